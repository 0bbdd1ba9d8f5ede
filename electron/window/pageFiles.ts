import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { LampwrightError } from '#shared/errors/LampwrightError';

/** A file of the built window, and its content type. */
export interface PageFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** The files of the built window by exact path, such as `/index.html`. Nothing else is served. */
export type PageFiles = ReadonlyMap<string, PageFile>;

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Reads all files in `folder`. Fails with FILE_UNREADABLE if the window is not built. */
export async function readPageFiles(folder: string): Promise<PageFiles> {
  const files = new Map<string, PageFile>();
  try {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const type = contentTypes[extname(path)] ?? 'application/octet-stream';
      const name = `/${relative(folder, path).split(sep).join('/')}`;
      files.set(name, { bytes: new Uint8Array(await readFile(path)), type });
    }
  } catch (cause) {
    throw new LampwrightError('FILE_UNREADABLE', 'The window is not built yet. Run npm run build first.', {
      cause,
    });
  }
  return files;
}

/** The file of a path; `/` is the page itself. It is only looked up, never used as a path on disk. */
export function findPageFile(files: PageFiles, path: string): PageFile | undefined {
  return files.get(path === '/' ? '/index.html' : path);
}

/** The headers of every file. `connect` is the only target the page may connect to: `'none'` for the desktop window. */
export function pageHeaders(connect: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-dns-prefetch-control': 'off',
    'x-content-type-options': 'nosniff',
  };
}
