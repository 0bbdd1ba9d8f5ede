import type { SetupProgress, WritingProgress } from '#shared/api/progress';
import { inGigabytes } from '../engine/ollama/room';
import type { ReplyEvent } from '../engine/readReply';
import type { Terminal } from './Command';

/** Tells on standard error how a reply gets on: each phase once, each step as it is complete. */
export function progressTeller(terminal: Terminal): (event: Exclude<ReplyEvent, { type: 'notice' }>) => void {
  let phase: WritingProgress['phase'] | undefined;
  return (event) => {
    if (event.type === 'progress' && event.progress.phase !== phase) {
      ({ phase } = event.progress);
      terminal.tell(wordsFor(event.progress));
    } else if (event.type === 'step') terminal.tell(`Step ${event.index + 1}: ${event.step.id}`);
    else if (event.type === 'correcting')
      terminal.tell(`${event.error.message} The model is asked once more.`);
  };
}

function wordsFor(progress: WritingProgress): string {
  if (progress.phase === 'loading') return 'Loading the model …';
  return progress.phase === 'reading' ? `Reading ${progress.tokens} tokens …` : 'Writing …';
}

/** How often a download is worth a line, in percent. */
const everyPercent = 5;

/** Tells on standard error how getting a model gets on. */
export function setupTeller(terminal: Terminal): (progress: SetupProgress) => void {
  let told = '';
  return (progress) => {
    const line = setupWords(progress);
    const percent = progress.stage === 'pulling' ? percentOf(progress) : undefined;
    const mark = `${progress.stage} ${percent ?? line}`;
    if (mark !== told) terminal.tell(line);
    told = mark;
  };
}

function setupWords(progress: SetupProgress): string {
  switch (progress.stage) {
    case 'looking':
      return 'Looking for Ollama …';
    case 'installing':
      return `Ollama is not installed. Get it from ${progress.downloadPage}; this goes on by itself once it is there.`;
    case 'starting':
      return 'Starting Ollama …';
    case 'pulling':
      return `Getting ${progress.model} … ${downloadWords(progress)}`.trim();
    case 'creating':
      return `Making the lamp model ${progress.model} …`;
    case 'warming':
      return `Warming up ${progress.model} …`;
    case 'ready':
      return `${progress.model} is ready.`;
  }
}

type Pulling = Extract<SetupProgress, { stage: 'pulling' }>;

function downloadWords({ download }: Pulling): string {
  if (!download) return '';
  const { receivedBytes, totalBytes, bytesPerSecond, secondsLeft } = download;
  const size = `${inGigabytes(receivedBytes)} of ${inGigabytes(totalBytes)}`;
  if (bytesPerSecond === undefined || secondsLeft === undefined) return size;
  const minutes = Math.ceil(secondsLeft / 60);
  return `${size}, ${(bytesPerSecond / 1e6).toFixed(1)} MB/s, about ${minutes} minute${minutes === 1 ? '' : 's'} left`;
}

function percentOf({ download }: Pulling): number | undefined {
  if (!download || download.totalBytes === 0) return undefined;
  return Math.floor(((download.receivedBytes / download.totalBytes) * 100) / everyPercent) * everyPercent;
}
