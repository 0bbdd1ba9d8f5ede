/** Whether this is a Mac, whose keyboards have a command key: the page may be shown on one while the app runs elsewhere. */
export function isMac(): boolean {
  return /mac/i.test(navigator.userAgent);
}
