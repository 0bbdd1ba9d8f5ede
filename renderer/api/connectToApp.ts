import type { DesktopBridge } from '#shared/api/DesktopBridge';
import { createApiClient, type ApiClient } from '#shared/api/ApiClient';
import { socketPath } from '#shared/api/socketProtocol';
import { bridgeTransport } from './bridgeTransport';
import { pageClock } from './PageClock';
import { webSocketOpener } from './Socket';
import { socketTransport } from './socketTransport';

declare global {
  interface Window {
    /** There in the desktop's window only. */
    readonly lampwright?: DesktopBridge;
  }
}

/** The app as this page reaches it: over the desktop's bridge where there is one, else over the socket of its own server. */
export function connectToApp(page: Window & { readonly WebSocket: typeof WebSocket }): ApiClient {
  if (page.lampwright) return createApiClient(bridgeTransport(page.lampwright));
  // A fresh address in the same tab differs in its token alone, for which a browser loads nothing.
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
