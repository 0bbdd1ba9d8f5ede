import { formatBytes } from './formats';

/** Texts about reading files. */
export const fileWords = {
  tooLarge: (name: string, sizeBytes: number, maxBytes: number) =>
    `“${name}” is too large: ${formatBytes(sizeBytes)}, and at most ${formatBytes(maxBytes)} can be read.`,
  unreadable: (name: string) =>
    `“${name}” cannot be read. Check that it is still there, and choose it again.`,
  noText: (name: string) => `“${name}” is not a text file. Choose one that Lampwright has written.`,
} as const;
