import type { Server } from 'node:net';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { systemErrorCode } from '../systemErrorCode';

/** This machine alone: nobody in the network can reach it. */
export const loopback = '127.0.0.1';

/** The port that is wanted; one that was asked for is taken or none. */
export interface PortPreference {
  readonly port: number;
  readonly isPortRequired: boolean;
}

/** Starts to listen, on a free port if the wanted one cannot be had, and tells which it is. Fails with PORT_FAILED. */
export async function listenOn(
  server: Server,
  { port, isPortRequired: isPortAsked }: PortPreference,
): Promise<number> {
  try {
    return await listenOnce(server, port);
  } catch (cause) {
    const code = systemErrorCode(cause);
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw cause;
    if (!isPortAsked) return listenOnce(server, 0);
    const why = code === 'EACCES' ? 'may not be used by you' : 'is in use by another program';
    const message = `Port ${port} ${why}. Choose another one, or none: then a free one is found.`;
    throw new LampwrightError('PORT_FAILED', message, { cause });
  }
}

function listenOnce(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback, () => {
      server.removeListener('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
