import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { LampwrightError } from '#shared/api/errors';

/** Serves the built window to browsers on this machine. */
export interface PageServer {
  /** Starts on `port`, or on a free one if that is taken. Resolves to the address. */
  listen(port: number): Promise<string>;
  close(): Promise<void>;
}

const host = '127.0.0.1';
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Reads the files below `folder` once; only these exact paths are ever answered. */
export async function createPageServer(folder: string): Promise<PageServer> {
  const files = await readFiles(folder);
  const server = createServer((request, response) => answer(request, response, server, files));
  return {
    listen: async (port) => `http://${host}:${await listenOn(server, port)}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  try {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      files.set(`/${relative(folder, file).split(sep).join('/')}`, await readFile(file));
    }
  } catch (cause) {
    throw new LampwrightError('FILE_UNREADABLE', 'The window is not built yet. Run npm run build first.', {
      cause,
    });
  }
  return files;
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  server: Server,
  files: ReadonlyMap<string, Buffer>,
): void {
  const refuse = (status: number, sentence: string) => {
    response
      .writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
      .end(`${sentence}\n`);
  };
  // A foreign name that resolves to this machine (DNS rebinding) is not us.
  const names = [host, 'localhost'].map((name) => `${name}:${portOf(server)}`);
  if (!names.includes(request.headers.host ?? '')) return refuse(421, 'This address is not served here.');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Only GET and HEAD are answered.');
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const name = path === '/' ? '/index.html' : path;
  const file = files.get(name);
  if (!file) return refuse(404, 'There is no such page.');
  const type = contentTypes[extname(name)] ?? 'application/octet-stream';
  response.writeHead(200, { ...headers, 'content-type': type, 'content-length': file.length });
  response.end(request.method === 'HEAD' ? undefined : file);
}

async function listenOn(server: Server, port: number): Promise<number> {
  const attempt = (wanted: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(wanted, host, () => {
        server.removeListener('error', reject);
        resolve(portOf(server));
      });
    });
  try {
    return await attempt(port);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    return attempt(0);
  }
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
