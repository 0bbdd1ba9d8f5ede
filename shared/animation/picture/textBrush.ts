import { lineHeight } from '../font/font';
import { readRgb, type Rgb } from '../arithmetic/color';
import type { Element } from '../../program/Program';
import { type Brush, type Canvas, positionOn } from './Canvas';
import { hasPoint, setNarrow, setText, type TextRun } from './TextRun';

type TextElement = Extract<Element, { type: 'text' }>;

/** The time a scrolling text pauses at its beginning, the time per column, and the gap before it repeats. */
export const scroll = { holdMs: 1000, columnMs: 120, gapColumns: 6 };

const clockTime = /^(\d{1,2}):(\d\d)$/;

/** A text on the grid: still if it fits, a time on two lines if it does not, otherwise scrolling from its beginning. */
export function textBrush(text: TextElement, canvas: Canvas): Brush {
  const run = setText(text.content);
  const still = stillRun(text.content, run, canvas);
  if (still) return stillBrush(text, still, canvas);
  const lines = stackedLines(text.content, canvas);
  return lines ? stackedBrush(text, lines, canvas) : scrollingBrush(text, run, canvas);
}

/** The period of a scrolling text in ms; 0 for one that stands still. */
export function scrollPeriodMs({ content }: TextElement, canvas: Canvas): number {
  const run = setText(content);
  return (stillRun(content, run, canvas) ?? stackedLines(content, canvas)) ? 0 : periodMs(run);
}

/** A single line that fits, if there is one. A time may use narrow digits, unless two lines of large ones fit. */
function stillRun(content: string, run: TextRun, canvas: Canvas): TextRun | undefined {
  if (run.width <= canvas.columns) return run;
  return stackedLines(content, canvas) ? undefined : setNarrow(content.trim(), canvas.columns);
}

function periodMs({ width }: TextRun): number {
  return scroll.holdMs + (width + scroll.gapColumns) * scroll.columnMs;
}

function stillBrush(text: TextElement, run: TextRun, canvas: Canvas): Brush {
  const rgb = readRgb(text.color);
  const left = positionOn(canvas.columns, run.width, text.x);
  const top = topOf(text, run, canvas);
  return (_ms, frame) => {
    for (let at = 0; at < run.width; at++) drawColumn(canvas, frame, run, at, left + at, top, rgb);
  };
}

/** Hours over minutes, set flush right. */
function stackedBrush(text: TextElement, lines: readonly [TextRun, TextRun], canvas: Canvas): Brush {
  const rgb = readRgb(text.color);
  const [hours, minutes] = lines;
  const gap = canvas.rows >= 2 * lineHeight + 2 ? 2 : 1;
  const right = positionOn(canvas.columns, minutes.width, text.x) + minutes.width;
  const top = positionOn(canvas.rows, 2 * lineHeight + gap, text.y);
  return (_ms, frame) => {
    for (let at = 0; at < hours.width; at++) {
      drawColumn(canvas, frame, hours, at, right - hours.width + at, top, rgb);
    }
    for (let at = 0; at < minutes.width; at++) {
      drawColumn(canvas, frame, minutes, at, right - minutes.width + at, top + lineHeight + gap, rgb);
    }
  };
}

function stackedLines(content: string, { columns, rows }: Canvas): readonly [TextRun, TextRun] | undefined {
  const [, hours, minutes] = clockTime.exec(content.trim()) ?? [];
  if (hours === undefined || minutes === undefined || rows <= 2 * lineHeight) return undefined;
  const lines = [setText(hours), setText(minutes)] as const;
  return lines.every(({ width }) => width <= columns) ? lines : undefined;
}

function scrollingBrush(text: TextElement, run: TextRun, canvas: Canvas): Brush {
  const rgb = readRgb(text.color);
  const top = topOf(text, run, canvas);
  const period = periodMs(run);
  const round = run.width + scroll.gapColumns;
  return (ms, frame) => {
    const moving = Math.max((ms % period) - scroll.holdMs, 0);
    const first = Math.floor(moving / scroll.columnMs);
    for (let x = 0; x < canvas.columns; x++) {
      const at = (first + x) % round;
      if (at < run.width) drawColumn(canvas, frame, run, at, x, top, rgb);
    }
  };
}

/** The row of the top of capitals; accents and descenders are kept on the grid too, if they fit. */
function topOf({ y }: TextElement, run: TextRun, canvas: Canvas): number {
  const requested = y ?? Math.floor((canvas.rows - lineHeight) / 2);
  return positionOn(canvas.rows, run.bottom - run.top + 1, requested + run.top) - run.top;
}

function drawColumn(
  canvas: Canvas,
  frame: Uint8Array,
  run: TextRun,
  at: number,
  x: number,
  top: number,
  rgb: Rgb,
): void {
  const column = run.columns[at] ?? 0;
  for (let row = run.top; row <= run.bottom; row++) {
    if (hasPoint(column, row)) canvas.plot(frame, x, top + row, rgb);
  }
}
