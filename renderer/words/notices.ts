/** The words of what is worth saying. */
export const noticeWords = {
  label: 'Notices',
  dismiss: 'Dismiss',
  close: 'Close',
  undo: 'Undo',
  fault: 'This part of the window failed. The conversation is kept.',
  loadAgain: 'Load the window again',
} as const;
