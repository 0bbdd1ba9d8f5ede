// A thread that streams to a wire which accepts everything, or runs only a timer; it posts how late each frame was, in ms.
import { parentPort, workerData } from 'node:worker_threads';
import { defaultLayout } from '#shared/lamp/Layout';
import { adalightFormat } from '#shared/lamp/wire/adalight';
import { FrameStreamer } from '../../electron/lamp/streaming/FrameStreamer';
import { realClock } from '../../electron/clock/Clock';
import type { Wire } from '../../electron/lamp/wire/Wire';
import { patternShows } from './patternShows';
import { programOf } from '../shared/animation/showing';

const { frames, work } = workerData as { frames: number; work: 'stream' | 'timer' };
/** Enough for more than sixty frames a second, the streamer's maximum. */
const baud = 921_600;
const fps = 60;

const lateMs: number[] = [];
if (work === 'stream') stream();
else keepTime();

function note(late: number): boolean {
  lateMs.push(late);
  if (lateMs.length < frames) return false;
  parentPort?.postMessage(lateMs);
  return true;
}

function stream(): void {
  const wire: Wire = {
    path: 'nowhere',
    write: () => Promise.resolve(),
    drain: () => Promise.resolve(),
    setBaud: () => Promise.resolve(),
    close: () => Promise.resolve(),
    onBytes: () => () => {},
    onClose: () => () => {},
  };

  const guards = { brightness: 179, budgetMa: 2000 };
  const streamer = new FrameStreamer(
    wire,
    realClock,
    defaultLayout,
    guards,
    adalightFormat,
    baud,
    (dueMs, nowMs) => {
      if (note(Math.max(nowMs - dueMs, 0))) void streamer.stop();
    },
  );
  const steps = patternShows.map(({ command }, index) => ({
    id: `s${index}`,
    command,
    duration: 400,
    transition: 200,
  }));
  const last = steps.at(-1)?.id ?? '';
  const program = programOf({ name: 'All', steps, loop: { count: 0, start_step: 's0', end_step: last } });
  streamer.show({ type: 'show', show: { program, startedMs: realClock.now() } });
}

/** A timer at the same rate, which skips frames that are late by a whole frame, as the streamer does. */
function keepTime(): void {
  const intervalMs = 1000 / fps;
  let dueMs = realClock.now();
  const tick = () => {
    const late = Math.max(realClock.now() - dueMs, 0);
    const missed = Math.floor(late / intervalMs);
    dueMs += (missed + 1) * intervalMs;
    if (!note(late - missed * intervalMs)) realClock.after(Math.max(dueMs - realClock.now(), 0), tick);
  };
  tick();
}
