/** What the page says about the way to the app. */
export const linkWords = {
  connecting: 'Connecting…',
  lost: 'The connection to Lampwright is lost.',
  tryingAgain: 'Trying again…',
  refused: 'This page belongs to an earlier start of Lampwright.',
  openAddress: 'Open the address that Lampwright printed at its start.',
} as const;
