import { limits } from './limits';
import { clip, oneLine } from './text';

/** The model's note to itself as one line of limited length. Several notes are joined; anything but text is ignored. */
export function readNote(raw: unknown): string | undefined {
  const lines = (Array.isArray(raw) ? raw.slice(0, 8) : [raw]).filter((line) => typeof line === 'string');
  const text = lines
    .map((line) => oneLine(clip(line, 1000)))
    .filter((line) => line !== '')
    .join(' · ');
  if (text === '') return undefined;
  if (text.length <= limits.noteLength) return text;
  const cut = clip(text, limits.noteLength - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > limits.noteLength / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
