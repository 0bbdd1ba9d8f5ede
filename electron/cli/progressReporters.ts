import type { SetupProgress, WritingProgress } from '#shared/api/progress';
import { gigabytesText } from '../engine/ollama/diskAndMemory';
import type { ReplyEvent } from '../engine/readReply';
import type { Terminal } from './CliCommand';

/** Writes the progress of a reply to standard error: each phase once, each step when it is complete. */
export function replyReporter(terminal: Terminal): (event: Exclude<ReplyEvent, { type: 'notice' }>) => void {
  let last: WritingProgress | undefined;
  return (event) => {
    if (event.type === 'progress') {
      if (event.progress.phase !== last?.phase) terminal.say(wordsFor(event.progress));
      last = event.progress;
    } else if (event.type === 'program' && last?.phase === 'writing') {
      const speed = last.tokensPerSecond === undefined ? '' : `, ${last.tokensPerSecond.toFixed(1)} a second`;
      terminal.say(`Complete after ${last.tokens} tokens${speed}.`);
    } else if (event.type === 'step') terminal.say(`Step ${event.index + 1}: ${event.step.id}`);
    else if (event.type === 'correcting') terminal.say(`${event.error.message} Asking the model once more.`);
  };
}

function wordsFor(progress: WritingProgress): string {
  if (progress.phase === 'loading') return 'Loading the model …';
  return progress.phase === 'reading' ? `Reading ${progress.tokens} tokens …` : 'Writing …';
}

/** A download writes a line each time it has advanced by this much. */
const everyPercent = 5;

/** Writes the progress of a model's setup to standard error: each phase, and every few percent of a download. */
export function setupReporter(terminal: Terminal): (progress: SetupProgress) => void {
  let phase: SetupProgress['phase'] | undefined;
  let percent = -1;
  return (progress) => {
    const now = progress.phase === 'pulling' ? percentOf(progress) : 0;
    if (progress.phase === phase && now <= percent) return;
    terminal.say(setupWords(progress));
    ({ phase } = progress);
    percent = now;
  };
}

function setupWords(progress: SetupProgress): string {
  switch (progress.phase) {
    case 'looking':
      return 'Looking for Ollama …';
    case 'installing':
      return `Ollama is not installed. Get it from ${progress.downloadPage}; this continues by itself once it is installed.`;
    case 'starting':
      return 'Starting Ollama …';
    case 'pulling':
      return `Getting ${progress.model} … ${downloadWords(progress)}`.trim();
    case 'checking':
      return `Checking ${progress.model} …`;
    case 'creating':
      return `Creating the lamp model ${progress.model} …`;
    case 'warming':
      return `Warming up ${progress.model} …`;
    case 'ready':
      return `${progress.model} is ready.`;
  }
}

type Pulling = Extract<SetupProgress, { phase: 'pulling' }>;

function downloadWords({ download }: Pulling): string {
  if (!download) return '';
  const { receivedBytes, totalBytes, bytesPerSecond, secondsLeft } = download;
  const size = `${gigabytesText(receivedBytes)} of ${gigabytesText(totalBytes)}`;
  if (bytesPerSecond === undefined || secondsLeft === undefined) return size;
  const left = secondsLeft < 90 ? `${Math.ceil(secondsLeft)} s` : `${Math.round(secondsLeft / 60)} min`;
  return `${size}, ${(bytesPerSecond / 1e6).toFixed(1)} MB/s, about ${left} left`;
}

function percentOf({ download }: Pulling): number {
  if (!download || download.totalBytes === 0) return 0;
  return Math.floor(((download.receivedBytes / download.totalBytes) * 100) / everyPercent) * everyPercent;
}
