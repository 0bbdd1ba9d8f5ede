import { join } from 'node:path';
import { LampwrightError } from '#shared/errors/LampwrightError';
import packageJson from '../package.json';
import { openApp } from './app/openApp';
import type { PortPreference } from './browser/listenOn';
import { runBrowserHost, defaultBrowserPort } from './browser/runBrowserHost';
import { shutdownSignal } from './shutdownSignal';
import { forkLamp } from './lamp/process/forkLamp';
import { openConfStore } from './storage/openConfStore';
import { dataFolder } from './storage/dataFolder';

// Runs the app for a browser on this machine until a signal ends it.
try {
  await runBrowserHost({
    ...portPreference(),
    openApp: () =>
      openApp({
        host: 'browser',
        version: packageJson.version,
        folder: dataFolder(),
        openStore: openConfStore,
        startLamp: () => forkLamp(new URL('./lampProcess.js', import.meta.url)),
      }),
    pageFolder: join(import.meta.dirname, '../renderer'),
    // Only in a terminal: otherwise another program reads the address.
    shouldOpen: process.stdout.isTTY,
    announce: (line) => console.log(line),
    say: (sentence) => console.error(sentence),
    signal: shutdownSignal(process),
  });
} catch (error) {
  if (!(error instanceof LampwrightError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function portPreference(): PortPreference {
  const text = process.env['PORT'];
  if (text === undefined) return { port: defaultBrowserPort, isPortRequired: false };
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return { port, isPortRequired: true };
  throw new LampwrightError('BAD_USAGE', `PORT is “${text}”; it must be a number from 0 to 65535.`);
}
