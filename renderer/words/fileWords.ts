import { formatBytes } from './formats';

/** The words about files that are read. */
export const fileWords = {
  tooLarge: (name: string, sizeBytes: number, mostBytes: number) =>
    `“${name}” is too large: ${formatBytes(sizeBytes)}, and at most ${formatBytes(mostBytes)} can be read.`,
  unreadable: (name: string) =>
    `“${name}” cannot be read. Check that it is still there, and choose it again.`,
  noText: (name: string) => `“${name}” is no text file. Choose one that Lampwright has written.`,
} as const;
