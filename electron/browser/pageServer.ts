import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { findPage, pageHeaders, type PageFiles } from '../window/pageFiles';
import { listenOn, type WantedPort } from './listenOn';
import { calledAs, ownHosts } from './ownHosts';

/** Serves the built window to browsers on this machine. */
export interface PageServer {
  readonly port: number;
  /** Stops to listen at once, ends what is under way, and resolves when every connection is gone. */
  readonly close: () => Promise<void>;
}

interface PageServerParts extends WantedPort {
  readonly files: PageFiles;
  /** Takes over a connection that wants to be something else than HTTP. */
  readonly onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly patience?: Patience;
}

/** How long a request may take to arrive; a slower one is answered with 408. */
interface Patience {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly checkedEveryMs: number;
}

const usualPatience: Patience = { headersMs: 10_000, requestMs: 15_000, checkedEveryMs: 2000 };

/** A browser opens six or so at a time; sixteen windows are taken in. */
const mostConnections = 128;
const largestHeaderBytes = 8192;
const idleMs = 30_000;

/** Starts to serve these files, and nothing else. Fails with PORT_FAILED when a port that was asked for cannot be had. */
export async function startPageServer(parts: PageServerParts): Promise<PageServer> {
  const { files, onUpgrade, patience = usualPatience } = parts;
  const server = createServer(
    {
      maxHeaderSize: largestHeaderBytes,
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.checkedEveryMs,
    },
    (request, response) => answer(request, response, files),
  );
  server.maxConnections = mostConnections;
  server.timeout = idleMs;
  server.on('upgrade', onUpgrade);
  const port = await listenOn(server, parts);
  return { port, close: () => closed(server) };
}

function answer(request: IncomingMessage, response: ServerResponse, files: PageFiles): void {
  const headers = headersFor(request.socket.localPort ?? 0);
  const refuse = (status: number, sentence: string) => {
    const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    // Whatever else such a client has sent is not looked at.
    response.writeHead(status, { ...headers, ...type, connection: 'close' }).end(`${sentence}\n`);
  };
  if (calledAs(request) === undefined) return refuse(421, 'This address is not served here.');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return refuse(405, 'Only GET and HEAD are answered.');
  }
  if (hasBody(request)) return refuse(400, 'A request here has no body.');
  const [path = '/'] = (request.url ?? '/').split('?');
  const file = findPage(files, path);
  if (!file) return refuse(404, 'There is no such page.');
  response.writeHead(200, {
    ...headers,
    'content-type': file.type,
    'content-length': file.bytes.length,
    'cache-control': isNamedByContent(path) ? 'private, max-age=31536000, immutable' : 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : file.bytes);
}

function headersFor(port: number): Readonly<Record<string, string>> {
  const sockets = ownHosts(port).map((host) => `ws://${host}`);
  return pageHeaders(sockets.join(' '));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** The build puts a hash of the content into these names. */
function isNamedByContent(path: string): boolean {
  return path.startsWith('/assets/');
}

async function closed(server: Server): Promise<void> {
  const isClosed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await isClosed;
}
