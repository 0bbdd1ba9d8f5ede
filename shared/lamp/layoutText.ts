import { LampwrightError } from '../errors/LampwrightError';
import { defaultLayout, layoutSchema, type Layout } from './Layout';

const sizeForm = /^(?:(\d+)[x×](\d+)(?:\+(\d+))?|(ring|strip)-?(\d+))$/;
const fullForm =
  'Write a layout as 10x14+32 (columns x rows + ambient LEDs), strip60 or ring24; behind it, with commas, ' +
  'serpentine, mirrored, rotate90, rotate180, rotate270, counterclockwise, from-top-right, from-bottom-right, ' +
  'from-bottom-left, or a colour order such as GRB.';

/** The options after the size. */
const words: Readonly<Record<string, Partial<Layout>>> = {
  serpentine: { serpentine: true },
  mirrored: { mirrored: true },
  clockwise: { ambientClockwise: true },
  counterclockwise: { ambientClockwise: false },
  rotate0: { rotation: 0 },
  rotate90: { rotation: 90 },
  rotate180: { rotation: 180 },
  rotate270: { rotation: 270 },
  'from-top-left': { ambientFrom: 'top-left' },
  'from-top-right': { ambientFrom: 'top-right' },
  'from-bottom-right': { ambientFrom: 'bottom-right' },
  'from-bottom-left': { ambientFrom: 'bottom-left' },
  rgb: { colorOrder: 'RGB' },
  rbg: { colorOrder: 'RBG' },
  grb: { colorOrder: 'GRB' },
  gbr: { colorOrder: 'GBR' },
  brg: { colorOrder: 'BRG' },
  bgr: { colorOrder: 'BGR' },
};

/** Reads a layout such as `10x14+32`, `16x16,serpentine,GRB`, `strip60` or `ring24`; throws `BAD_LAYOUT` for anything else. */
export function parseLayout(text: string): Layout {
  const [size = '', ...rest] = tidied(text).split(' ');
  const draft = { ...readSize(size, text) };
  for (const word of rest) Object.assign(draft, readWord(word, text));
  const checked = layoutSchema.safeParse(draft);
  if (checked.success) return checked.data;
  const reason = checked.error.issues[0]?.message ?? 'it is out of range';
  throw new LampwrightError('BAD_LAYOUT', `The layout “${text}” cannot be: ${reason}.`);
}

/** A layout as text for `parseLayout`, as short as possible. */
export function formatLayout(layout: Layout): string {
  const { shape, columns, rows, ambient } = layout;
  const size = shape === 'ring' ? `ring${columns}` : `${columns}x${rows}${ambient > 0 ? `+${ambient}` : ''}`;
  const said = Object.entries(words)
    .filter(([, fields]) => isPartOf(fields, layout) && !isPartOf(fields, defaultLayout))
    .map(([word]) => (word.length === 3 ? word.toUpperCase() : word));
  return [size, ...said].join(',');
}

/** Lower case, one space between the words, none within the size. */
function tidied(text: string): string {
  const loose = text.toLowerCase().replace(/\s*([x×+])\s*/g, '$1');
  return loose
    .replace(/[\s,]+/g, ' ')
    .replace(/(ring|strip) (?=\d)/, '$1')
    .trim();
}

function readSize(size: string, text: string): Layout {
  const [, columns, rows, ambient = '0', line, length] = sizeForm.exec(size) ?? [];
  if (columns !== undefined && rows !== undefined) {
    return { ...defaultLayout, columns: Number(columns), rows: Number(rows), ambient: Number(ambient) };
  }
  if (line === undefined) throw new LampwrightError('BAD_LAYOUT', `“${text}” is no layout. ${fullForm}`);
  const shape = line === 'ring' ? 'ring' : 'grid';
  return { ...defaultLayout, shape, columns: Number(length), rows: 1, ambient: 0 };
}

function readWord(word: string, text: string): Partial<Layout> {
  if (Object.hasOwn(words, word)) return words[word] ?? {};
  throw new LampwrightError('BAD_LAYOUT', `“${word}” in “${text}” says nothing of a layout. ${fullForm}`);
}

function isPartOf(fields: Partial<Layout>, layout: Layout): boolean {
  const all = new Map<string, unknown>(Object.entries(layout));
  return Object.entries(fields).every(([key, value]) => all.get(key) === value);
}
