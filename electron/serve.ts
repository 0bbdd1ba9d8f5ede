import { join } from 'node:path';
import { createPageServer } from './window/pageServer';

/** Serves the built page to a browser on this machine. */
const preferredPort = 4780;

const server = await createPageServer(join(import.meta.dirname, '../renderer'));
const address = await server.listen(Number(process.env['PORT'] ?? preferredPort));
console.log(`Lampwright is at ${address} (Ctrl-C ends it).`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
