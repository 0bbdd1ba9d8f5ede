import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { findPageFile, pageHeaders, type PageFiles } from '../window/pageFiles';
import { listenOn, type PortPreference } from './listenOn';
import { requestedHost, ownHosts } from './ownHosts';

/** Serves the built window to browsers on this machine. */
export interface PageServer {
  readonly port: number;
  /** Stops to listen at once, ends what is under way, and resolves when every connection is gone. */
  readonly close: () => Promise<void>;
}

interface PageServerDependencies extends PortPreference {
  readonly files: PageFiles;
  /** Takes over a connection that wants to be something else than HTTP. */
  readonly onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly timeouts?: RequestTimeouts;
}

/** How long a request may take to arrive; a slower one is answered with 408. */
interface RequestTimeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly checkIntervalMs: number;
}

const defaultTimeouts: RequestTimeouts = { headersMs: 10_000, requestMs: 15_000, checkIntervalMs: 2000 };

/** A browser opens six or so at a time; sixteen windows are taken in. */
const maxConnections = 128;
const maxHeaderBytes = 8192;
const idleMs = 30_000;

/** Starts to serve these files, and nothing else. Fails with PORT_FAILED when a port that was asked for cannot be had. */
export async function startPageServer(parts: PageServerDependencies): Promise<PageServer> {
  const { files, onUpgrade, timeouts: patience = defaultTimeouts } = parts;
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.checkIntervalMs,
    },
    (request, response) => handleRequest(request, response, files),
  );
  server.maxConnections = maxConnections;
  server.timeout = idleMs;
  server.on('upgrade', onUpgrade);
  const port = await listenOn(server, parts);
  return { port, close: () => closeServer(server) };
}

function handleRequest(request: IncomingMessage, response: ServerResponse, files: PageFiles): void {
  const headers = headersFor(request.socket.localPort ?? 0);
  const refuse = (status: number, sentence: string) => {
    const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    // Whatever else such a client has sent is not looked at.
    response.writeHead(status, { ...headers, ...type, connection: 'close' }).end(`${sentence}\n`);
  };
  if (requestedHost(request) === undefined) return refuse(421, 'This address is not served here.');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return refuse(405, 'Only GET and HEAD are answered.');
  }
  if (hasBody(request)) return refuse(400, 'A request here has no body.');
  const [path = '/'] = (request.url ?? '/').split('?');
  const file = findPageFile(files, path);
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

async function closeServer(server: Server): Promise<void> {
  const isClosed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await isClosed;
}
