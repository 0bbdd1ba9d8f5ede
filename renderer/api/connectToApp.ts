import type { DesktopBridge } from '#shared/api/DesktopBridge';
import { createApiClient, type ApiClient } from '#shared/api/ApiClient';
import { socketPath } from '#shared/api/socketProtocol';
import { bridgeTransport } from './bridgeTransport';
import { pageClock } from './PageClock';
import { webSocketOpener } from './Socket';
import { socketTransport } from './socketTransport';

declare global {
  interface Window {
    /** Set only in the desktop app's window. */
    readonly lampwright?: DesktopBridge;
  }
}

/**
 * The client for the app: over the desktop's bridge if there is one, else over the socket of the server that sent the
 * page.
 */
export function connectToApp(page: Window & { readonly WebSocket: typeof WebSocket }): ApiClient {
  if (page.lampwright) return createApiClient(bridgeTransport(page.lampwright));
  // An address that differs only in its token does not make the browser load the page again.
  page.addEventListener('hashchange', () => page.location.reload());
  const transport = socketTransport({
    address: `ws://${page.location.host}${socketPath}`,
    token: page.location.hash.slice(1),
    openSocket: webSocketOpener(page.WebSocket),
    clock: pageClock,
    onWake: (listener) => onPageWake(page, listener),
  });
  return createApiClient(transport);
}

function onPageWake(page: Window, listener: () => void): () => void {
  const onVisible = () => {
    if (page.document.visibilityState === 'visible') listener();
  };
  page.document.addEventListener('visibilitychange', onVisible);
  page.addEventListener('online', listener);
  return () => {
    page.document.removeEventListener('visibilitychange', onVisible);
    page.removeEventListener('online', listener);
  };
}
