import { createServer, type Server } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listenOn } from '../../../electron/browser/listenOn';

/** A server that can listen only on a free port chosen by the system. */
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

describe('a port that is not available', () => {
  it.each([
    ['EACCES', 'may not be used by you'],
    ['EADDRINUSE', 'is in use by another program'],
  ])('is reported with the reason if it was requested explicitly: %s', async (code, why) => {
    const cause = failed(code);
    await expect(listenOn(serverThatFails(cause), { port: 80, isPortRequired: true })).rejects.toMatchObject({
      code: 'PORT_FAILED',
      message: `Port 80 ${why}. Choose another one, or none: then a free one is found.`,
      cause,
    });
  });

  it.each(['EACCES', 'EADDRINUSE'])('is replaced by a free one if it was the default: %s', async (code) => {
    const server = serverThatFails(failed(code));
    expect(await listenOn(server, { port: 80, isPortRequired: false })).toBeGreaterThan(1023);
    expect(server.listenerCount('error')).toBe(0);
  });

  it('for another reason fails with that error: another port would not help', async () => {
    const cause = failed('EMFILE');
    await expect(listenOn(serverThatFails(cause), { port: 80, isPortRequired: false })).rejects.toBe(cause);
  });
});
