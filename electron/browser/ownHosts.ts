import type { IncomingMessage } from 'node:http';

const names = ['127.0.0.1', 'localhost'];

/** What a server on this port of this machine is called, as browsers write it: `127.0.0.1:PORT` and `localhost:PORT`. */
export function ownHosts(port: number): readonly string[] {
  // Browsers leave the usual port out, and so does a URL.
  return names.map((name) => new URL(`http://${name}:${port}`).host);
}

/**
 * By which of its own names a request calls this server. None when it is a foreign one, which a page of that name can let
 * point at this machine (DNS rebinding), or when there is more than one.
 */
export function requestedHost({ headersDistinct, socket }: IncomingMessage): string | undefined {
  const [host, ...others] = headersDistinct['host'] ?? [];
  if (others.length > 0) return undefined;
  return ownHosts(socket.localPort ?? 0).find((own) => own === host);
}
