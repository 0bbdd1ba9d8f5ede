import type { Bridge } from '#shared/api/bridge';
import type { Transport } from '#shared/api/client';
import { LampwrightError } from '#shared/api/errors';
import { words } from '../words/words';

/** The desktop's way to the app: what the preload put on the page. It is there as long as the window is. */
export function bridgeTransport(bridge: Bridge): Transport {
  return {
    call: async (route, input) => {
      try {
        return await bridge.call(route, input);
      } catch (cause) {
        throw new LampwrightError('CONNECTION_LOST', words.link.appSilent, { cause });
      }
    },
    subscribe: (onEvent, onLink) => {
      onLink({ phase: 'open' });
      return bridge.subscribe(onEvent);
    },
  };
}
