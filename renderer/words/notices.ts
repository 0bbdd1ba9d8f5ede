/** The words of what is worth saying. */
export const noticeWords = {
  label: 'Notices',
  failuresLabel: 'What failed',
  dismiss: 'Dismiss',
  dismissOne: (message: string) => `Dismiss: ${message}`,
  more: (count: number) => `${count} more`,
  fewer: 'Show fewer',
  close: 'Close',
  undo: 'Undo',
  fault: 'This part of the window failed. The conversation is kept.',
  loadAgain: 'Load the window again',
  copied: 'Copied',
  notCopied: 'It could not be copied. Allow this page to use the clipboard, then try again.',
} as const;
