import type { DesktopBridge } from '#shared/api/DesktopBridge';
import type { Transport } from '#shared/api/ApiClient';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { words } from '../words/words';

/** The desktop's transport: the bridge that the preload script put on the page. It lives as long as the window. */
export function bridgeTransport(bridge: DesktopBridge): Transport {
  return {
    call: async (route, input) => {
      try {
        return await bridge.call(route, input);
      } catch (cause) {
        throw new LampwrightError('CONNECTION_LOST', words.connection.appSilent, { cause });
      }
    },
    subscribe: (onEvent, onConnection) => {
      onConnection({ phase: 'open' });
      return bridge.subscribe(onEvent);
    },
  };
}
