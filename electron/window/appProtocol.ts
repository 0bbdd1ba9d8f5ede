import type { CustomScheme } from 'electron';
import { isOwnPage, pageAddress, scheme } from './pageAddress';
import { findPageFile, pageHeaders, type PageFiles } from './pageFiles';

/** The scheme has an origin and counts as secure, nothing more. Must be registered before `ready`. */
export const pageSchemePrivileges: CustomScheme = { scheme, privileges: { standard: true, secure: true } };

const headers = pageHeaders("'none'");

/** Serves the built page's files to the window: exact paths, GET only. */
export function createPageHandler(files: PageFiles): (request: Pick<Request, 'method' | 'url'>) => Response {
  return ({ method, url }) => {
    if (!isOwnPage(url)) return refuse(404, 'This address is not served here.');
    if (method !== 'GET') return refuse(405, 'Only GET is answered.');
    const file = findPageFile(files, pathInUrl(url));
    if (!file) return refuse(404, 'There is no such page.');
    return new Response(file.bytes, { headers: { ...headers, 'content-type': file.type } });
  };
}

/** The path as sent: nothing is decoded or resolved, so it cannot lead out of the folder. */
function pathInUrl(url: string): string {
  return url.slice(pageAddress.length - 1).replace(/[?#].*$/s, '');
}

function refuse(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  });
}
