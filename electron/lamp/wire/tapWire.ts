import type { Clock } from '../../clock/Clock';
import { LineSplitter } from '../link/LineSplitter';
import type { Wire } from './Wire';

/** Traffic on a wire as readable text: a line, or a summary of the frames that were streamed. */
export interface WireText {
  readonly from: 'app' | 'lamp';
  readonly text: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** How often streamed frames are summed up. */
const streamedEveryMs = 1000;
const maxLineLength = 500;
const frameMark = [0x41, 0x64, 0x61];

/** Wraps a wire and passes its traffic to `emit` as text: each line both ways, and once a second the number of streamed frames. */
export function tapWire(wire: Wire, clock: Clock, emit: (text: WireText) => void): Wire {
  const emitText = (from: WireText['from'], text: string) => emit({ from, text, at: clock.now() });
  const frames = { count: 0, bytes: 0, since: 0 };
  const countFrame = (bytes: Uint8Array) => {
    if (frames.count === 0) frames.since = clock.now();
    frames.count++;
    frames.bytes += bytes.length;
    if (clock.now() - frames.since < streamedEveryMs) return;
    emitText('app', `${frames.count} frames, ${(frames.bytes / 1000).toFixed(1)} kB`);
    Object.assign(frames, { count: 0, bytes: 0 });
  };
  const lineEmitter = (from: WireText['from']) => {
    const splitter = new LineSplitter({ maxLength: maxLineLength, unprintable: 'escape' });
    return (bytes: Uint8Array) => {
      for (const line of splitter.add(bytes)) if (line !== '') emitText(from, line);
    };
  };
  const emitSent = lineEmitter('app');
  wire.onBytes(lineEmitter('lamp'));
  return {
    path: wire.path,
    drain: () => wire.drain(),
    setBaud: (baud) => wire.setBaud(baud),
    close: () => wire.close(),
    onBytes: (listener) => wire.onBytes(listener),
    onClose: (listener) => wire.onClose(listener),
    write: (bytes) => {
      if (frameMark.every((byte, at) => bytes[at] === byte)) countFrame(bytes);
      else emitSent(bytes);
      return wire.write(bytes);
    },
  };
}
