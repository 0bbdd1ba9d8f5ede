import type { HttpExchange } from './HttpExchange';
import type { ServerFault, VersionFault } from './faults';
import { pause } from './pause';

const proxyPage =
  '<!doctype html><html><head><title>Sign in</title></head><body><h1>Sign in to the network</h1></body></html>';

/** Answers any request as a server that is not Ollama, or not quite. */
export function answerFault(exchange: HttpExchange, fault: ServerFault): void {
  const html = 'text/html; charset=utf-8';
  switch (fault.name) {
    case 'refuse':
      return exchange.cut('reset');
    case 'html':
      return exchange.send(200, html, proxyPage);
    case 'html-502':
      return exchange.send(502, html, '<html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>');
    case 'redirect':
      return exchange.send(302, 'text/plain', '', { location: 'http://elsewhere.invalid/login' });
    case 'truncated-body':
      exchange.send(200, 'application/json; charset=utf-8', '{"version":"0.3', { 'content-length': '1000' });
      return exchange.cut();
    case 'not-ollama':
      if (fault.as === 'html') return exchange.send(200, html, '<html><body>It works!</body></html>');
      return exchange.json(200, { service: 'inventory', status: 'ok' });
  }
}

/** Answers `GET /api/version` late or with something that is not a version. Returns whether it has answered. */
export async function answerVersionFault(exchange: HttpExchange, fault: VersionFault): Promise<boolean> {
  if (fault.name === 'slow-version') {
    await pause(fault.ms, exchange.signal);
    return false;
  }
  if (fault.name === 'version-empty') exchange.json(200, {});
  else exchange.send(200, 'application/json; charset=utf-8', 'version 0.33.0');
  return true;
}
