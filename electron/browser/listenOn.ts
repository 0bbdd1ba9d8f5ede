import type { Server } from 'node:net';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { systemErrorCode } from '../systemErrorCode';

/** Reachable from this machine only. */
export const loopback = '127.0.0.1';

/** The preferred port, and whether another one will not do. */
export interface PortPreference {
  readonly port: number;
  readonly isPortRequired: boolean;
}

/** Starts listening and returns the port: the preferred one, or a free one. Fails with PORT_FAILED if a required port is taken. */
export async function listenOn(server: Server, { port, isPortRequired }: PortPreference): Promise<number> {
  try {
    return await listenOnce(server, port);
  } catch (cause) {
    const code = systemErrorCode(cause);
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw cause;
    if (!isPortRequired) return listenOnce(server, 0);
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
