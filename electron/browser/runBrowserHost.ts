import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { OpenedApp } from '../app/openApp';
import { realClock } from '../clock/Clock';
import { readPageFiles } from '../window/pageFiles';
import { ApiSocketServer } from './ApiSocketServer';
import { loopback, type PortPreference } from './listenOn';
import { openBrowser } from './openBrowser';
import { startPageServer } from './startPageServer';

/** Where the window is found, unless something else is asked for. */
export const defaultBrowserPort = 4780;

/** What the browser host needs. */
export interface BrowserHostDependencies extends PortPreference {
  readonly openApp: () => Promise<Pick<OpenedApp, 'app'>>;
  /** The built window. */
  readonly pageFolder: string;
  /** Opens the page in the person's browser, where there is a display. */
  readonly shouldOpen: boolean;
  /** Writes the one line with the address. */
  readonly announce: (line: string) => void | Promise<void>;
  /** Says something to the person. */
  readonly say: (sentence: string) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Runs the app for browsers on this machine until `signal` is given, and leaves nothing open. Fails with what `openApp` fails
 * with, with FILE_UNREADABLE when the window is not built, or with PORT_FAILED when a port that was asked for cannot be had.
 */
export async function runBrowserHost(parts: BrowserHostDependencies): Promise<void> {
  const files = await readPageFiles(parts.pageFolder);
  const { app } = await parts.openApp();
  try {
    const token = randomBytes(32).toString('base64url');
    const sockets = new ApiSocketServer({ app, token, clock: realClock });
    const server = await startPageServer({ ...parts, files, onUpgrade: sockets.onUpgrade });
    try {
      // What stands behind # stays in the browser: the token is in no request for a page.
      const address = `http://${loopback}:${server.port}/#${token}`;
      await parts.announce(`Lampwright is at ${address} (Ctrl-C ends it).`);
      if (parts.shouldOpen && !parts.signal.aborted) openBrowser(address, parts.say);
      if (!parts.signal.aborted) await once(parts.signal, 'abort');
    } finally {
      await Promise.all([server.close(), sockets.close()]);
    }
  } finally {
    await app.close();
  }
}
