import type { DownloadProgress } from '#shared/api/progress';
import type { ProgressLine } from './responseSchemas';

/** The speed is the average over the window; it is unknown until `minMs` have passed. */
const windowMs = 10_000;
const minMs = 1000;

/** Adds up the layers of a download. Layers become known one after another, so the total may grow at first. */
export class DownloadMeter {
  private readonly layers = new Map<string, { total: number; completed: number }>();
  private readonly samples: { at: number; received: number }[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Reads a line of the download and returns the progress; undefined for a line without byte counts. */
  read({ digest, total, completed = 0 }: ProgressLine): DownloadProgress | undefined {
    if (digest === undefined || total === undefined) return undefined;
    const isNew = !this.layers.has(digest);
    this.layers.set(digest, { total, completed: Math.min(completed, total) });
    // Bytes left by an earlier download do not count for the speed.
    if (isNew && completed > 0) this.samples.length = 0;
    const receivedBytes = this.sum('completed');
    const totalBytes = this.sum('total');
    const bytesPerSecond = this.speed(receivedBytes);
    const secondsLeft = bytesPerSecond ? (totalBytes - receivedBytes) / bytesPerSecond : undefined;
    return { receivedBytes, totalBytes, bytesPerSecond, secondsLeft };
  }

  private speed(received: number): number | undefined {
    const at = this.now();
    // The count drops when a piece is downloaded again; the speed must not become negative.
    if (received < (this.samples.at(-1)?.received ?? 0)) this.samples.length = 0;
    this.samples.push({ at, received });
    while ((this.samples[0]?.at ?? at) < at - windowMs) this.samples.shift();
    const [first] = this.samples;
    if (!first || at - first.at < minMs) return undefined;
    return ((received - first.received) / (at - first.at)) * 1000;
  }

  private sum(what: 'total' | 'completed'): number {
    let sum = 0;
    for (const layer of this.layers.values()) sum += layer[what];
    return sum;
  }
}
