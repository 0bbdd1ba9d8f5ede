import { createHash, timingSafeEqual } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { socketPath, socketProtocol } from '#shared/api/socketProtocol';
import { requestedHost } from './ownHosts';

/**
 * Whether a request for a socket is let in. One that no page of ours would send is refused with an HTTP status. A page of ours
 * without the token of this start is a stranger: it gets to know so, and nothing else.
 */
export type Admission =
  | { readonly verdict: 'refused'; readonly status: 403 | 404 | 421 }
  | { readonly verdict: 'stranger' }
  | { readonly verdict: 'known' };

/** Looks at where a request for a socket comes from, where it goes, and whether it has the token. */
export function checkAdmission(request: IncomingMessage, token: string): Admission {
  const host = requestedHost(request);
  if (host === undefined) return { verdict: 'refused', status: 421 };
  if (request.url !== socketPath) return { verdict: 'refused', status: 404 };
  // Browsers always say it, so that a page of another place cannot pass for ours.
  if (request.headers.origin !== `http://${host}`) return { verdict: 'refused', status: 403 };
  const [protocol, told = '', ...others] = (request.headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((part) => part.trim());
  const isKnown = protocol === socketProtocol && isSameToken(told, token) && others.length === 0;
  return { verdict: isKnown ? 'known' : 'stranger' };
}

/** Answers a request for a socket with an HTTP status, and ends the connection. */
export function rejectUpgrade(socket: Duplex, status: 403 | 404 | 421): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Takes as long whatever differs; digests are of one length. */
function isSameToken(told: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(told), digest(token));
}
