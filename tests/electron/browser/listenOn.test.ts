import { createServer, type Server } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listenOn } from '../../../electron/browser/listenOn';

/** A server that fails to listen on every port but a free one. */
function serverThatFails(error: Error): Server {
  const server = createServer();
  const listen = server.listen.bind(server);
  onTestFinished(() => void server.close());
  const failing = (port: number, host: string, onListening: () => void) => {
    if (port === 0) return listen(port, host, onListening);
    queueMicrotask(() => server.emit('error', error));
    return server;
  };
  return Object.assign(server, { listen: failing as typeof server.listen });
}

const failed = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

describe('a port that cannot be had', () => {
  it.each([
    ['EACCES', 'may not be used by you'],
    ['EADDRINUSE', 'is in use by another program'],
  ])('is told with the reason where it was asked for: %s', async (code, why) => {
    const cause = failed(code);
    await expect(listenOn(serverThatFails(cause), { port: 80, isPortRequired: true })).rejects.toMatchObject({
      code: 'PORT_FAILED',
      message: `Port 80 ${why}. Choose another one, or none: then a free one is found.`,
      cause,
    });
  });

  it.each(['EACCES', 'EADDRINUSE'])('makes room for a free one where it was not: %s', async (code) => {
    const server = serverThatFails(failed(code));
    expect(await listenOn(server, { port: 80, isPortRequired: false })).toBeGreaterThan(1023);
    expect(server.listenerCount('error')).toBe(0);
  });

  it('for another reason is told as it is: trying elsewhere would not help', async () => {
    const cause = failed('EMFILE');
    await expect(listenOn(serverThatFails(cause), { port: 80, isPortRequired: false })).rejects.toBe(cause);
  });
});
