import type { WireLine } from '#shared/api/areas/lampArea';
import { words } from '../../words/words';

/** The shown wire log: its last lines, and the number of the last line received. */
export interface WireLines {
  readonly lines: readonly WireLine[];
  readonly lastNumber: number;
}

/** At most this many lines are shown. */
const maxLines = 1000;

export const noLines: WireLines = { lines: [], lastNumber: 0 };

/** Appends new lines. Lines received before are skipped. */
export function withLines(log: WireLines, received: readonly WireLine[]): WireLines {
  const added = received.filter(({ number }) => number > log.lastNumber);
  const last = added.at(-1);
  if (!last) return log;
  return { lines: [...log.lines, ...added].slice(-maxLines), lastNumber: last.number };
}

/** Removes the lines so far; they are not fetched again. */
export function clearLines({ lastNumber }: WireLines): WireLines {
  return { lines: [], lastNumber };
}

/** The lines as text: time, direction, content. */
export function linesAsText(lines: readonly WireLine[]): string {
  return lines
    .map((line) => `${words.inspector.lamp.log.at(line.at)} ${arrowOf(line)} ${line.text}\n`)
    .join('');
}

/** The direction of a line: to the lamp or from it. */
export function arrowOf({ from }: WireLine): '→' | '←' {
  return from === 'app' ? '→' : '←';
}
