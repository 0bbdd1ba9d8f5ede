import { join } from 'node:path';
import { LampwrightError } from '#shared/api/errors';
import { createPageServer, type PageServer } from './window/pageServer';

/** Serves the built page to a browser on this machine, until it is told to end. */
const usualPort = 4780;

try {
  const server = await createPageServer(join(import.meta.dirname, '../renderer'));
  console.log(`Lampwright is at ${await server.listen(wantedPort())} (Ctrl-C ends it).`);
  endOnRequest(server);
} catch (error) {
  if (!(error instanceof LampwrightError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function wantedPort(): number {
  const written = process.env['PORT'] ?? String(usualPort);
  const port = Number(written);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new LampwrightError('BAD_USAGE', `PORT is “${written}”; it must be a number from 0 to 65535.`);
}

function endOnRequest(server: PageServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}
