import { formatCount, formatPastDate } from './formats';

/** The words of the library. */
export const libraryWords = {
  title: 'Library',
  label: 'Saved programs',
  search: 'Search saved programs',
  searchPlaceholder: 'Name, tag, what it shows…',
  counted: (shown: number, all: number) =>
    shown === all ? `${formatCount(all)} saved` : `${formatCount(shown)} of ${formatCount(all)} saved`,
  tagsLabel: 'Show only those tagged',
  allTags: 'All',
  saved: (at: number, now: number) => `saved ${formatPastDate(at, now)}`,

  use: 'Use',
  useNamed: (name: string) => `Use “${name}”`,
  moreOf: (name: string) => `More about “${name}”`,
  rename: 'Rename',
  newName: (name: string) => `New name of “${name}”`,
  editTags: 'Edit tags',
  tagsOf: (name: string) => `Tags of “${name}”, with commas between them`,
  tagsPlaceholder: 'calm, evening',
  exportFile: 'Export as .lamp.json',
  exportGif: 'Export as GIF',
  makingGif: 'Making the GIF…',
  remove: 'Delete',
  removed: (name: string) => `“${name}” was deleted.`,

  import: 'Import…',
  importing: 'Taking in…',
  drop: 'Drop to take it in',
  taken: (name: string) => `“${name}” was taken in.`,
  mended: (name: string) => `“${name}” was taken in, and mended.`,
  mends: (amount: number) =>
    amount === 1 ? 'What was mended' : `What was mended, ${formatCount(amount)} times`,
  refused: (file: string, why: string) => `“${file}” was not taken in. ${why}`,

  empty: {
    title: 'Nothing saved yet',
    text: 'Press ☆ Save on a program in the conversation, and it is kept here, moving, to use again any time.',
    import: 'Or bring one: choose a .lamp.json file, or drop it here.',
  },
  nothingFound: {
    title: 'Nothing like that is saved',
    text: 'Try fewer words or another tag.',
    clear: 'Show all',
  },
} as const;
