import { LampwrightError } from '#shared/errors/LampwrightError';
import type { DownloadProgress } from '#shared/api/progress';
import { DownloadMeter } from './DownloadMeter';
import { linkedAbort } from './linkedAbort';
import { withTicks } from './withTicks';
import type { ProgressLine } from './responseSchemas';

/** How many seconds may pass without progress. Ollama reports nothing while it verifies a download. */
const patience = { withoutNews: 180, checking: 900 };

/** Callbacks and limits of a download. */
interface DownloadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DownloadProgress) => void;
  /** Called when the total size turns out larger than known so far. If it rejects, the download ends. */
  readonly onTotal?: (bytesToCome: number) => Promise<void>;
  /** Called when all bytes are there and are being verified. */
  readonly onChecking?: () => void;
  readonly tickMs?: number;
  readonly patience?: typeof patience;
}

/**
 * Follows a download to its end and reports its progress. Fails with PULL_CUT_OFF if it ends too early or makes no progress;
 * the bytes so far stay on disk. When the signal is aborted, it resolves.
 */
export async function downloadModel(
  begin: (signal: AbortSignal) => AsyncGenerator<ProgressLine>,
  options: DownloadOptions,
): Promise<void> {
  const { signal, onProgress, onTotal, onChecking, tickMs = 1000, patience: limits = patience } = options;
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
      if ((idleTicks * tickMs) / 1000 > limit) throw cutOff('The download made no more progress');
      continue;
    }
    const progress = meter.read(line);
    // The server sends lines even when nothing arrives, so only changes count as progress.
    if (line.status !== status || (progress && progress.receivedBytes !== last?.receivedBytes)) idleTicks = 0;
    if (line.status !== status && line.status.startsWith('verifying')) onChecking?.();
    ({ status } = line);
    if (!progress) continue;
    if (progress.totalBytes > (last?.totalBytes ?? 0))
      await onTotal?.(progress.totalBytes - progress.receivedBytes);
    last = progress;
    onProgress(progress);
  }
  const isComplete = status === 'success';
  if (!isComplete && !signal.aborted) throw cutOff('The download ended too early');
}

function cutOff(what: string): LampwrightError {
  return new LampwrightError(
    'PULL_CUT_OFF',
    `${what}. Continue when the network is back: what was downloaded so far is kept.`,
  );
}
