// Writes what the built-in composer shows into docs/sheets: every scene, and a hundred sample wishes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameAt } from '#shared/animation/frameAt';
import { hasPoint, setText } from '#shared/animation/picture/TextRun';
import { programLengthMs } from '#shared/animation/Schedule';
import { buildProgram } from '#shared/composer/buildProgram';
import { compose } from '#shared/composer/compose';
import { allScenes } from '#shared/composer/scenes/allScenes';
import { defaultLayout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { sampleWishes } from './sampleWishes';
import { Sheet } from './Sheet';

const folder = join(import.meta.dirname, '../../../docs/sheets');
const ink = [196, 184, 166];
const pitch = 4;
const lamp = { width: 56, height: 70 };
const textHeight = 14;

interface Row {
  readonly label: string;
  readonly program: Program;
}

/** Rows in columns, each a label and `moments` of its program below or beside it. */
interface Plan {
  readonly columns: number;
  readonly rows: number;
  readonly moments: number;
  /** Pixels for a label beside the row; none: it stands above. */
  readonly labelWidth?: number;
}

mkdirSync(folder, { recursive: true });
const scenes = allScenes.map((scene): Row => ({ label: scene.name, program: buildProgram(scene, []) }));
save('scenes', scenes, { columns: 4, rows: 26, moments: 6 });
const wishes = sampleWishes.map((wish): Row => ({ label: wish, program: compose(wish).program }));
save('wishes', wishes, { columns: 2, rows: 25, moments: 6, labelWidth: 330 });

function save(name: string, rows: readonly Row[], plan: Plan): void {
  const perSheet = plan.columns * plan.rows;
  const sheets = Math.ceil(rows.length / perSheet);
  for (let at = 0; at < sheets; at++) {
    const file = `${name}-${at + 1}.png`;
    writeFileSync(join(folder, file), drawn(rows.slice(at * perSheet, (at + 1) * perSheet), plan).png());
    console.log(`docs/sheets/${file}`);
  }
}

function drawn(rows: readonly Row[], { columns, rows: high, moments, labelWidth }: Plan): Sheet {
  const isBeside = labelWidth !== undefined;
  const width = moments * lamp.width + (labelWidth ?? 0) + 12;
  const height = lamp.height + (isBeside ? 0 : textHeight);
  const used = Math.min(high, Math.ceil(rows.length / columns));
  const sheet = new Sheet(columns * width + 8, used * height + 8);
  for (const [at, { label, program }] of rows.entries()) {
    const left = 8 + Math.floor(at / used) * width;
    const top = 6 + (at % used) * height;
    if (isBeside) write(sheet, label, left, top + 8, labelWidth - 12);
    else write(sheet, label, left, top, width);
    const untilMs = shownMs(program);
    for (let moment = 0; moment < moments; moment++) {
      const frame = frameAt(program, defaultLayout, Math.round((untilMs * (moment + 0.3)) / moments));
      const x = left + (labelWidth ?? 0) + moment * lamp.width + 10;
      sheet.lamp(frame, defaultLayout, x, top + (isBeside ? 8 : textHeight + 8), pitch);
    }
  }
  return sheet;
}

/** One pass of a program; a while of one that stays. */
function shownMs(program: Program): number {
  const passMs = program.steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const lengthMs = programLengthMs(program);
  return passMs > 0 ? passMs : Number.isFinite(lengthMs) && lengthMs > 0 ? lengthMs : 8000;
}

/** Words in the lamp's own letters, broken into lines of `width` pixels. */
function write(sheet: Sheet, text: string, left: number, top: number, width: number): void {
  let [line, y] = ['', top];
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && setText(longer).width > width) {
      writeLine(sheet, line, left, y, width);
      [line, y] = [word, y + textHeight];
    } else line = longer;
  }
  writeLine(sheet, line, left, y, width);
}

function writeLine(sheet: Sheet, text: string, left: number, top: number, width: number): void {
  const { columns, top: highest, bottom } = setText(text);
  for (const [x, column] of columns.entries()) {
    for (let row = highest; row <= bottom; row++)
      if (x < width && hasPoint(column, row)) sheet.square(ink, left + x, top + row, 1);
  }
}
