import { clip } from '#shared/program/text';

/** A name for an exported file that is valid on every system. */
export function fileNameOf(words: string, ending: string): string {
  return `${slugOf(words) || 'lampwright'}${ending}`;
}

/** Words as part of a file name: lower-case Latin letters, digits and hyphens; may be empty. */
export function slugOf(words: string): string {
  const ascii = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return clip(ascii.replace(/^-|-$/g, ''), 40);
}
