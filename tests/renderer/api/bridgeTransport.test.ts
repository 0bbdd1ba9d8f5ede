import { describe, expect, it } from 'vitest';
import type { DesktopBridge } from '#shared/api/DesktopBridge';
import { bridgeTransport } from '../../../renderer/api/bridgeTransport';

function bridgeWith(some: Partial<DesktopBridge>): DesktopBridge {
  return {
    call: () => Promise.resolve(undefined),
    subscribe: () => () => undefined,
    onMenuCommand: () => () => undefined,
    ...some,
  };
}

describe('the transport over the bridge', () => {
  it('passes calls on unchanged', async () => {
    const { call } = bridgeTransport(bridgeWith({ call: async (...args) => args }));
    expect(await call('wish.send', { text: 'rain' })).toEqual(['wish.send', { text: 'rain' }]);
  });

  it('is open from the start, before the first event, until it is ended', () => {
    const received: unknown[] = [];
    const { subscribe } = bridgeTransport(
      bridgeWith({
        subscribe: (listener) => {
          listener('a state');
          return () => void received.push('ended');
        },
      }),
    );
    subscribe(
      (event) => received.push(event),
      (connection) => received.push(connection),
    )();
    expect(received).toEqual([{ phase: 'open' }, 'a state', 'ended']);
  });

  it('reports a lost connection when a call gets no answer', async () => {
    const { call } = bridgeTransport(bridgeWith({ call: () => Promise.reject(new Error('no handler')) }));
    await expect(call('wish.send', {})).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
  });
});
