import type { DownloadProgress, SetupProgress } from '#shared/api/progress';
import type { Settings } from '#shared/api/settingsSchema';
import { formatBytes, formatCount, formatPercent, formatDuration } from './formats';

const stages: Record<SetupProgress['stage'], string> = {
  looking: 'Looking for Ollama',
  installing: 'Waiting for Ollama',
  starting: 'Starting Ollama',
  pulling: 'Getting the model',
  checking: 'Checking what has come',
  creating: 'Making the lamp model',
  warming: 'Warming the model up',
  ready: 'The model is ready',
};

const downloads: Record<Settings['lampBase'], string> = {
  'gemma3:4b': 'A few gigabytes, once.',
  'gemma3:1b': 'Less than a gigabyte, once.',
};

/** The words about who answers wishes, and about getting the model. */
export const engineWords = {
  label: 'Who answers',
  composer: 'Built-in composer',
  warming: 'warming up',
  speed: (tokensPerSecond: number) => `${formatCount(tokensPerSecond)} tok/s`,
  getting: (reached: number | undefined) =>
    reached === undefined ? 'getting the model' : `getting the model · ${formatPercent(reached)}`,

  details: {
    composerAnswers: 'The built-in composer answers',
    modelAnswers: (title: string) => `${title} answers`,
    lampAnswers: 'The lamp model answers',
    stays: 'On this computer. No word leaves it.',
    warming: 'It is being loaded, so that the first wish is quick.',
    ollama: 'Ollama',
    up: (version: string) => `version ${version}`,
    looking: 'looking…',
    down: 'does not answer',
    missing: 'not installed',
    host: 'Address',
    model: 'Model',
    madeFrom: 'Made from',
    size: 'Size',
    bytes: formatBytes,
    pace: 'Writes',
    unmeasured: 'not measured yet',
    window: 'Window',
    tokens: (tokens: number) => `${formatCount(tokens)} tokens`,
    outdated: 'This version of Lampwright has a newer lamp model. Making it takes a moment.',
    update: 'Update the model',
    look: 'Look again',
    settings: 'Settings…',
  },

  setup: {
    label: 'The model',
    answering: 'Answering: built-in composer',
    why: 'It knows a few hundred scenes by heart. The lamp model understands far more, also offline.',
    get: 'Get the model',
    download: (base: Settings['lampBase'] | null) => (base === null ? 'A download, once.' : downloads[base]),
    hasBase: 'Its base is here: this takes a moment.',
    stage: (stage: SetupProgress['stage']) => stages[stage],
    progress: 'How far the download is',
    install: 'Ollama runs the model on this computer. Install it; this goes on by itself once it is there.',
    downloadPage: 'Download Ollama',
    outside: 'opens outside of this window',
    line: (progress: SetupProgress) =>
      progress.stage === 'pulling' && progress.download
        ? downloadText(progress.download)
        : stages[progress.stage],
    pause: 'Pause',
    paused: 'Paused',
    pausedAt: (reached: number | undefined) =>
      reached === undefined ? 'Paused' : `Paused at ${formatPercent(reached)}`,
    goOn: 'Go on',
    retry: 'Try again',
    failed: 'Getting the model failed',
    ready: 'The model answers now',
    readyWhy: 'It runs on this computer, also offline.',
  },
} as const;

/** `1.35 of 3.3 GB · 2 min left`: as far as it is known. */
function downloadText({ receivedBytes, totalBytes, secondsLeft }: DownloadProgress): string {
  const received = bytesOf(receivedBytes, totalBytes);
  return secondsLeft === undefined ? received : `${received} · ${formatDuration(secondsLeft * 1000)} left`;
}

/** The unit is said once where both have the same. */
function bytesOf(received: number, total: number): string {
  const [some, all] = [formatBytes(received), formatBytes(total)];
  const [amount = some, unit = ''] = some.split(/\s/u);
  return `${all.endsWith(unit) ? amount : some} of ${all}`;
}
