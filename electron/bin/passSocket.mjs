import { connect } from 'node:net';

/**
 * A server on this machine, and the token its page needs.
 *
 * @typedef {object} Place
 * @property {number} port
 * @property {string} token
 */

/** @param {number} port */
const hostsOf = (port) => [`127.0.0.1:${port}`, `localhost:${port}`];

/**
 * Forwards a socket from the development page to the app. Replaces the page's host, origin and token by those the app
 * expects. Other values are passed on unchanged, so the app rejects them as usual.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head data received after the request headers
 * @param {{ readonly page: Place, readonly app: Place | undefined }} places `app` is undefined while it starts
 */
export function passSocket(request, socket, head, { page, app }) {
  socket.on('error', () => socket.destroy());
  if (!app) {
    socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    return;
  }
  const upstream = connect(app.port, '127.0.0.1');
  upstream.on('error', () => socket.destroy());
  upstream.on('close', () => socket.destroy());
  socket.on('close', () => upstream.destroy());
  upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${headersFor(request, page, app)}\r\n`);
  upstream.write(head);
  upstream.pipe(socket).pipe(upstream);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {Place} page
 * @param {Place} app
 */
function headersFor({ rawHeaders, headers: { host = '' } }, page, app) {
  const isPage = hostsOf(page.port).includes(host);
  const [appHost = ''] = hostsOf(app.port);
  /** @type {(name: string, value: string) => string} */
  const translate = (name, value) => {
    if (name === 'host' && isPage && value === host) return appHost;
    if (name === 'origin' && isPage && value === `http://${host}`) return `http://${appHost}`;
    if (name !== 'sec-websocket-protocol') return value;
    const offered = value.split(',').map((protocol) => protocol.trim());
    return offered.map((protocol) => (protocol === page.token ? app.token : protocol)).join(', ');
  };
  let lines = '';
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    lines += `${name}: ${translate(name.toLowerCase(), value)}\r\n`;
  }
  return lines;
}
