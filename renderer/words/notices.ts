/** The words of what is worth saying. */
export const noticeWords = {
  label: 'Notices',
  dismiss: 'Dismiss',
  close: 'Close',
  undo: 'Undo',
} as const;
