import { join } from 'node:path';
import { LampwrightError } from '#shared/api/errors';
import packageJson from '../package.json';
import { openApp } from './app/openApp';
import type { WantedPort } from './browser/listenOn';
import { runBrowserHost, usualPort } from './browser/runBrowserHost';
import { endSignal } from './endSignal';
import { forkLamp } from './lamp/process/forkLamp';
import { openConfStore } from './storage/confStore';
import { dataFolder } from './storage/dataFolder';

/** The app for a browser on this machine, until it is told to end. */
try {
  await runBrowserHost({
    ...wantedPort(),
    openApp: () =>
      openApp({
        host: 'browser',
        version: packageJson.version,
        folder: dataFolder(),
        openStore: openConfStore,
        startLamp: () => forkLamp(new URL('./lampProcess.js', import.meta.url)),
      }),
    pageFolder: join(import.meta.dirname, '../renderer'),
    // Not where another program reads the address.
    shouldOpen: process.stdout.isTTY,
    announce: (line) => console.log(line),
    tell: (sentence) => console.error(sentence),
    signal: endSignal(process),
  });
} catch (error) {
  if (!(error instanceof LampwrightError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function wantedPort(): WantedPort {
  const written = process.env['PORT'];
  if (written === undefined) return { port: usualPort, isPortAsked: false };
  const port = Number(written);
  if (/^\d+$/.test(written) && port <= 65_535) return { port, isPortAsked: true };
  throw new LampwrightError('BAD_USAGE', `PORT is “${written}”; it must be a number from 0 to 65535.`);
}
