import { createHash, timingSafeEqual } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { socketPath, socketProtocol } from '#shared/api/socketProtocol';
import { requestedHost } from './ownHosts';

/**
 * Whether a request for a socket is admitted. One that our page would never send is refused with an HTTP status. Our page without the
 * token of this run gets a socket, which is closed with a code that says so.
 */
export type Admission =
  | { readonly verdict: 'refused'; readonly status: 403 | 404 | 421 }
  | { readonly verdict: 'wrong-token' }
  | { readonly verdict: 'admitted' };

/** Checks the host, path, origin and token of a request for a socket. */
export function checkAdmission(request: IncomingMessage, token: string): Admission {
  const host = requestedHost(request);
  if (host === undefined) return { verdict: 'refused', status: 421 };
  if (request.url !== socketPath) return { verdict: 'refused', status: 404 };
  // Browsers always send the origin, so a page from elsewhere cannot pass for ours.
  if (request.headers.origin !== `http://${host}`) return { verdict: 'refused', status: 403 };
  const [protocol, offered = '', ...others] = (request.headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((name) => name.trim());
  const isAdmitted = protocol === socketProtocol && isSameToken(offered, token) && others.length === 0;
  return { verdict: isAdmitted ? 'admitted' : 'wrong-token' };
}

/** Rejects a request for a socket with an HTTP status and closes the connection. */
export function rejectUpgrade(socket: Duplex, status: 403 | 404 | 421): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Compares in constant time, by digests, which have the same length. */
function isSameToken(offered: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(offered), digest(token));
}
