// Writes the contact sheets in docs/sheets: `npm run sheets`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameAt } from '#shared/animation/frameAt';
import { font } from '#shared/animation/font/font';
import { defaultLayout, type Layout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { glyphs } from '#shared/program/glyphs';
import { iconNames } from '#shared/program/icons';
import type { Command, Element } from '#shared/program/Program';
import { patternShows } from '../../bench/patternShows';
import { showing } from '../../shared/animation/showing';
import { Sheet } from './Sheet';

const folder = join(import.meta.dirname, '../../../docs/sheets');
const gridOnly = parseLayout('10x14');

mkdirSync(folder, { recursive: true });
for (const { command, untilMs } of patternShows) save(`pattern-${command.name}`, timeSheet(command, untilMs));
save('icons', iconSheet());
save('font', fontSheet());
save('text', textSheet());

/** Time to the right: twelve frames of a command, evenly spread over `untilMs`. */
function timeSheet(command: Command, untilMs: number): Sheet {
  const [frames, pitch] = [12, 8];
  const sheet = new Sheet(frames * 112 + 16, 144);
  const program = showing(command);
  for (let at = 0; at < frames; at++) {
    const ms = Math.round((untilMs * at) / frames);
    sheet.lamp(frameAt(program, defaultLayout, ms), defaultLayout, 28 + at * 112, 20, pitch);
  }
  return sheet;
}

/** Every icon as crisp squares above, and as the lamp shows it below. */
function iconSheet(): Sheet {
  const perRow = 15;
  const rows = Math.ceil(iconNames.length / perRow);
  const sheet = new Sheet(perRow * 92 + 12, rows * 236 + 12);
  for (const [at, name] of iconNames.entries()) {
    const left = 14 + (at % perRow) * 92;
    const top = 14 + Math.floor(at / perRow) * 236;
    const frame = picture([{ type: 'icon', name, color: '#FFC060' }], gridOnly);
    squares(sheet, frame, gridOnly, left, top, 7);
    sheet.lamp(frame, gridOnly, left + 4, top + 114, 7.5);
  }
  return sheet;
}

/** Every character of the font, on a grid of its own size. */
function fontSheet(): Sheet {
  const perRow = 26;
  const cell = parseLayout('6x10');
  const characters = [...glyphs].filter((character) => character !== ' ');
  const sheet = new Sheet(perRow * 52 + 12, Math.ceil(characters.length / perRow) * 84 + 8);
  for (const [at, content] of characters.entries()) {
    const width = font.get(content)?.width ?? 0;
    const frame = picture(
      [{ type: 'text', content, x: Math.floor((6 - width) / 2), y: 3, color: '#FFC060' }],
      cell,
    );
    squares(sheet, frame, cell, 12 + (at % perRow) * 52, 10 + Math.floor(at / perRow) * 84, 7);
  }
  return sheet;
}

/** Lines of text on a wide grid, and what the usual lamp makes of a few. */
function textSheet(): Sheet {
  const lines = [
    'The quick brown fox jumps',
    'over the lazy dog 0123456789',
    'Señorita, café 25°C? Größe!',
    'MNW 0O 5S 1lI| 2Z 8B uv',
  ];
  const wide = parseLayout('110x12');
  const sheet = new Sheet(1140, 630);
  for (const [at, content] of lines.entries()) {
    squares(
      sheet,
      picture([{ type: 'text', content, x: 0, y: 4, color: '#FFC060' }], wide),
      wide,
      20,
      10 + at * 118,
      10,
    );
  }
  const shown = ['14:30', '9:05', '25°', 'Hi!'];
  for (const [at, content] of shown.entries()) {
    const frame = picture([{ type: 'text', content, color: '#FFC060' }], gridOnly);
    sheet.lamp(frame, gridOnly, 40 + at * 110, 494, 9);
  }
  const low = parseLayout('16x8');
  sheet.lamp(picture([{ type: 'text', content: '14:30', color: '#FFC060' }], low), low, 478, 521, 7);
  const scrolling = showing({
    type: 'render',
    elements: [{ type: 'text', content: 'Hello', color: '#FFC060' }],
  });
  for (let at = 0; at < 5; at++) {
    const frame = frameAt(scrolling, gridOnly, at * 480 + (at === 0 ? 0 : 700));
    sheet.lamp(frame, gridOnly, 600 + at * 110, 494, 9);
  }
  return sheet;
}

function picture(elements: Element[], layout: Layout): Uint8Array {
  return frameAt(showing({ type: 'render', elements }), layout, 0);
}

function squares(
  sheet: Sheet,
  frame: Uint8Array,
  layout: Layout,
  left: number,
  top: number,
  size: number,
): void {
  for (let row = 0; row < layout.rows; row++) {
    for (let column = 0; column < layout.columns; column++) {
      const offset = (row * layout.columns + column) * 3;
      const rgb = frame.subarray(offset, offset + 3);
      const isLit = rgb.some((value) => value > 0);
      sheet.square(isLit ? [...rgb] : [26, 24, 22], left + column * size, top + row * size, size - 1);
    }
  }
}

function save(name: string, sheet: Sheet): void {
  const file = join(folder, `${name}.png`);
  writeFileSync(file, sheet.png());
  console.log(`docs/sheets/${name}.png`);
}
