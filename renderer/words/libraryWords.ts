import { formatCount, formatPastDate } from './formats';

/** Texts of the library. */
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
  tagsOf: (name: string) => `Tags of “${name}”, separated by commas`,
  tagsPlaceholder: 'calm, evening',
  exportFile: 'Export as .lamp.json',
  exportGif: 'Export as GIF',
  makingGif: 'Making the GIF…',
  remove: 'Delete',
  removed: (name: string) => `“${name}” was deleted.`,

  import: 'Import…',
  importing: 'Importing…',
  drop: 'Drop to import it',
  imported: (name: string) => `“${name}” was imported.`,
  repaired: (name: string) => `“${name}” was imported and repaired.`,
  repairs: (amount: number) => (amount === 1 ? '1 repair' : `${formatCount(amount)} repairs`),
  refused: (file: string, why: string) => `“${file}” was not imported. ${why}`,

  empty: {
    title: 'Nothing saved yet',
    text: 'Press ☆ Save on a program in the conversation to keep it here and use it again any time.',
    import: 'Or import one: choose a .lamp.json file, or drop it here.',
  },
  nothingFound: {
    title: 'Nothing found',
    text: 'Try fewer words or another tag.',
    clear: 'Show all',
  },
} as const;
