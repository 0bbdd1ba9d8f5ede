/** The words of the library. */
export const libraryWords = {
  title: 'Library',
} as const;
