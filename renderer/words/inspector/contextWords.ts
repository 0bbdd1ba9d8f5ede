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

/** The name of one piece of a tier; most pieces have the name of their tier. */
const pieces: Record<Tier, string> = {
  ...tiers,
  brief: 'brief',
  summary: 'summary',
  note: 'note to self',
};

const roles = { system: 'system', user: 'you', assistant: 'model' } as const;

const emptyTranscripts: Record<Agent, string> = {
  programmer:
    'No model has been asked in this conversation yet. What is sent to it and what it answers will appear here.',
  corrector:
    'No reply had to be corrected yet. A reply that cannot be used goes back with the reason, and that will appear here.',
};

const tokens = (value: number) => `${formatCount(value)} ${value === 1 ? 'token' : 'tokens'}`;
const exchanges = (value: number) => `${formatCount(value)} ${value === 1 ? 'exchange' : 'exchanges'}`;

/** Texts of the context tab. */
export const contextWords = {
  label: 'What is sent to the model',
  viewLabel: 'View',
  views: { next: 'Next', programmer: 'Programmer', corrector: 'Corrector' },
  purposes: {
    next: 'What will be sent to the model next',
    programmer: 'Sent and received while writing programs',
    corrector: 'Sent and received while correcting a rejected reply',
  },
  copy: 'Copy as text',
  loading: 'Putting together what will be sent to the model…',
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
    uncached: (uncached: number) => `${tokens(uncached)} not cached yet`,
    reserve: (reserve: number) => `reserve ${formatCount(reserve)}`,
  },

  bar: {
    label: (parts: readonly string[]) => `The model’s window: ${parts.join(', ')}.`,
    part: (name: string, value: number) => `${name} ${formatCount(value)}`,
    legend: 'Tokens of each kind',
    tier: (tier: Tier) => tiers[tier],
    free: 'free',
    reply: 'reply',
  },

  piecesLabel: 'Piece by piece',
  piece: (tier: Tier, role: keyof typeof roles) =>
    tier === 'verbatim' && role === 'assistant' ? 'its reply' : pieces[tier],
  /** The name of a note: the owner's lasting wish, the model's own note, or one that the owner has reworded. */
  note: (isLasting: boolean, isEdited: boolean) =>
    isLasting ? 'lasting wish' : isEdited ? 'note, edited' : pieces.note,
  noWish: 'Your next wish will appear here.',
  tokens,

  notes: {
    all: 'Notes',
    allWhy: 'These are always sent to the model. Delete the ones you do not need.',
    more: 'Also noted',
    moreWhy: 'These are part of the model’s replies already, or are left out until there is room.',
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
