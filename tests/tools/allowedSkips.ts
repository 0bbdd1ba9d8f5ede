/** The only tests that may be skipped, by their full name. Nothing but the Electron smoke test belongs here. */
export const allowedSkips: readonly string[] = ['the Electron app opens its window'];
