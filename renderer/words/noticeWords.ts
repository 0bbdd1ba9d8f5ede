import { formatCount } from './formats';

/** Texts of notices, failures and toasts. */
export const noticeWords = {
  label: 'Notices',
  dismiss: 'Dismiss',
  dismissOne: (message: string) => `Dismiss: ${message}`,
  more: (hidden: number) => `${formatCount(hidden)} more`,
  fewer: 'Show fewer',
  close: 'Close',
  undo: 'Undo',
  internal: 'Something went wrong in this window. Reload it, then try again.',
  fault: 'This part of the window failed. The conversation is kept.',
  reload: 'Reload the window',
  copied: 'Copied',
  notCopied: 'It could not be copied. Allow this page to use the clipboard, then try again.',
} as const;
