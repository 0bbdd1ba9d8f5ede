import { ledCount } from '#shared/lamp/Layout';
import { readLine, sealLine, type Members } from '#shared/lamp/wire/lines';
import type { LampEvent, ResetCause } from '#shared/lamp/wire/messages';
import type { Clock } from '../../clock/Clock';
import { ActiveSettings } from './ActiveSettings';
import { LampRequestHandler } from './LampRequestHandler';
import { EepromWriter, type Eeprom } from './EepromWriter';
import type { LampModel } from './LampModel';
import { Receiver } from './Receiver';
import { readRequest } from './requests';
import { LampDisplay } from './LampDisplay';

/** What is on show. */
export interface DisplayedFrame {
  /** Program time of the frame. */
  readonly ms: number;
  /** Its number, as `status` tells it. */
  readonly frame: number;
  /** What the LEDs are given, in their order of channels. */
  readonly bytes: Uint8Array;
}

/** A lamp from one start to the next: all that goes when its power does. */
export class LampRuntime {
  readonly #receiver: Receiver;
  readonly #display: LampDisplay;
  readonly #eepromWriter: EepromWriter;
  readonly #requestHandler: LampRequestHandler;

  constructor(
    private readonly model: LampModel,
    store: Eeprom,
    clock: Clock,
    private readonly cause: ResetCause,
    private readonly send: (text: string) => void,
  ) {
    const { layout, memoryBytes, lineLength, can, keepMs } = model;
    const tell = (event: Members) => this.#sendLine(event);
    const settings = new ActiveSettings(store.settings, layout, clock.now(), cause === 'brown-out');
    this.#display = new LampDisplay(memoryBytes, clock, (ms) => settings.effectiveAt(ms), tell);
    this.#eepromWriter = new EepromWriter(
      store,
      keepMs,
      clock,
      () => settings.values,
      (sum) => tell({ event: 'kept', sum }),
    );
    this.#requestHandler = new LampRequestHandler(model, cause, settings, this.#display, this.#eepromWriter);
    const limits = { lineLength, takesFrames: can.includes('adalight') };
    this.#receiver = new Receiver(limits, clock, () => ledCount(settings.values.layout), {
      onLine: (line) => this.#handleLine(line),
      onDropped: (why) => this.#reportIgnored(why),
      onFrameBegin: () => this.#display.beginFrame(),
      onFrameCut: () => this.#display.abandonFrame(),
      onFrame: (pixels) => this.#display.showStreamedFrame(pixels),
    });
    if (store.program) this.#display.play(store.program, 0);
  }

  /** Says that the lamp has started. */
  announceBoot(): void {
    const { name, firmware, can } = this.model;
    if (can.includes('adalight')) this.send('Ada\n');
    this.#sendLine({ event: 'boot', lamp: name, firmware, reset: this.cause });
  }

  /** Whether anybody hears what the lamp says. */
  set hasListener(isHeard: boolean) {
    this.#display.hasListener = isHeard;
  }

  receive(bytes: Uint8Array): void {
    this.#receiver.receive(bytes);
  }

  displayedFrame(): DisplayedFrame {
    const { ms, frame } = this.#display.status();
    return { ms, frame, bytes: this.#display.ledFrame().bytes };
  }

  /** The power goes. */
  powerOff(): void {
    for (const part of [this.#receiver, this.#eepromWriter, this.#display]) part.powerOff();
  }

  #handleLine(line: string): void {
    const read = readLine(line);
    if (!read.ok) return this.#reportIgnored(read.why);
    // JSON has escapes, the protocol has none.
    if (line.includes('\\')) return this.#reportIgnored('no-object');
    const hasOddSeal = !read.isSealed && 'crc' in read.members;
    if (hasOddSeal || (this.#display.isFrameRecent && !read.isSealed)) return this.#reportIgnored('crc');
    const { id, request } = readRequest(read.members, this.model.form);
    const reply = typeof request === 'string' ? { error: request } : this.#requestHandler.handle(request);
    this.#sendLine({
      ...(id !== undefined && { id }),
      ...('error' in reply ? reply : { ok: true, ...reply }),
    });
  }

  #reportIgnored(why: Extract<LampEvent, { event: 'ignored' }>['why']): void {
    this.#sendLine({ event: 'ignored', why });
  }

  #sendLine(message: Members): void {
    this.send(`${sealLine(message)}\n`);
  }
}
