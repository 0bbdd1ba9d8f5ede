import type { CustomScheme } from 'electron';
import { isOwnPage, pageAddress, scheme } from './pageAddress';
import { findPageFile, pageHeaders, type PageFiles } from './pageFiles';

/** What the scheme may do: have an origin and count as secure, nothing more. To be registered before `ready`. */
export const pageSchemePrivileges: CustomScheme = { scheme, privileges: { standard: true, secure: true } };

const headers = pageHeaders("'none'");

/** Answers the window's requests from the files of the built page: exact paths, GET only. */
export function createPageHandler(files: PageFiles): (request: Pick<Request, 'method' | 'url'>) => Response {
  return ({ method, url }) => {
    if (!isOwnPage(url)) return refuse(404, 'This address is not served here.');
    if (method !== 'GET') return refuse(405, 'Only GET is answered.');
    const file = findPageFile(files, pathInUrl(url));
    if (!file) return refuse(404, 'There is no such page.');
    return new Response(file.bytes, { headers: { ...headers, 'content-type': file.type } });
  };
}

/** As it was sent: nothing is decoded or joined, so nothing can climb out of the folder. */
function pathInUrl(url: string): string {
  return url.slice(pageAddress.length - 1).replace(/[?#].*$/s, '');
}

function refuse(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  });
}
