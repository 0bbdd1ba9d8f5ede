import { formatCount, formatPastDate } from './formats';

const several = (number: number, one: string, more: string) =>
  number === 1 ? `1 ${one}` : `${formatCount(number)} ${more}`;

const conversationCount = (number: number) => several(number, 'conversation', 'conversations');
const programCount = (number: number) => several(number, 'saved program', 'saved programs');

/** Texts of the list of conversations. */
export const conversationsWords = {
  title: 'Conversations',
  label: 'All conversations',
  search: 'Search conversations',
  searchPlaceholder: 'Title, wish, program…',
  searching: 'Searching…',
  foundCount: (number: number) => `${conversationCount(number)} found`,
  create: 'New conversation',
  open: 'open',
  wishes: (number: number) => (number === 0 ? 'nothing yet' : several(number, 'wish', 'wishes')),
  used: (at: number, now: number) => formatPastDate(at, now),
  matched: (wish: string) => `“${wish}”`,
  moreOf: (title: string) => `More about “${title}”`,
  rename: 'Rename',
  newTitle: (title: string) => `New title of “${title}”`,
  export: 'Export',
  remove: 'Delete',
  removed: (title: string) => `“${title}” was deleted.`,

  import: 'Import…',
  imported: (file: string) => `“${file}” was imported.`,
  backUp: 'Back up…',
  backedUp: (file: string) => `Everything is in “${file}”, in your downloads.`,
  restore: 'Restore a backup…',
  restored: (conversations: number, programs: number) =>
    conversations + programs === 0
      ? 'Everything in this backup is here already.'
      : `Imported: ${conversationCount(conversations)}, ${programCount(programs)}. Nothing that was here before has changed.`,
  refused: (file: string, why: string) => `“${file}” was not imported. ${why}`,

  erase: {
    ask: 'Erase all…',
    title: 'Erase everything?',
    what: (conversations: number, programs: number) =>
      `This deletes ${conversationCount(conversations)}, ${programCount(programs)} and all settings, and everything you deleted in the last month. It cannot be undone; only a backup can bring it back.`,
    word: 'erase',
    type: (word: string) => `Type “${word}” to continue`,
    do: 'Erase everything',
    cancel: 'Keep everything',
    done: 'Everything was erased.',
  },

  empty: {
    title: 'No conversations yet',
    text: 'A conversation starts with a wish. Say what the lamp should look like, and it is saved here.',
  },
  nothingFound: {
    title: 'Nothing found',
    text: 'No title, wish or program contains all these words.',
    clear: 'Show all',
  },
} as const;
