import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createApiClient, type ConnectionState } from '#shared/api/ApiClient';
import { routes, type ApiEvent } from '#shared/api/contract';
import { socketCallSchema, closeCodes } from '#shared/api/socketProtocol';
import { pageClock } from '../../../renderer/api/PageClock';
import { webSocketOpener } from '../../../renderer/api/Socket';
import { socketTransport } from '../../../renderer/api/socketTransport';
import { stateEventsOf, sampleStates } from '../sampleStates';

const servers: WebSocketServer[] = [];
const openSocket = webSocketOpener(WebSocket as unknown as typeof globalThis.WebSocket);

/** A tiny app on a real socket: it sends its states, and answers `stage.play` and `lamp.log`. */
async function serve(port = 0, token = 'good'): Promise<{ server: WebSocketServer; port: number }> {
  const server = new WebSocketServer({ host: '127.0.0.1', port, path: '/api' });
  servers.push(server);
  server.on('connection', (socket, request) => {
    if (request.headers['sec-websocket-protocol'] !== `lampwright-1,${token}`)
      return socket.close(closeCodes.badToken);
    for (const event of stateEventsOf(sampleStates())) socket.send(JSON.stringify({ event }));
    socket.on('message', (data: Buffer) => {
      const { id, route } = socketCallSchema.parse(JSON.parse(data.toString()));
      const known = route === 'stage.play' ? { ok: true } : { ok: true, data: [] };
      const error = { code: 'UNKNOWN_ROUTE', message: 'No such route.' };
      const isKnown = route === 'stage.play' || route === 'lamp.log';
      socket.send(JSON.stringify({ id, answer: isKnown ? known : { ok: false, error } }));
    });
  });
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function end(server: WebSocketServer): Promise<void> {
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
}

/** A window over a real socket; `until` resolves once a condition holds. */
function open(port: number, token: string) {
  let wake = () => {};
  const transport = socketTransport({
    address: `ws://127.0.0.1:${port}/api`,
    token,
    openSocket,
    clock: pageClock,
    onWake: (listener) => {
      wake = listener;
      return () => {};
    },
  });
  const client = createApiClient(transport);
  const events: ApiEvent[] = [];
  const links: ConnectionState['phase'][] = [];
  const watchers = new Set<() => void>();
  const changed = () => {
    for (const watcher of watchers) watcher();
  };
  const close = client.subscribe(
    (event) => {
      events.push(event);
      changed();
    },
    ({ phase }) => {
      links.push(phase);
      changed();
    },
  );
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return;
        watchers.delete(look);
        resolve();
      };
      watchers.add(look);
      look();
    });
  return { client, events, links, close, until, wake: () => wake() };
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map(end));
});

describe('a window over a real socket', () => {
  it('gets the state of every area, and answers to its calls', async () => {
    const { port } = await serve();
    const { client, events, close, until } = open(port, 'good');
    await until(() => events.length === 10);
    expect(events).toEqual(stateEventsOf(sampleStates()));
    expect(await client.call(routes.stage.play, undefined)).toBeUndefined();
    expect(await client.call(routes.lamp.log, { after: 0 })).toEqual([]);
    await expect(client.call(routes.stage.off, undefined)).rejects.toMatchObject({ code: 'UNKNOWN_ROUTE' });
    close();
  });

  it('gets all states again when the app is back', async () => {
    const { server, port } = await serve();
    const { client, events, links, close, until, wake } = open(port, 'good');
    await until(() => events.length === 10);
    await end(server);
    await until(() => links.at(-1) === 'lost');
    await serve(port);
    wake();
    await until(() => events.length === 20);
    expect(await client.call(routes.stage.play, undefined)).toBeUndefined();
    expect(links.at(-1)).toBe('open');
    close();
  });

  it('is refused with the token of an earlier start', async () => {
    const { port } = await serve();
    const { client, links, until } = open(port, 'stale');
    await until(() => links.at(-1) === 'refused');
    await expect(client.call(routes.stage.play, undefined)).rejects.toMatchObject({ code: 'BAD_TOKEN' });
  });
});
