import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { OpenedApp } from '../app/openApp';
import { realClock } from '../clock/Clock';
import { readPageFiles } from '../window/pageFiles';
import { ApiSocketServer } from './ApiSocketServer';
import { loopback, type PortPreference } from './listenOn';
import { openBrowser } from './openBrowser';
import { startPageServer } from './startPageServer';

/** The preferred port of the browser host. */
export const defaultBrowserPort = 4780;

export interface BrowserHostDependencies extends PortPreference {
  readonly openApp: () => Promise<Pick<OpenedApp, 'app'>>;
  /** The folder of the built window. */
  readonly pageFolder: string;
  /** Whether to open the page in the user's browser, if there is a display. */
  readonly shouldOpen: boolean;
  /** Prints the line with the address. */
  readonly announce: (line: string) => void | Promise<void>;
  /** Shows a message to the user. */
  readonly say: (sentence: string) => void;
  /** Ends the host. */
  readonly signal: AbortSignal;
}

/**
 * Runs the app for browsers on this machine until `signal` is aborted, then closes everything. Fails like `openApp`, with FILE_UNREADABLE
 * if the window is not built, and with PORT_FAILED if a required port is taken.
 */
export async function runBrowserHost(deps: BrowserHostDependencies): Promise<void> {
  const files = await readPageFiles(deps.pageFolder);
  const { app } = await deps.openApp();
  try {
    const token = randomBytes(32).toString('base64url');
    const sockets = new ApiSocketServer({ app, token, clock: realClock });
    const server = await startPageServer({ ...deps, files, onUpgrade: sockets.onUpgrade });
    try {
      // Browsers do not send the part after #, so the token appears in no page request.
      const address = `http://${loopback}:${server.port}/#${token}`;
      await deps.announce(`Lampwright is at ${address} (Ctrl-C ends it).`);
      if (deps.shouldOpen && !deps.signal.aborted) openBrowser(address, deps.say);
      if (!deps.signal.aborted) await once(deps.signal, 'abort');
    } finally {
      await Promise.all([server.close(), sockets.close()]);
    }
  } finally {
    await app.close();
  }
}
