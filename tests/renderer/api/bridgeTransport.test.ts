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

describe('the way over the bridge', () => {
  it('passes calls on as they are', async () => {
    const { call } = bridgeTransport(bridgeWith({ call: async (...asked) => asked }));
    expect(await call('wish.send', { text: 'rain' })).toEqual(['wish.send', { text: 'rain' }]);
  });

  it('is open from the start, before the first event, until it is ended', () => {
    const told: unknown[] = [];
    const { subscribe } = bridgeTransport(
      bridgeWith({
        subscribe: (listener) => {
          listener('a state');
          return () => void told.push('ended');
        },
      }),
    );
    subscribe(
      (event) => told.push(event),
      (link) => told.push(link),
    )();
    expect(told).toEqual([{ phase: 'open' }, 'a state', 'ended']);
  });

  it('says that the app is gone when a call is not even answered', async () => {
    const { call } = bridgeTransport(bridgeWith({ call: () => Promise.reject(new Error('no handler')) }));
    await expect(call('wish.send', {})).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
  });
});
