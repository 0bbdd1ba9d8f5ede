/** The lines the desktop app writes to standard output for the process that started it. */
export const launchMessages = {
  /** The window is open. */
  open: 'Lampwright is open.',
  /** Another instance is running; its window was brought to the front. */
  openAlready: 'Lampwright is open already.',
  /** It cannot open; the reason is on standard error. */
  refused: 'Lampwright could not be opened.',
};
