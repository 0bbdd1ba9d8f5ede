import type { WebContents } from 'electron';
import { downloadPage } from '../engine/ollama/OllamaStatus';

/** Prevents any page from navigating, opening windows and embedding. Only Ollama's download page opens, in the user's browser. */
export function guardContents(contents: WebContents, openExternal: (url: string) => Promise<void>): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // WebRTC is covered neither by the page's policy nor by the session's filter.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.setWindowOpenHandler(({ url }) => {
    // Without a browser this fails, which is ignored: the address can be copied from the window.
    if (url === downloadPage) openExternal(downloadPage).catch(() => undefined);
    return { action: 'deny' };
  });
}
