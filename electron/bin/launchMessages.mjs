/** What the desktop app says on its standard output to who started it, each on a line of its own. */
export const launchMessages = {
  /** The window is there. */
  open: 'Lampwright is open.',
  /** It was open already; that window was brought to the front. */
  openAlready: 'Lampwright is open already.',
  /** It will not open, and has said why. */
  refused: 'Lampwright could not be opened.',
};
