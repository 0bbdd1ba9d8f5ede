import type { States } from '#shared/api/contract';
import { clip, oneLine } from '#shared/program/text';
import { descriptionOf } from '../store/selectors';

/** A program of the library. */
export type LibraryProgram = States['library'][number];

/** What to search the library for. */
export interface LibraryFilter {
  readonly words: string;
  readonly tags: readonly string[];
}

/** The maximum number of tags of a program, and the maximum length of one. */
export const tagLimits = { count: 20, length: 40 } as const;

/** The programs that have all words in their name, tags or description, and all tags; in their original order. */
export function filterPrograms(
  items: readonly LibraryProgram[],
  { words, tags }: LibraryFilter,
): readonly LibraryProgram[] {
  const searched = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (searched.length === 0 && tags.length === 0) return items;
  return items.filter(
    (item) =>
      tags.every((tag) => item.tags.includes(tag)) &&
      searched.every((word) => searchTextOf(item).includes(word)),
  );
}

/** All tags, the most used first. */
export function tagsOf(items: readonly LibraryProgram[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { tags } of items) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other))
    .map(([tag]) => tag);
}

/**
 * Parses tags separated by commas: without repeats, each cut to the maximum length, at most as many as a program can
 * have.
 */
export function parseTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const part of text.split(',')) {
    const tag = clip(oneLine(part), tagLimits.length).trim();
    if (tag !== '' && !tags.has(tag.toLocaleLowerCase())) tags.set(tag.toLocaleLowerCase(), tag);
  }
  return [...tags.values()].slice(0, tagLimits.count);
}

const searchTexts = new WeakMap<LibraryProgram, string>();

/** The searchable text of a program. */
function searchTextOf(item: LibraryProgram): string {
  const cached = searchTexts.get(item);
  if (cached !== undefined) return cached;
  const { program, tags } = item;
  const text = [program.name, ...tags, descriptionOf(program)].join(' ').toLocaleLowerCase();
  searchTexts.set(item, text);
  return text;
}
