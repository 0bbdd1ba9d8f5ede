import type { IncomingMessage } from 'node:http';

const names = ['127.0.0.1', 'localhost'];

/** The hosts of a server on this port, as browsers write them: `127.0.0.1:PORT` and `localhost:PORT`. */
export function ownHosts(port: number): readonly string[] {
  // Like browsers, `URL` leaves out the default port.
  return names.map((name) => new URL(`http://${name}:${port}`).host);
}

/**
 * Which of the server's own hosts a request names; `undefined` if it names several or another one. A foreign page can make its own
 * name point to this machine (DNS rebinding).
 */
export function requestedHost({ headersDistinct, socket }: IncomingMessage): string | undefined {
  const [host, ...others] = headersDistinct['host'] ?? [];
  if (others.length > 0) return undefined;
  return ownHosts(socket.localPort ?? 0).find((own) => own === host);
}
