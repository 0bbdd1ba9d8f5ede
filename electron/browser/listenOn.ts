import type { Server } from 'node:net';
import { LampwrightError } from '#shared/api/errors';
import { codeOf } from '../codeOf';

/** This machine alone: nobody in the network can reach it. */
export const loopback = '127.0.0.1';

/** The port that is wanted; one that was asked for is taken or none. */
export interface WantedPort {
  readonly port: number;
  readonly isPortAsked: boolean;
}

/** Starts to listen, on a free port if the wanted one cannot be had, and tells which it is. Fails with PORT_FAILED. */
export async function listenOn(server: Server, { port, isPortAsked }: WantedPort): Promise<number> {
  try {
    return await attempt(server, port);
  } catch (cause) {
    const code = codeOf(cause);
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw cause;
    if (!isPortAsked) return attempt(server, 0);
    const why = code === 'EACCES' ? 'may not be used by you' : 'is in use by another program';
    const message = `Port ${port} ${why}. Choose another one, or none: then a free one is found.`;
    throw new LampwrightError('PORT_FAILED', message, { cause });
  }
}

function attempt(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback, () => {
      server.removeListener('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
