import { limits } from './limits';
import { clip, oneLine } from './text';

/** The model's note to itself: one line of bounded length. Several become one; what is not text is none. */
export function readNote(raw: unknown): string | undefined {
  const parts = (Array.isArray(raw) ? raw.slice(0, 8) : [raw]).filter((part) => typeof part === 'string');
  const text = parts
    .map((part) => oneLine(clip(part, 1000)))
    .filter((part) => part !== '')
    .join(' · ');
  if (text === '') return undefined;
  if (text.length <= limits.noteLength) return text;
  const cut = clip(text, limits.noteLength - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > limits.noteLength / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
