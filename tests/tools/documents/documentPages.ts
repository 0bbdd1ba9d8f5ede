import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const notOurs = new Set(['node_modules', 'out', 'dist', 'build']);

/** A document of the repository. */
export interface DocumentPage {
  /** From the repository's root, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** Every Markdown page of the repository. */
export function documentPages(folder = ''): DocumentPage[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      const isLeftOut = entry.name.startsWith('.') || notOurs.has(entry.name);
      return isLeftOut ? [] : documentPages(file);
    }
    if (!entry.name.endsWith('.md')) return [];
    return [{ file, text: readFileSync(join(root, file), 'utf8') }];
  });
}

/** The text without what stands in code fences: there brackets are no links and `#` is no heading. */
export function withoutFences(text: string): string {
  return text.replace(/^( *)```.*\n[\s\S]*?^\1```$/gm, '');
}
