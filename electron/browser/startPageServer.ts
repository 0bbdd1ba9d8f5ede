import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { findPageFile, pageHeaders, type PageFiles } from '../window/pageFiles';
import { listenOn, type PortPreference } from './listenOn';
import { requestedHost, ownHosts } from './ownHosts';

/** A running server of the built window. */
export interface PageServer {
  readonly port: number;
  /** Stops listening, ends all connections, and resolves when they are closed. */
  readonly close: () => Promise<void>;
}

interface PageServerDependencies extends PortPreference {
  readonly files: PageFiles;
  /** Takes over a connection that requests an upgrade. */
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

/** A browser opens about six per window, and there may be sixteen windows. */
const maxConnections = 128;
const maxHeaderBytes = 8192;
const idleMs = 30_000;

/** Serves these files and nothing else. Fails with PORT_FAILED if a required port is taken. */
export async function startPageServer(deps: PageServerDependencies): Promise<PageServer> {
  const { files, onUpgrade, timeouts = defaultTimeouts } = deps;
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
    },
    (request, response) => handleRequest(request, response, files),
  );
  server.maxConnections = maxConnections;
  server.timeout = idleMs;
  server.on('upgrade', onUpgrade);
  const port = await listenOn(server, deps);
  return { port, close: () => closeServer(server) };
}

function handleRequest(request: IncomingMessage, response: ServerResponse, files: PageFiles): void {
  const headers = headersFor(request.socket.localPort ?? 0);
  const refuse = (status: number, sentence: string) => {
    const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    // Anything else such a client has sent is ignored.
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

/** The build puts a hash of the content into the names in this folder. */
function isNamedByContent(path: string): boolean {
  return path.startsWith('/assets/');
}

async function closeServer(server: Server): Promise<void> {
  const isClosed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await isClosed;
}
