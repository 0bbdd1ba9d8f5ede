import type { States } from '#shared/api/contract';
import { clip, oneLine } from '#shared/program/text';
import { descriptionOf } from '../store/selectors';

/** A program of the library. */
export type LibraryProgram = States['library'][number];

/** What is looked for in the library. */
export interface LibraryFilter {
  readonly words: string;
  readonly tags: readonly string[];
}

/** The most tags a program has, and the most characters of one. */
export const tagLimits = { count: 20, length: 40 } as const;

/** Those that have all the words in their name, tags or description, and all the tags; in the order they were in. */
export function filterPrograms(
  items: readonly LibraryProgram[],
  { words, tags }: LibraryFilter,
): readonly LibraryProgram[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0 && tags.length === 0) return items;
  return items.filter(
    (item) =>
      tags.every((tag) => item.tags.includes(tag)) &&
      wanted.every((word) => searchTextOf(item).includes(word)),
  );
}

/** Every tag there is, the most used ones first. */
export function tagsOf(items: readonly LibraryProgram[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { tags } of items) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other))
    .map(([tag]) => tag);
}

/** Tags as they are typed, with commas between them: each once, none too long, no more than a program has. */
export function parseTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const part of text.split(',')) {
    const tag = clip(oneLine(part), tagLimits.length).trim();
    if (tag !== '' && !tags.has(tag.toLocaleLowerCase())) tags.set(tag.toLocaleLowerCase(), tag);
  }
  return [...tags.values()].slice(0, tagLimits.count);
}

const searchTexts = new WeakMap<LibraryProgram, string>();

/** All that can be found of a program. */
function searchTextOf(item: LibraryProgram): string {
  const before = searchTexts.get(item);
  if (before !== undefined) return before;
  const { program, tags } = item;
  const text = [program.name, ...tags, descriptionOf(program)].join(' ').toLocaleLowerCase();
  searchTexts.set(item, text);
  return text;
}
