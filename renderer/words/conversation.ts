import type { Answering, NextWish } from '#shared/api/areas/wish';
import type { WritingProgress } from '#shared/api/progress';
import type { EntryOf, Reading } from '#shared/conversation/entry';
import type { Maker } from '../store/talk';

const readings: Record<Reading['intent'], string> = {
  new: 'something new',
  'follow-up': 'a change',
  edit: '⚡ instant edit',
  undo: 'one step back',
  redo: 'one step forward',
  restore: 'back to an earlier one',
  control: 'for the lamp itself',
  remark: 'a remark',
};

const makers: Record<Exclude<Maker, 'edit'>, string> = {
  model: 'by the model',
  composer: 'by the built-in composer',
  hand: 'by hand',
};

const restores: Record<EntryOf<'restore'>['how'], string> = {
  undo: 'Back to',
  redo: 'Forward to',
  jump: 'Shown again:',
};

/** The words of the conversation's column. */
export const conversationWords = {
  label: 'Conversation',
  question: 'What should the lamp look like tonight?',
  invitation: 'Say it in your own words. Then say what to change. Everything stays on this computer.',
  examplesLabel: 'Examples',
  reading: ({ intent }: Reading) => readings[intent],
  repeated: 'once more',
  maker: (maker: Exclude<Maker, 'edit'>) => makers[maker],
  steps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  onShow: 'on show',
  showAgain: 'Use this',
  restored: (how: EntryOf<'restore'>['how'], name: string) => `${restores[how]} “${name}”`,
  stopped: 'Stopped.',
  retry: 'Retry',
  byComposer: 'Use the built-in composer',

  writing: {
    writer: ({ writer }: Answering) =>
      writer === null ? 'looking for Ollama' : writer.kind === 'model' ? writer.name : 'built-in composer',
    phase: (progress: WritingProgress | null) => {
      switch (progress?.phase) {
        case 'loading':
          return 'Loading the model';
        case 'reading':
          return 'Reading the conversation';
        case 'writing':
          return 'Writing the steps';
        default:
          return 'Getting ready';
      }
    },
    counted: (progress: WritingProgress | null) => {
      if (progress?.phase === 'reading') return `${progress.tokens} tokens`;
      if (progress?.phase !== 'writing') return '';
      const speed = progress.tokensPerSecond;
      const pace = speed === undefined ? '' : ` · ${Math.round(speed)} tok/s`;
      return `${progress.tokens} tokens${pace}`;
    },
    correcting: (why: string) => `Asked once more: ${why}`,
    soFar: (count: number) => `${count === 1 ? '1 step' : `${count} steps`} so far`,
    stays: 'stays',
    stop: 'Stop',
    next: 'Next',
    sendNow: 'Send now instead',
    drop: ({ text }: NextWish) => `Do not send “${text}”`,
  },

  prompt: {
    label: 'Your wish',
    placeholder: 'Describe a light or a change…',
    lost: 'Not connected',
    send: 'Send',
  },

  examples: [
    'fireplace, slowly dying',
    'thunderstorm at sea',
    'a heart that beats',
    'sunrise in 20 minutes',
    'rain on a window',
    'pomodoro 25 / 5',
  ],
} as const;
