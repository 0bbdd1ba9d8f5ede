// A thread that streams to a wire which takes everything, and posts how late each frame went out, in ms.
import { parentPort, workerData } from 'node:worker_threads';
import { defaultLayout } from '#shared/lamp/layout';
import { FrameStreamer } from '../../electron/lamp/streaming/FrameStreamer';
import { realClock } from '../../electron/lamp/wire/Clock';
import type { Wire } from '../../electron/lamp/wire/Wire';
import { patternShows } from './patternShows';
import { programOf } from '../shared/animation/showing';

const { frames, baud } = workerData as { frames: number; baud: number };

const wire: Wire = {
  path: 'nowhere',
  write: () => Promise.resolve(),
  drain: () => Promise.resolve(),
  setBaud: () => Promise.resolve(),
  close: () => Promise.resolve(),
  onBytes: () => () => {},
  onClose: () => () => {},
};

const lateMs: number[] = [];
const guards = { brightness: 179, budgetMa: 2000 };
const streamer = new FrameStreamer(wire, realClock, defaultLayout, guards, baud, (dueMs, nowMs) => {
  lateMs.push(nowMs - dueMs);
  if (lateMs.length < frames) return;
  parentPort?.postMessage(lateMs);
  void streamer.stop();
});
const steps = patternShows.map(({ command }, index) => ({
  id: `s${index}`,
  command,
  duration: 400,
  transition: 200,
}));
const last = steps.at(-1)?.id ?? '';
const program = programOf({ name: 'All', steps, loop: { count: 0, start_step: 's0', end_step: last } });
streamer.show({ type: 'show', show: { program, startedMs: realClock.now() } });
