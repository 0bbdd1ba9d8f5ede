import { connect } from 'node:net';

/**
 * A server on this machine, and the token that its page has.
 *
 * @typedef {object} Place
 * @property {number} port
 * @property {string} token
 */

/** @param {number} port */
const hostsOf = (port) => [`127.0.0.1:${port}`, `localhost:${port}`];

/**
 * Passes a socket that the development page opens on to the app. The page's own host, origin and token are replaced by those
 * that the app expects. Anything else goes on as it came, and the app refuses it as it refuses every stranger.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head what came behind the request already
 * @param {{ readonly page: Place, readonly app: Place | undefined }} places no app while it starts
 */
export function passSocket(request, socket, head, { page, app }) {
  socket.on('error', () => socket.destroy());
  if (!app) {
    socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    return;
  }
  const onward = connect(app.port, '127.0.0.1');
  onward.on('error', () => socket.destroy());
  onward.on('close', () => socket.destroy());
  socket.on('close', () => onward.destroy());
  onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headersFor(request, page, app)}\r\n`);
  onward.write(head);
  onward.pipe(socket).pipe(onward);
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
  const translated = (name, value) => {
    if (name === 'host' && isPage && value === host) return appHost;
    if (name === 'origin' && isPage && value === `http://${host}`) return `http://${appHost}`;
    if (name !== 'sec-websocket-protocol') return value;
    const offered = value.split(',').map((part) => part.trim());
    return offered.map((part) => (part === page.token ? app.token : part)).join(', ');
  };
  let lines = '';
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    lines += `${name}: ${translated(name.toLowerCase(), value)}\r\n`;
  }
  return lines;
}
