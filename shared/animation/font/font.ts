import { accented, dotlessI, marks } from './accents';
import type { Glyph } from './Glyph';
import { letters, narrow } from './letters';

/** The rows from the top of capitals to the base line; accents are above them, descenders below. */
export const lineHeight = 5;

/** The highest row for marks: over a capital the ring touches the letter instead. */
const highestRow = -3;

/** A drawing as lines of `#` and `.`, all of the same length. */
interface Art {
  readonly top: number;
  readonly lines: readonly string[];
}

const drawings: ReadonlyMap<string, string> = new Map([...Object.entries(letters), ['ı', dotlessI]]);
const marksByName: ReadonlyMap<string, string> = new Map(Object.entries(marks));

/** Every character the lamp can draw, as listed in `glyphs`. */
export const font: ReadonlyMap<string, Glyph> = new Map([
  ...Object.entries(letters).map(([character, art]) => entry(character, picture(art))),
  ...Object.entries(accented).map(([character, parts]) => entry(character, compose(parts))),
]);

/** Digits of two columns and a colon of one, for a clock that must fit one line. */
export const narrowDigits: ReadonlyMap<string, Glyph> = new Map(
  Object.entries(narrow).map(([character, art]) => entry(character, picture(art))),
);

function entry(character: string, { top, lines }: Art): [string, Glyph] {
  const rows = lines.map((line) => Number.parseInt(line.replaceAll('.', '0').replaceAll('#', '1'), 2));
  return [character, { width: widthOf(lines), top, rows }];
}

function picture(art: string): Art {
  return { top: 0, lines: art.split(' ') };
}

/** A letter with its mark, centred, with an empty row between if there is space. */
function compose(parts: string): Art {
  const [base = '', mark = ''] = parts.split(' ');
  const markLines = artOf(marksByName, mark).split(' ');
  const baseLines = artOf(drawings, base).split(' ');
  if (mark === 'cedilla') return { top: 0, lines: stack(baseLines, markLines) };
  const bodyRow = baseLines.findIndex((line) => line.includes('#'));
  const top = Math.max(bodyRow - 1 - markLines.length, highestRow);
  const gap = Array.from({ length: bodyRow - top - markLines.length }, () => '');
  return { top, lines: stack(markLines, [...gap, ...baseLines.slice(bodyRow)]) };
}

function artOf(arts: ReadonlyMap<string, string>, name: string): string {
  const art = arts.get(name);
  if (art === undefined) throw new Error(`The font has no drawing of ${name}.`);
  return art;
}

/** One drawing on top of the other, centred, without empty columns at the sides. */
function stack(upper: readonly string[], lower: readonly string[]): string[] {
  const width = Math.max(widthOf(upper), widthOf(lower));
  const lines = [...centred(upper, width), ...centred(lower, width)];
  const first = Math.min(...lines.map((line) => (line.includes('#') ? line.indexOf('#') : width)));
  const last = Math.max(...lines.map((line) => line.lastIndexOf('#')));
  return lines.map((line) => line.slice(first, last + 1));
}

function centred(lines: readonly string[], width: number): string[] {
  const before = '.'.repeat(Math.floor((width - widthOf(lines)) / 2));
  return lines.map((line) => (before + line).padEnd(width, '.'));
}

function widthOf(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
