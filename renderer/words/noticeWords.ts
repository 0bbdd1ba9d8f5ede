import { formatCount } from './formats';

/** The words of what is worth saying. */
export const noticeWords = {
  label: 'Notices',
  dismiss: 'Dismiss',
  dismissOne: (message: string) => `Dismiss: ${message}`,
  more: (hidden: number) => `${formatCount(hidden)} more`,
  fewer: 'Show fewer',
  close: 'Close',
  undo: 'Undo',
  internal: 'Something went wrong in this window. Load it again, and try once more.',
  fault: 'This part of the window failed. The conversation is kept.',
  loadAgain: 'Load the window again',
  copied: 'Copied',
  notCopied: 'It could not be copied. Allow this page to use the clipboard, then try again.',
} as const;
