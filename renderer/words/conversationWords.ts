import type { AnsweringState, QueuedWish, OtherReading } from '#shared/api/areas/wishArea';
import type { EntryOf, Reading } from '#shared/conversation/Entry';
import { formatCount, formatDecimal, formatSeconds, formatDuration } from './formats';

const readings: Record<Reading['intent'], string> = {
  new: 'new',
  'follow-up': 'follow-up',
  edit: 'instant edit',
  undo: 'one step back',
  redo: 'one step forward',
  restore: 'an earlier version',
  control: 'lamp control',
  remark: 'a remark',
};

const origins = {
  model: 'by the model',
  composer: 'built-in composer',
  edit: 'instant edit',
  hand: 'by hand',
  library: 'from the library',
} as const;

const otherReadings: Record<OtherReading, string> = {
  change: 'Change this',
  new: 'Start new',
  model: 'Ask the model',
  leave: 'Leave as is',
};

const restores: Record<EntryOf<'restore'>['how'], string> = {
  undo: 'Back to',
  redo: 'Forward to',
  jump: 'Shown again:',
};

const steps = (amount: number) => (amount === 1 ? '1 step' : `${formatCount(amount)} steps`);

/** Texts of the conversation. */
export const conversationWords = {
  label: 'Conversation',
  question: 'What should the lamp look like tonight?',
  invitation: 'Say it in your own words. Then say what to change.',
  staysHere: 'Everything stays on this computer.',
  examplesLabel: 'Examples',

  wish: {
    reading: (intent: Reading['intent']) => readings[intent],
    unread: 'a wish',
    showAll: 'Show all',
    showLess: 'Show less',
    repeated: 'Once more',
    left: 'Left as it was',
    answered: (origin: keyof typeof origins, tookMs: number) => {
      if (origin === 'model') return `answered in ${formatSeconds(tookMs)}`;
      return origin === 'composer' ? origins.composer : '';
    },
    readingMenu: (reading: string) => `Read as: ${reading}. Choose another reading`,
    otherReading: 'What did you mean?',
    as: otherReadings,
    askModel: 'Ask the model instead',
  },

  card: {
    extent: (amount: number, lengthMs: number) =>
      `${steps(amount)} · ${lengthMs === Infinity ? '∞' : formatDuration(lengthMs)}`,
    light: { playing: 'playing', held: 'paused', off: 'lamp is off', ended: 'ended' },
    origin: (origin: 'hand' | 'library') => origins[origin],
    use: 'Use this',
    anotherTake: 'Another take',
    save: 'Save',
    saved: 'Saved',
    savedAs: (name: string) => `Saved as “${name}” in the library.`,
    removed: (name: string) => `“${name}” is no longer in the library.`,
    compare: 'Compare',
    compareBefore: 'Hold to see the version before',
    compareThis: 'Hold to see this version',
    more: (name: string) => `More for “${name}”`,
    copy: 'Copy as JSON',
    gif: 'Export as GIF',
    gifStarted: 'Drawing the GIF…',
    exported: (name: string) => `Exported as ${name}.`,
    file: 'Export .lamp.json',
    changes: 'Changes',
    earlierChanges: (amount: number) => `${formatCount(amount)} earlier`,
    undoChange: (change: string) => `Undo “${change}”`,
    versions: 'Versions',
    version: (number: number, changes: readonly string[]) =>
      [`Version ${number}`, changes.join(', ')].filter(Boolean).join(': '),
  },

  restored: (how: EntryOf<'restore'>['how'], name: string) => `${restores[how]} “${name}”`,

  stopped: 'Stopped.',

  failure: {
    retry: 'Retry',
    model: 'Retry',
    composer: 'Use built-in composer',
    start: 'Start Ollama',
    get: 'Get the model',
    starting: 'Getting the model ready…',
    context: 'Open the Context tab',
    edit: 'Edit wish',
  },

  writing: {
    phase: ({ writer, progress, correcting }: Pick<AnsweringState, 'writer' | 'progress' | 'correcting'>) => {
      if (writer === null) return 'Looking for Ollama…';
      if (writer.kind === 'composer') return 'Composing…';
      if (correcting !== null) return 'Correcting…';
      switch (progress?.phase) {
        case 'loading':
          return 'Loading the model…';
        case 'reading':
          return 'Reading the conversation…';
        case 'writing':
          return 'Writing…';
        default:
          return 'Asking the model…';
      }
    },
    writer: (kind: 'composer' | 'model' | undefined, model = '') =>
      kind === 'composer' ? origins.composer : model,
    counted: ({ progress }: Pick<AnsweringState, 'progress'>) => {
      if (progress?.phase === 'reading') return `${formatCount(progress.tokens)} tokens to read`;
      return progress?.phase === 'writing' ? `${formatCount(progress.tokens)} tokens` : '';
    },
    pace: (tokensPerSecond: number) => `${formatCount(tokensPerSecond)} tok/s`,
    elapsed: (ms: number) => formatSeconds(ms),
    firstLight: (ms: number) => `first light after ${formatSeconds(ms)}`,
    progress: 'Progress of the answer',
    steps: 'Steps so far',
    correcting: (why: string) => `Asked again: ${why}`,
    soFar: (amount: number) => `${steps(amount)} so far`,
    stays: 'stays',
    /** `1.5 s`, `20 s`, `25 min` */
    lasts: (ms: number) => (ms < 60_000 ? `${formatDecimal(ms / 1000)}\u00A0s` : formatDuration(ms)),
    stop: 'Stop',
    onShow: (name: string) => `Now showing “${name}”.`,
    queued: 'Next',
    sendNow: 'Send now instead',
    drop: ({ text }: QueuedWish) => `Do not send “${text}”`,
  },

  prompt: {
    label: 'Your wish',
    placeholder: 'Describe a light or a change…',
    first: 'Describe a light…',
    busy: 'Say what comes next…',
    lost: 'Not connected. Your text is kept here.',
    left: (characters: number) => `${formatCount(characters)} left`,
    send: 'Send',
  },
} as const;
