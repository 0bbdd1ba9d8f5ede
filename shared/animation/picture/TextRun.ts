import type { Glyph } from '../font/Glyph';
import { font, lineHeight, narrowDigits } from '../font/font';

const blank: Glyph = { width: 0, top: 0, rows: [] };

/** Rows above the top of capitals that accents may take. */
const headroom = 3;

/** A line of text as columns of points. Bit 0 of a column is the highest row an accent can have. */
export interface TextRun {
  readonly columns: Uint16Array;
  readonly width: number;
  /** The highest and lowest row used, counted from the top of capitals. */
  readonly top: number;
  readonly bottom: number;
}

/** Sets `text` with one empty column between its characters. */
export function setText(text: string): TextRun {
  return setGlyphs(Array.from(text, (character) => font.get(character) ?? blank));
}

/**
 * Sets a time in the narrow digits to fit `columns`, with the colon closer if needed. `undefined` if it does not fit,
 * and for any other text: alone these digits are hard to read.
 */
export function setNarrow(text: string, columns: number): TextRun | undefined {
  if (!text.includes(':')) return undefined;
  const glyphs: Glyph[] = [];
  for (const character of text) {
    const glyph = narrowDigits.get(character);
    if (!glyph) return undefined;
    glyphs.push(glyph);
  }
  const runs = [setGlyphs(glyphs), setGlyphs(glyphs, narrowDigits.get(':'))];
  return runs.find(({ width }) => width <= columns);
}

/** True when row `row`, counted from the top of capitals, has a point in `column`. */
export function hasPoint(column: number, row: number): boolean {
  return ((column >> (row + headroom)) & 1) === 1;
}

/** Places glyphs with one empty column between them, but none beside `close`. */
function setGlyphs(glyphs: readonly Glyph[], close?: Glyph): TextRun {
  const columns: number[] = [];
  let top = 0;
  let bottom = lineHeight - 1;
  for (const [at, glyph] of glyphs.entries()) {
    if (at > 0 && glyph !== close && glyphs[at - 1] !== close) columns.push(0);
    for (let column = 0; column < glyph.width; column++) columns.push(columnOf(glyph, column));
    top = Math.min(top, glyph.top);
    bottom = Math.max(bottom, glyph.top + glyph.rows.length - 1);
  }
  return { columns: Uint16Array.from(columns), width: columns.length, top, bottom };
}

function columnOf({ width, top, rows }: Glyph, column: number): number {
  let points = 0;
  for (const [at, row] of rows.entries()) {
    if ((row >> (width - 1 - column)) & 1) points |= 1 << (top + at + headroom);
  }
  return points;
}
