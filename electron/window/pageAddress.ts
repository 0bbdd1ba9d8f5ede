/** The scheme under which the desktop's window is served: no server, no port, no file address. */
export const scheme = 'lampwright';

/** The page itself. Its origin is the only one the app speaks with. */
export const pageAddress = `${scheme}://window/`;

/** True for addresses of our own page, as Chromium writes them: it always writes the slash behind the host. */
export function isOwnPage(url: string): boolean {
  return url.startsWith(pageAddress);
}

/** True for files that our own page made in memory, to hand them to its owner. */
export function isOwnBlob(url: string): boolean {
  return url.startsWith(`blob:${pageAddress}`);
}
