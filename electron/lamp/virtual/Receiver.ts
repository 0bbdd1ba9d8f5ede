import type { Clock } from '../../clock/Clock';
import { Deadline } from './Deadline';
import { canBeAdalightHeader, adalightHeaderLength, ledCountInHeader } from './adalightHeader';

/** Why a line is dropped unread. */
export type DropReason = 'too-long' | 'no-object';

/** Gets what the received bytes contain. */
export interface ReceiverListener {
  /** A complete line: printable, from its `{` to before its LF. */
  readonly onLine: (line: string) => void;
  /** A line has ended that is not valid. */
  readonly onDropped: (why: DropReason) => void;
  /** A valid header of an Adalight frame has arrived. */
  readonly onFrameBegin: () => void;
  /** An incomplete frame was ended by 100 ms of silence. */
  readonly onFrameCut: () => void;
  /** A complete frame: red, green and blue of each LED. */
  readonly onFrame: (pixels: Uint8Array) => void;
}

export interface ReceiverLimits {
  /** The longest line, in characters. */
  readonly lineLength: number;
  readonly takesFrames: boolean;
}

type Mode =
  /** Between lines and frames: the bytes so far that can still become a header. */
  | { readonly name: 'rest'; readonly bytes: number[] }
  | { readonly name: 'line'; text: string }
  /** An invalid line until its LF, and its last bytes, in case they are a header. */
  | { readonly name: 'dropped'; readonly why: DropReason; readonly bytes: number[] }
  | { readonly name: 'pixels'; readonly pixels: Uint8Array; filled: number }
  /** After a complete frame: a header follows, or three spare bytes and a header. */
  | { readonly name: 'behind'; readonly bytes: number[] }
  /** After an error: the last bytes, searched for a header only. */
  | { readonly name: 'lost'; readonly bytes: number[] };

const [lf, cr, brace] = [0x0a, 0x0d, 0x7b];
const cutOffMs = 100;
const restMs = 200;
/** Sent by senders whose header states one LED more than there are. */
const spareBytes = 3;

/** Separates lines and Adalight frames on one port, so that pixel bytes are never taken for a line. */
export class Receiver {
  #mode: Mode = { name: 'rest', bytes: [] };
  readonly #cutOff: Deadline;
  #lastReceivedMs = -Infinity;

  constructor(
    private readonly limits: ReceiverLimits,
    private readonly clock: Clock,
    private readonly ledCount: () => number,
    private readonly listener: ReceiverListener,
  ) {
    this.#cutOff = new Deadline(clock, () => this.#handleSilence());
  }

  receive(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#handleSilence();
    this.#lastReceivedMs = this.clock.now();
    for (const byte of bytes) this.#takeByte(byte);
    if (this.#mode.name === 'pixels') this.#cutOff.restart(cutOffMs);
  }

  /** Stops the timer. */
  powerOff(): void {
    this.#cutOff.clear();
  }

  #handleSilence(): void {
    this.#cutOff.clear();
    const ms = this.clock.now() - this.#lastReceivedMs;
    const mode = this.#mode;
    if (mode.name === 'rest' && ms >= restMs) return this.#abandonHeader(mode.bytes);
    if (mode.name === 'rest' || mode.name === 'line' || mode.name === 'dropped' || ms < cutOffMs) return;
    const isWhole = mode.name === 'behind' && (mode.bytes.length === 0 || mode.bytes.length === spareBytes);
    if (ms >= restMs || isWhole) this.#startOver();
    else this.#resync([]);
    if (mode.name === 'pixels') this.listener.onFrameCut();
  }

  #takeByte(byte: number): void {
    const mode = this.#mode;
    switch (mode.name) {
      case 'rest':
        return this.#takeAtRest(byte, mode.bytes);
      case 'line':
        return this.#takeOfLine(byte, mode);
      case 'dropped':
        if (byte !== lf) return this.#seekHeader(byte, mode.bytes);
        this.#startOver();
        return this.listener.onDropped(mode.why);
      case 'pixels':
        mode.pixels[mode.filled++] = byte;
        if (mode.filled < mode.pixels.length) return;
        this.#mode = { name: 'behind', bytes: [] };
        return this.listener.onFrame(mode.pixels);
      case 'behind':
        return this.#takeBehind(byte, mode.bytes);
      case 'lost':
        return this.#seekHeader(byte, mode.bytes);
    }
  }

  #takeAtRest(byte: number, bytes: number[]): void {
    bytes.push(byte);
    const isHeaderDue = bytes.length === adalightHeaderLength;
    while (bytes.length > 0 && !this.#canBeHeader(bytes)) {
      const opensLine = bytes.shift() === brace && !(isHeaderDue && bytes.length === 0);
      if (!opensLine) continue;
      this.#mode = { name: 'line', text: '{' };
      for (const next of bytes) this.#takeByte(next);
      return;
    }
    if (bytes.length === adalightHeaderLength) this.#takeHeader(ledCountInHeader(bytes));
    // A header damaged by noise: the pixels after it must not be taken for a line.
    else if (isHeaderDue) this.#resync(bytes);
  }

  #takeOfLine(byte: number, line: Extract<Mode, { name: 'line' }>): void {
    if (byte === cr) return;
    if (byte === lf) {
      this.#startOver();
      this.listener.onLine(line.text);
    } else if (byte < 0x20 || byte > 0x7e) this.#drop('no-object', line.text, byte);
    else if (line.text.length === this.limits.lineLength) this.#drop('too-long', line.text, byte);
    else line.text += String.fromCharCode(byte);
  }

  #takeBehind(byte: number, bytes: number[]): void {
    bytes.push(byte);
    const start = canBeAdalightHeader(bytes) ? 0 : spareBytes;
    if (!canBeAdalightHeader(bytes, start)) this.#resync(bytes.slice(1 - adalightHeaderLength));
    else if (bytes.length === start + adalightHeaderLength) this.#takeHeader(ledCountInHeader(bytes, start));
  }

  #seekHeader(byte: number, bytes: number[]): void {
    bytes.push(byte);
    if (bytes.length > adalightHeaderLength) bytes.shift();
    if (bytes.length === adalightHeaderLength && this.#canBeHeader(bytes))
      this.#takeHeader(ledCountInHeader(bytes));
  }

  #canBeHeader(bytes: readonly number[]): boolean {
    return this.limits.takesFrames && canBeAdalightHeader(bytes);
  }

  #takeHeader(count: number): void {
    const leds = this.ledCount();
    if (count !== leds && count !== leds - 1) return this.#resync([]);
    this.#mode = { name: 'pixels', pixels: new Uint8Array(leds * 3), filled: 0 };
    this.listener.onFrameBegin();
  }

  /** Drops an incomplete header; a brace in it has begun a line. */
  #abandonHeader(bytes: readonly number[]): void {
    const start = bytes.indexOf(brace);
    this.#mode = start < 0 ? { name: 'rest', bytes: [] } : { name: 'line', text: '{' };
    if (start >= 0) for (const byte of bytes.slice(start + 1)) this.#takeByte(byte);
  }

  #startOver(): void {
    this.#mode = { name: 'rest', bytes: [] };
  }

  /** The line may have begun with a stray brace, and the bytes that made it invalid may be a header. */
  #drop(why: DropReason, text: string, byte: number): void {
    const last = Array.from(text.slice(1 - adalightHeaderLength), (character) => character.charCodeAt(0));
    this.#mode = { name: 'dropped', why, bytes: last };
    this.#seekHeader(byte, last);
  }

  #resync(bytes: number[]): void {
    this.#mode = { name: 'lost', bytes };
  }
}
