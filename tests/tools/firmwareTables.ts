import { join } from 'node:path';
import { ease, hump, permutation } from '#shared/animation/arithmetic/tables';
import { font, lineHeight, narrowDigits } from '#shared/animation/font/font';
import type { Glyph } from '#shared/animation/font/Glyph';
import { linearLight } from '#shared/animation/guards/gamma';
import { drawings } from '#shared/animation/icons/drawings';
import type { Drawing } from '#shared/animation/icons/Drawing';
import { glyphs } from '#shared/program/glyphs';
import { iconNames } from '#shared/program/icons';
import { limits } from '#shared/program/limits';

const core = join(import.meta.dirname, '../../resources/firmware/lampwright/src/core');

/** A header of the firmware that is made from the app's sources. */
export interface FirmwareHeader {
  readonly file: string;
  readonly text: string;
}

/** The headers as they should be. */
export function madeFirmwareHeaders(): FirmwareHeader[] {
  const made = (name: string, body: string) => ({ file: join(core, name), text: header(body) });
  return [
    made('tables.h', lightTables()),
    made('font.h', fontTables()),
    made('icons.h', iconTables()),
    made('limits.h', limitConstants()),
  ];
}

function header(body: string): string {
  return `// Made by npm run docs from the app's sources. Do not edit.
#pragma once
#include "flash.h"

namespace lamp {

${body}
}  // namespace lamp
`;
}

function lightTables(): string {
  return [
    byteTable('Every byte once, in a fixed disorder.', 'permutation', permutation),
    byteTable('The first quarter of a hump over 1024 phases.', 'risingHump', hump.subarray(0, 256)),
    byteTable('0 to 255 that starts and ends gently.', 'ease', ease),
    wordTable('Linear light for each value of a channel, 0 to 65280.', 'linearLight', linearLight),
  ].join('\n');
}

/** All characters in the order of lamp code, then the narrow digits and their colon. */
function fontTables(): string {
  const drawn = [...glyphs].map((character) => glyphIn(font, character));
  const narrow = Array.from('0123456789:', (character) => glyphIn(narrowDigits, character));
  const all = [...drawn, ...narrow].map(glyphBytes);
  return [
    `/// Characters of the font; behind them come ${narrow.length} more: the narrow digits and their colon.`,
    `constexpr uint8_t glyphCount = ${drawn.length};\n`,
    `/// Rows from the top of capitals to the base line.`,
    `constexpr uint8_t lineHeight = ${lineHeight};\n`,
    table(
      'uint8_t',
      'Where each character begins in glyphBytes, and where the last one ends: how far from four times its number.',
      'glyphShifts',
      startsOf(all).map((start, at) => (start - 4 * at) & 255),
    ),
    byteTable(
      'How many rows a character rises above the top of capitals, plus 16 times how many it hangs below the base\n' +
        '/// line; then its columns. Bit 0 of a column is the row it rises to.',
      'glyphBytes',
      all.flat(),
    ),
  ].join('\n');
}

function glyphIn(from: ReadonlyMap<string, Glyph>, character: string): Glyph {
  const glyph = from.get(character);
  if (!glyph) throw new Error(`The font has no ${character}.`);
  return glyph;
}

function glyphBytes({ width, top, rows }: Glyph): number[] {
  const rise = Math.max(-top, 0);
  const hang = Math.max(top + rows.length - lineHeight, 0);
  if (top > 0 || rows.length > 8) throw new Error('A column of this character does not fit a byte.');
  const columns = Array.from({ length: width }, (_, column) =>
    rows.reduce((bits, row, at) => bits | (((row >> (width - 1 - column)) & 1) << at), 0),
  );
  return [rise | (hang << 4), ...columns];
}

function iconTables(): string {
  const icons = iconNames.map((name) => drawings[name]);
  const all = icons.map(iconBytes);
  const starts = startsOf(all);
  return [
    `constexpr uint8_t iconCount = ${icons.length};\n`,
    wordTable(
      'Where each icon begins in iconBytes; plus 32768 when its right half is the mirrored left one, which alone is there.',
      'iconStarts',
      icons.map((icon, at) => (starts[at] ?? 0) | (isMirrored(icon) ? 0x8000 : 0)),
    ),
    byteTable(
      'Half the columns of an icon, plus 8 when it is shaded, plus 16 times its rows; then its points row by row, low bits\n' +
        '/// first: one bit each, or where it is shaded two, 1 being dimmed and 2 full.',
      'iconBytes',
      all.flat(),
    ),
  ].join('\n');
}

function isMirrored(drawing: Drawing): boolean {
  return drawing.every((row) => row === Array.from(row).toReversed().join(''));
}

/** Icons of one strength take one bit a point, others two. */
function iconBytes(drawing: Drawing): number[] {
  const width = drawing[0]?.length ?? 0;
  if (width % 2 !== 0 || width > 14 || drawing.length > 15)
    throw new Error('The size of this icon does not fit.');
  const art = drawing.map((row) => (isMirrored(drawing) ? row.slice(0, width / 2) : row)).join('');
  const isShaded = art.includes('+');
  const bitsEach = isShaded ? 2 : 1;
  const bytes = Array.from({ length: Math.ceil((art.length * bitsEach) / 8) }, () => 0);
  for (const [at, point] of Array.from(art).entries()) {
    const bit = at * bitsEach;
    const value = (isShaded ? '.+#' : '.#').indexOf(point);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (value << (bit & 7));
  }
  return [(width / 2) | (isShaded ? 8 : 0) | (drawing.length << 4), ...bytes];
}

/** The bounds of the program format that lamp code can exceed. */
function limitConstants(): string {
  const constant = (type: string, name: string, value: number) =>
    `constexpr ${type} ${name} = ${value}${type === 'uint32_t' ? 'UL' : type === 'uint16_t' ? 'U' : ''};\n`;
  return [
    constant('uint8_t', 'mostSteps', limits.steps),
    constant('uint8_t', 'mostElements', limits.elements),
    constant('uint8_t', 'longestText', limits.textLength),
    constant('uint16_t', 'mostRounds', limits.loopCount),
    constant('uint8_t', 'shortestStepMs', limits.minDurationMs),
    constant('uint32_t', 'longestPassMs', limits.passMs),
    constant('uint16_t', 'fastestMs', limits.minSpeedMs),
    constant('uint16_t', 'slowestMs', limits.maxSpeedMs),
    constant('int16_t', 'lowestCoordinate', limits.minCoordinate),
    constant('int16_t', 'highestCoordinate', limits.maxCoordinate),
  ].join('');
}

function startsOf(items: readonly (readonly number[])[]): number[] {
  let end = 0;
  return [0, ...items.map((item) => (end += item.length))];
}

function byteTable(meaning: string, name: string, values: Iterable<number>): string {
  return table('uint8_t', meaning, name, [...values]);
}

function wordTable(meaning: string, name: string, values: Iterable<number>): string {
  return table('uint16_t', meaning, name, [...values]);
}

function table(type: string, meaning: string, name: string, values: readonly number[]): string {
  const lines: string[] = [];
  for (let at = 0; at < values.length; at += 16) lines.push(`    ${values.slice(at, at + 16).join(', ')},`);
  return `/// ${meaning}\nconst ${type} ${name}[${values.length}] LAMP_TABLE = {\n${lines.join('\n')}\n};\n`;
}
