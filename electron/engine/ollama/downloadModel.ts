import { LampwrightError } from '#shared/errors/LampwrightError';
import type { DownloadProgress } from '#shared/api/progress';
import { DownloadMeter } from './DownloadMeter';
import { linkedAbort } from './linkedAbort';
import { withTicks } from './withTicks';
import type { ProgressLine } from './responseSchemas';

/** Seconds without news. Checking what was downloaded takes its time without a word. */
const patience = { withoutNews: 180, checking: 900 };

/** What goes along with a download. */
interface Following {
  readonly signal: AbortSignal;
  readonly tell: (progress: DownloadProgress) => void;
  /** Called when more turns out to be fetched than was known: may fail, and so end the download. */
  readonly onTotal?: (bytesToCome: number) => Promise<void>;
  /** All has come, and is being checked. */
  readonly onChecking?: () => void;
  readonly tickMs?: number;
  readonly patience?: typeof patience;
}

/**
 * Reads a download to its end and tells how far it is. Fails with PULL_CUT_OFF where it ends too early or no more bytes
 * come; what was fetched stays. Once the signal is given it ends quietly.
 */
export async function downloadModel(
  begin: (signal: AbortSignal) => AsyncGenerator<ProgressLine>,
  following: Following,
): Promise<void> {
  const { signal, tell, onTotal, onChecking, tickMs = 1000, patience: limits = patience } = following;
  const call = linkedAbort(signal);
  const lines = begin(call.signal);
  const meter = new DownloadMeter();
  let last: DownloadProgress | undefined;
  let status = '';
  let idleTicks = 0;
  for await (const line of withTicks(lines, tickMs, call.stop)) {
    if (line === 'tick') {
      idleTicks++;
      const limit = status.startsWith('verifying') ? limits.checking : limits.withoutNews;
      if ((idleTicks * tickMs) / 1000 > limit) throw cutOff('No more of the download came');
      continue;
    }
    const progress = meter.read(line);
    // The server goes on reporting while nothing comes: only news counts.
    if (line.status !== status || (progress && progress.receivedBytes !== last?.receivedBytes)) idleTicks = 0;
    if (line.status !== status && line.status.startsWith('verifying')) onChecking?.();
    ({ status } = line);
    if (!progress) continue;
    if (progress.totalBytes > (last?.totalBytes ?? 0))
      await onTotal?.(progress.totalBytes - progress.receivedBytes);
    last = progress;
    tell(progress);
  }
  const isComplete = status === 'success';
  if (!isComplete && !signal.aborted) throw cutOff('The download ended too early');
}

function cutOff(what: string): LampwrightError {
  return new LampwrightError(
    'PULL_CUT_OFF',
    `${what}. Go on when the network is back: what has come so far is kept.`,
  );
}
