import { clip } from '#shared/program/text';

/** A name for a file that its owner takes away: words in lower case, as every system takes them. */
export function fileNameOf(words: string, ending: string): string {
  return `${slugOf(words) || 'lampwright'}${ending}`;
}

/** Words as a part of a file's name: Latin letters, digits and hyphens; nothing where none are left. */
export function slugOf(words: string): string {
  const ascii = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return clip(ascii.replace(/^-|-$/g, ''), 40);
}
