import type { Tier } from '#shared/conversation/context/Piece';
import type { Agent, Meter } from '#shared/conversation/Entry';
import { formatCount, formatSeconds } from '../formats';

const tiers: Record<Tier, string> = {
  system: 'system',
  'first-wish': 'first wish',
  'skip-marker': 'left out',
  brief: 'briefs',
  summary: 'summaries',
  note: 'notes',
  verbatim: 'verbatim',
  'current-program': 'program now',
  wish: 'wish',
};

/** One piece of a tier; most tiers are called by their pieces' name. */
const pieces: Record<Tier, string> = {
  ...tiers,
  brief: 'brief',
  summary: 'summary',
  note: 'note to self',
};

const roles = { system: 'system', user: 'you', assistant: 'model' } as const;

const emptyTranscripts: Record<Agent, string> = {
  programmer:
    'No model has been asked in this conversation yet. What it is sent and what it answers will stand here.',
  corrector:
    'No reply had to be corrected yet. When one cannot be used, it goes back with the reason, and that will stand here.',
};

const tokens = (value: number) => `${formatCount(value)} ${value === 1 ? 'token' : 'tokens'}`;
const exchanges = (value: number) => `${formatCount(value)} ${value === 1 ? 'exchange' : 'exchanges'}`;

/** The words of the context tab. */
export const contextWords = {
  label: 'What the model is told',
  viewLabel: 'Which words',
  views: { next: 'Next', programmer: 'Programmer', corrector: 'Corrector' },
  purposes: {
    next: 'What the model will be told next',
    programmer: 'Sent and received while writing programs',
    corrector: 'Sent and received while mending a refused reply',
  },
  copy: 'Copy as text',
  loading: 'Putting together what the model will be told…',
  tryAgain: 'Try again',
  openSettings: 'Open the settings',
  newConversation: 'New conversation',

  figures: {
    total: (total: number) => formatCount(total),
    of: (window: number) => ` of ${formatCount(window)} tokens`,
    remembered: (remembered: number, leftOut: number) =>
      remembered + leftOut === 0
        ? 'nothing to remember yet'
        : `${exchanges(remembered)} remembered, ${leftOut === 0 ? 'none' : formatCount(leftOut)} left out`,
    anew: (anew: number) => `${tokens(anew)} to read anew`,
    reserve: (reserve: number) => `reserve ${formatCount(reserve)}`,
  },

  bar: {
    label: (parts: readonly string[]) => `The model’s window: ${parts.join(', ')}.`,
    part: (name: string, value: number) => `${name} ${formatCount(value)}`,
    legend: 'What takes how many tokens',
    tier: (tier: Tier) => tiers[tier],
    free: 'free',
    reply: 'reply',
  },

  piecesLabel: 'Piece by piece',
  piece: (tier: Tier, role: keyof typeof roles) =>
    tier === 'verbatim' && role === 'assistant' ? 'its reply' : pieces[tier],
  /** What a note is called: the owner's, or the model's own, which its owner may have put in other words. */
  note: (isLasting: boolean, isEdited: boolean) =>
    isLasting ? 'lasting wish' : isEdited ? 'note, edited' : pieces.note,
  noWish: 'Your next wish will stand here.',
  tokens,

  notes: {
    all: 'Notes',
    allWhy: 'The model is told these in any case. Delete what you can do without.',
    more: 'Also noted',
    moreWhy: 'These stand in the model’s own replies, or wait until there is room.',
    add: 'Add a note',
    addLabel: 'A new note for the model',
    placeholder: 'Something to keep in mind, such as: never pure white',
    change: (text: string) => `Change the note “${text}”`,
    changeLabel: 'The note',
    remove: (text: string) => `Delete the note “${text}”`,
    removed: 'The note is deleted.',
  },

  transcript: {
    label: (agent: Agent) =>
      agent === 'programmer' ? 'The programmer’s transcript' : 'The corrector’s transcript',
    loading: 'Fetching the transcript…',
    empty: (agent: Agent) => emptyTranscripts[agent],
    role: (role: keyof typeof roles) => roles[role],
    meter: (model: string, { promptTokens, replyTokens, loadMs, readMs, writeMs }: Meter) =>
      [
        model,
        promptTokens === undefined ? '' : `read ${tokens(promptTokens)}${took(readMs)}`,
        replyTokens === undefined ? '' : `wrote ${tokens(replyTokens)}${took(writeMs)}`,
        loadMs === undefined || loadMs < 1000 ? '' : `loaded${took(loadMs)}`,
      ]
        .filter(Boolean)
        .join(' · '),
  },
} as const;

function took(ms: number | undefined): string {
  return ms === undefined ? '' : ` in ${formatSeconds(ms)}`;
}
