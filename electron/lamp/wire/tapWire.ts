import type { Clock } from '../../clock/Clock';
import type { Wire } from './Wire';

/** What went over a wire, for people: a line, or what was streamed. */
export interface WireText {
  readonly from: 'app' | 'lamp';
  readonly text: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** How often is said what was streamed. */
const streamedEveryMs = 1000;
const longestLine = 500;
const frameMark = [0x41, 0x64, 0x61];

/** A wire that does the same, and tells `tell` what goes over it: each line, and once a second how many frames. */
export function tapWire(wire: Wire, clock: Clock, tell: (text: WireText) => void): Wire {
  const say = (from: WireText['from'], text: string) => tell({ from, text, at: clock.now() });
  const frames = { count: 0, bytes: 0, since: 0 };
  const countFrame = (bytes: Uint8Array) => {
    if (frames.count === 0) frames.since = clock.now();
    frames.count++;
    frames.bytes += bytes.length;
    if (clock.now() - frames.since < streamedEveryMs) return;
    say('app', `${frames.count} frames, ${(frames.bytes / 1000).toFixed(1)} kB`);
    Object.assign(frames, { count: 0, bytes: 0 });
  };
  const received = new PrintableLines((line) => say('lamp', line));
  const sent = new PrintableLines((line) => say('app', line));
  wire.onBytes((bytes) => received.add(bytes));
  return {
    path: wire.path,
    drain: () => wire.drain(),
    setBaud: (baud) => wire.setBaud(baud),
    close: () => wire.close(),
    onBytes: (listener) => wire.onBytes(listener),
    onClose: (listener) => wire.onClose(listener),
    write: (bytes) => {
      if (frameMark.every((byte, at) => bytes[at] === byte)) countFrame(bytes);
      else sent.add(bytes);
      return wire.write(bytes);
    },
  };
}

/** Cuts bytes into lines for people: what cannot be printed is shown by its code. */
class PrintableLines {
  #line = '';

  constructor(private readonly onLine: (line: string) => void) {}

  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (byte === 0x0a || this.#line.length >= longestLine) this.#end();
      if (byte === 0x0a || byte === 0x0d) continue;
      const isPrintable = byte >= 0x20 && byte < 0x7f;
      this.#line += isPrintable ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`;
    }
  }

  #end(): void {
    if (this.#line !== '') this.onLine(this.#line);
    this.#line = '';
  }
}
