/** The scheme of the desktop window's page, which needs no server, port or file address. */
export const scheme = 'lampwright';

/** The page's address. Its origin is the only one that the app answers. */
export const pageAddress = `${scheme}://window/`;

/** True for addresses of our own page. Chromium always writes the slash after the host. */
export function isOwnPage(url: string): boolean {
  return url.startsWith(pageAddress);
}

/** True for files that our own page created in memory for the user to save. */
export function isOwnBlob(url: string): boolean {
  return url.startsWith(`blob:${pageAddress}`);
}
