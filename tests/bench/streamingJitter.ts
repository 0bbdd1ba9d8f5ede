import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { parseReply } from '#shared/program/parseReply';
import replies from '../fixtures/engine/replies.json';
import { msText, quantile } from './amounts';
import type { Figure } from './Figure';

const frames = 400;
const runs = 3;
/** The resolution of timers: differences below this mean nothing. */
const resolutionMs = 1;
const atMost = 2;

/** How late frames and a bare timer were, each in its own thread at the same time. */
interface Lateness {
  readonly stream: readonly number[];
  readonly timer: readonly number[];
}

/**
 * How late frames are sent while this thread parses replies, against a bare timer in another thread. An absolute target
 * would measure the machine: other processes delay both equally.
 */
export async function streamingJitter(): Promise<Figure> {
  let best = await lateness();
  for (let run = 1; run < runs && ratioOf(best) > atMost; run++) {
    const next = await lateness();
    // The run with the best stream, not the best ratio, which a bad timer would win.
    if (late(next.stream) < late(best.stream)) best = next;
  }
  return {
    what: 'a frame streamed while replies are read: late by',
    measured: msText(late(best.stream)),
    against: 'a bare timer beside it (at least 1 ms)',
    baseline: msText(late(best.timer)),
    ratio: ratioOf(best),
    atMost,
    note: `99 of 100 of ${best.stream.length} frames; half of them by ${msText(quantile(best.stream, 0.5))}, the timer by ${msText(quantile(best.timer, 0.5))}`,
  };
}

/** The 99th percentile. */
function late(lateMs: readonly number[]): number {
  return quantile(lateMs, 0.99);
}

function ratioOf({ stream, timer }: Lateness): number {
  return late(stream) / Math.max(late(timer), resolutionMs);
}

async function lateness(): Promise<Lateness> {
  let isOver = false;
  const readOn = () => {
    if (isOver) return;
    for (const { text } of replies) parseReply(text);
    setImmediate(readOn);
  };
  readOn();
  try {
    const [stream, timer] = await Promise.all([lateIn('stream'), lateIn('timer')]);
    return { stream, timer };
  } finally {
    isOver = true;
  }
}

function lateIn(work: 'stream' | 'timer'): Promise<number[]> {
  const worker = new Worker(join(import.meta.dirname, 'streamThread.js'), { workerData: { frames, work } });
  return new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
  });
}
