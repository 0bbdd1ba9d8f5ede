/** One character of the font, drawn. */
export interface Glyph {
  readonly width: number;
  /** The row of its first line: 0 is the top of capitals, 4 the base line; accents have negative rows. */
  readonly top: number;
  /** Each row as bits, the leftmost column the highest of `width` bits. */
  readonly rows: readonly number[];
}
