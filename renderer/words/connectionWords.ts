/** Everything the window says about its connection to the app. */
export const connectionWords = {
  connecting: 'Connecting…',
  lost: 'The connection to Lampwright is lost.',
  tryingAgain: 'Trying again…',
  refused: 'This page belongs to an earlier run of Lampwright.',
  openAddress: 'Open the address that Lampwright printed when it started.',
  crowded: 'Too many windows of Lampwright are open.',
  closeOne: 'Close one of the others, then come back to this one.',
  callLost:
    'The connection to Lampwright is lost, so this may not have been done. Try again when it is back.',
  appSilent: 'The app did not answer. Quit Lampwright, then start it again.',
  callRefused:
    'This page belongs to an earlier run of Lampwright. Open the address that it printed when it started.',
  callCrowded:
    'Too many windows of Lampwright are open, so this was not done. Close one of the others first.',
} as const;
