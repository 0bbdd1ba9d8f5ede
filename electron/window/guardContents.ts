import type { WebContents } from 'electron';
import { downloadPage } from '../engine/ollama/OllamaStatus';

/**
 * Keeps a page where it is, whoever made it: it goes nowhere, opens nothing and embeds nothing. The one address that is
 * let out, to the owner's own browser, is where Ollama is to be had.
 */
export function guardContents(contents: WebContents, openExternal: (url: string) => Promise<void>): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // The one way out that neither the page's policy nor the session's filter knows.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.setWindowOpenHandler(({ url }) => {
    // A machine without a browser is no failure of ours; the address stands in the window to be copied.
    if (url === downloadPage) openExternal(downloadPage).catch(() => undefined);
    return { action: 'deny' };
  });
}
