import type { DownloadProgress, SetupProgress } from '#shared/api/progress';
import type { Settings } from '#shared/api/settingsSchema';
import { formatBytes, formatCount, formatPercent, formatDuration } from './formats';

const phases: Record<SetupProgress['phase'], string> = {
  looking: 'Looking for Ollama',
  installing: 'Waiting for Ollama',
  starting: 'Starting Ollama',
  pulling: 'Getting the model',
  checking: 'Checking the download',
  creating: 'Making the lamp model',
  warming: 'Warming the model up',
  ready: 'The model is ready',
};

const downloads: Record<Settings['lampBase'], string> = {
  'gemma3:4b': 'One-time download: a few gigabytes.',
  'gemma3:1b': 'One-time download: less than a gigabyte.',
};

/** Texts about the engine that answers wishes, and about getting the model. */
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
    stays: 'It runs on this computer. Nothing you write leaves it.',
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
    pace: 'Speed',
    unmeasured: 'not measured yet',
    window: 'Context window',
    tokens: (tokens: number) => `${formatCount(tokens)} tokens`,
    outdated: 'This version of Lampwright has a newer lamp model. Making it takes a moment.',
    update: 'Update the model',
    look: 'Look again',
    settings: 'Settings…',
  },

  setup: {
    label: 'The model',
    answering: 'Answering: built-in composer',
    why: 'It knows a few hundred scenes. The lamp model understands far more, also offline.',
    get: 'Get the model',
    download: (base: Settings['lampBase'] | null) => (base === null ? 'One-time download.' : downloads[base]),
    hasBase: 'Its base model is here already, so this takes only a moment.',
    phase: (phase: SetupProgress['phase']) => phases[phase],
    progress: 'Download progress',
    install: 'Ollama runs the model on this computer. Install it; the setup then continues by itself.',
    downloadPage: 'Download Ollama',
    outside: 'opens outside this window',
    line: (progress: SetupProgress) =>
      progress.phase === 'pulling' && progress.download
        ? downloadText(progress.download)
        : phases[progress.phase],
    pause: 'Pause',
    paused: 'Paused',
    pausedAt: (reached: number | undefined) =>
      reached === undefined ? 'Paused' : `Paused at ${formatPercent(reached)}`,
    resume: 'Resume',
    retry: 'Try again',
    failed: 'Getting the model failed',
    ready: 'The model answers now',
    readyWhy: 'It runs on this computer, also offline.',
  },
} as const;

/** `1.35 of 3.3 GB · 2 min left`; without the time while it is unknown. */
function downloadText({ receivedBytes, totalBytes, secondsLeft }: DownloadProgress): string {
  const received = bytesOf(receivedBytes, totalBytes);
  return secondsLeft === undefined ? received : `${received} · ${formatDuration(secondsLeft * 1000)} left`;
}

/** Names the unit once if both sizes have the same. */
function bytesOf(received: number, total: number): string {
  const [some, all] = [formatBytes(received), formatBytes(total)];
  const [amount = some, unit = ''] = some.split(/\s/u);
  return `${all.endsWith(unit) ? amount : some} of ${all}`;
}
