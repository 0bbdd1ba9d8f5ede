/**
 * The characters beyond ASCII that the lamp's font can draw: the degree sign, accented Latin letters and some signs.
 * Lamp code numbers them by their index here, so new ones go to the end.
 */
export const beyondAscii = '°¡¿£€ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœŠšŽžŸ';

/** Every character the lamp's font can draw: printable ASCII and those beyond it. */
export const glyphs: ReadonlySet<string> = new Set([
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...Array.from(beyondAscii),
]);

const codesBeyondAscii = new Map(Array.from(beyondAscii, (character, place) => [character, 128 + place]));

/** The byte for a character of the font: its ASCII code, or 128 plus its index in `beyondAscii`. */
export function glyphCode(character: string): number {
  return codesBeyondAscii.get(character) ?? character.charCodeAt(0);
}

/** The character for a byte; `undefined` if the byte has none. */
export function glyphOf(code: number): string | undefined {
  if (code >= 128) return beyondAscii[code - 128];
  const character = String.fromCharCode(code);
  return glyphs.has(character) ? character : undefined;
}

/** Characters the font lacks, with similar ones it has. */
const substitutes: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '·': '.',
  '×': 'x',
  '÷': '/',
  '\u00a0': ' ',
  '→': '>',
  '←': '<',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ẞ: 'ß',
};

const combiningMarks = /\p{M}/gu;

/** True when the font can draw every character of `text`. */
export function hasGlyphs(text: string): boolean {
  for (const character of text) if (!glyphs.has(character)) return false;
  return true;
}

/**
 * `text` as the font can draw it: similar characters and base letters are substituted, the rest is dropped and listed
 * in `missing`.
 */
export function toGlyphs(text: string): { text: string; missing: string[] } {
  const missing: string[] = [];
  let drawn = '';
  for (const character of text.normalize('NFC')) {
    const substitute = substitutes[character] ?? character.normalize('NFD').replace(combiningMarks, '');
    if (glyphs.has(character)) drawn += character;
    else if (/\s/u.test(character)) drawn += ' ';
    else if (substitute !== '' && hasGlyphs(substitute)) drawn += substitute;
    else if (!isInvisible(character)) missing.push(character);
  }
  return { text: drawn, missing };
}

/** Joiners, variation selectors and the like: dropping them loses nothing. */
function isInvisible(character: string): boolean {
  return /[\p{Cf}\p{M}\p{Cc}\p{Cs}]/u.test(character);
}
