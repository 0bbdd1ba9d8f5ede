import { verdictOf, type Figure, type Row } from './Figure';

type Cells = readonly string[];

/** A column: its heading, and its minimum width, which aligns it with the other groups' tables. */
interface Column {
  readonly heading: string;
  readonly width: number;
  readonly isNumber?: boolean;
}

const columns: readonly Column[] = [
  { heading: '', width: 58 },
  { heading: 'measured', width: 12, isNumber: true },
  { heading: 'against', width: 38 },
  { heading: '', width: 13, isNumber: true },
  { heading: 'ratio', width: 7, isNumber: true },
  { heading: 'target', width: 6 },
  { heading: '', width: 6 },
];

/** A group of the benchmark as text: a heading, and a line per row with its note below it. */
export function groupTable(title: string, rows: readonly Row[]): string {
  const cells = rows.map((row) => ('skipped' in row ? undefined : cellsOf(row)));
  const heading = columns.map((column, at) => (at === 0 ? title : column.heading));
  const widths = columns.map(({ width }, at) =>
    Math.max(width, ...[heading, ...cells].map((line) => line?.[at]?.length ?? 0)),
  );
  const lines = rows.flatMap((row, at) => {
    if ('skipped' in row) return [`  ${row.what}: skipped, ${row.skipped}`];
    const line = lineOf(cells[at] ?? [], widths);
    return row.note === undefined ? [line] : [line, `      ${row.note}`];
  });
  return [lineOf(heading, widths), ...lines, ''].map((line) => `${line}\n`).join('');
}

function cellsOf(figure: Figure): Cells {
  const { what, measured, against, baseline, ratio, atLeast, atMost } = figure;
  const target = atLeast === undefined ? (atMost === undefined ? '' : `≤ ${atMost}`) : `≥ ${atLeast}`;
  const verdict = verdictOf(figure);
  return [
    `  ${what}`,
    measured,
    against,
    baseline,
    ratioText(ratio),
    target,
    verdict === 'told' ? '' : verdict,
  ];
}

function lineOf(cells: Cells, widths: readonly number[]): string {
  const padded = columns.map(({ isNumber }, at) => {
    const cell = cells[at] ?? '';
    const width = widths[at] ?? 0;
    return isNumber === true ? cell.padStart(width) : cell.padEnd(width);
  });
  return padded.join('  ').trimEnd();
}

/** Formats a ratio with two or three significant digits. */
export function ratioText(ratio: number): string {
  if (ratio === 0 || ratio >= 0.1) return ratio.toFixed(ratio >= 100 ? 0 : ratio >= 10 ? 1 : 2);
  return ratio >= 0.01 ? ratio.toFixed(3) : ratio.toPrecision(2);
}

/** The overall result in one sentence. */
export function closingWords(rows: readonly Row[]): string {
  const count = (verdict: string) => rows.filter((row) => verdictOf(row) === verdict).length;
  const judged = count('ok') + count('MISSED');
  const skipped = count('skipped') > 0 ? ` Skipped: ${count('skipped')}.` : '';
  return count('MISSED') === 0
    ? `All ${judged} targets are met.${skipped}`
    : `Targets missed: ${count('MISSED')} of ${judged}.${skipped}`;
}
