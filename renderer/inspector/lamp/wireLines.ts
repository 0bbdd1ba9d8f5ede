import type { WireLine } from '#shared/api/areas/lampArea';
import { words } from '../../words/words';

/** The log of the wire as it is seen: its last lines, and the number of the last one that has come. */
export interface WireLines {
  readonly lines: readonly WireLine[];
  readonly lastNumber: number;
}

/** The most lines that are shown. */
const mostLines = 1000;

export const noLines: WireLines = { lines: [], lastNumber: 0 };

/** The log with the lines that have come since. What has come before is not taken twice. */
export function withLines(log: WireLines, come: readonly WireLine[]): WireLines {
  const added = come.filter(({ number }) => number > log.lastNumber);
  const last = added.at(-1);
  if (!last) return log;
  return { lines: [...log.lines, ...added].slice(-mostLines), lastNumber: last.number };
}

/** The log without the lines so far; they do not come again. */
export function clearLines({ lastNumber }: WireLines): WireLines {
  return { lines: [], lastNumber };
}

/** The lines as a text: when, which way, what. */
export function linesAsText(lines: readonly WireLine[]): string {
  return lines
    .map((line) => `${words.inspector.lamp.log.at(line.at)} ${arrowOf(line)} ${line.text}\n`)
    .join('');
}

/** To the lamp, or from it. */
export function arrowOf({ from }: WireLine): '→' | '←' {
  return from === 'app' ? '→' : '←';
}
