import type { DownloadProgress } from '#shared/api/progress';
import type { ProgressLine } from './responseSchemas';

/** The speed is that of the last seconds, and is told after the first ones. */
const lookedAtMs = 10_000;
const leastMs = 1000;

/** Adds up the layers of a download. Layers become known one after another, so the total may grow at first. */
export class DownloadMeter {
  private readonly layers = new Map<string, { total: number; completed: number }>();
  private readonly samples: { at: number; received: number }[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Takes in a line; gives how far the download is, or nothing for a line about something else. */
  read({ digest, total, completed = 0 }: ProgressLine): DownloadProgress | undefined {
    if (digest === undefined || total === undefined) return undefined;
    const isNew = !this.layers.has(digest);
    this.layers.set(digest, { total, completed: Math.min(completed, total) });
    // What an earlier download left is no speed of this one.
    if (isNew && completed > 0) this.samples.length = 0;
    const receivedBytes = this.sum('completed');
    const totalBytes = this.sum('total');
    const bytesPerSecond = this.speed(receivedBytes);
    const secondsLeft = bytesPerSecond ? (totalBytes - receivedBytes) / bytesPerSecond : undefined;
    return { receivedBytes, totalBytes, bytesPerSecond, secondsLeft };
  }

  private speed(received: number): number | undefined {
    const at = this.now();
    // A part that is fetched again is no speed backwards.
    if (received < (this.samples.at(-1)?.received ?? 0)) this.samples.length = 0;
    this.samples.push({ at, received });
    while ((this.samples[0]?.at ?? at) < at - lookedAtMs) this.samples.shift();
    const [first] = this.samples;
    if (!first || at - first.at < leastMs) return undefined;
    return ((received - first.received) / (at - first.at)) * 1000;
  }

  private sum(what: 'total' | 'completed'): number {
    let sum = 0;
    for (const layer of this.layers.values()) sum += layer[what];
    return sum;
  }
}
