import type { DesktopBridge } from '#shared/api/DesktopBridge';
import type { Transport } from '#shared/api/ApiClient';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { words } from '../words/words';

/** The desktop's way to the app: what the preload put on the page. It is there as long as the window is. */
export function bridgeTransport(bridge: DesktopBridge): Transport {
  return {
    call: async (route, input) => {
      try {
        return await bridge.call(route, input);
      } catch (cause) {
        throw new LampwrightError('CONNECTION_LOST', words.connection.appSilent, { cause });
      }
    },
    subscribe: (onEvent, onLink) => {
      onLink({ phase: 'open' });
      return bridge.subscribe(onEvent);
    },
  };
}
