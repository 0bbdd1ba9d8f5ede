import { describe, expect, it } from 'vitest';
import { groupTable, ratioText } from '../../bench/benchTable';
import { verdictOf, type Figure, type Row, type Skipped } from '../../bench/Figure';
import { runBench, type Group } from '../../bench/runBench';

const fast: Figure = {
  what: 'painting',
  measured: '5 ns',
  against: 'the plain way',
  baseline: '50 ns',
  ratio: 10,
  atLeast: 8,
};
const slow: Figure = { ...fast, what: 'starting', ratio: 13, atLeast: 1, atMost: 12, note: 'five starts' };
const missing: Skipped = { what: 'first paint', skipped: 'without Chromium' };

function groupOfRows(name: string, ...rows: Row[]): Group {
  return { name, title: name, measure: () => rows };
}

async function run(form: 'table' | 'json', ...groups: Group[]) {
  const written: string[] = [];
  const progress: (string | undefined)[] = [];
  const code = await runBench(groups, form, {
    write: (text) => written.push(text),
    progress: (words) => progress.push(words),
  });
  return { code, written, progress };
}

describe('the benchmark’s verdicts', () => {
  it.each([
    [{ ratio: 8, atLeast: 8 }, 'ok'],
    [{ ratio: 7.99, atLeast: 8 }, 'MISSED'],
    [{ ratio: 0.3, atMost: 0.3 }, 'ok'],
    [{ ratio: 0.31, atMost: 0.3 }, 'MISSED'],
    [{ ratio: NaN, atMost: 0.3 }, 'MISSED'],
    [{ ratio: 5 }, 'told'],
  ])('%o is %s', (target, verdict) => {
    const { what, measured, against, baseline } = fast;
    expect(verdictOf({ what, measured, against, baseline, ...target })).toBe(verdict);
  });

  it('does not count a skipped row as met', () => {
    expect(verdictOf(missing)).toBe('skipped');
  });
});

describe('the benchmark’s table', () => {
  const lines = groupTable('Frames', [fast, slow, missing]).split('\n');

  it('lists for each figure the baseline, the ratio, the target and the verdict', () => {
    expect(lines[1]?.split(/ {2,}/)).toEqual([
      '',
      'painting',
      '5 ns',
      'the plain way',
      '50 ns',
      '10.0',
      '≥ 8',
      'ok',
    ]);
  });

  it('says what was skipped and why, without a ratio', () => {
    expect(lines[4]).toBe('  first paint: skipped, without Chromium');
  });

  it('aligns columns from group to group, within 160 columns', () => {
    const place = (line = '', words: string) => line.indexOf(words);
    const other = groupTable('Lamp', [{ ...slow, what: 'an upload', against: 'its bytes' }]).split('\n');
    expect(place(lines[2], '13.0')).toBe(place(other[1], '13.0'));
    expect(place(lines[0], 'against')).toBe(place(lines[1], 'the plain way'));
    expect(place(lines[0], 'against')).toBe(place(other[1], 'its bytes'));
    expect(Math.max(...[...lines, ...other].map((line) => line.length))).toBeLessThanOrEqual(160);
  });

  it('aligns rows that are wider than usual', () => {
    const wide = { ...fast, what: 'w'.repeat(80), ratio: 77 };
    const [, first, second] = groupTable('Frames', [fast, wide]).split('\n');
    expect(first?.indexOf('≥ 8')).toBe(second?.indexOf('≥ 8'));
  });

  it.each([
    [128.4, '128'],
    [12.84, '12.8'],
    [1.284, '1.28'],
    [0.284, '0.28'],
    [0.0284, '0.028'],
    [0.00123, '0.0012'],
    [0, '0.00'],
  ])('writes %d as %s', (ratio, text) => {
    expect(ratioText(ratio)).toBe(text);
  });
});

describe('a run of the benchmark', () => {
  it('prints each group as it is measured, names the one in progress, and exits with 0 when all targets are met', async () => {
    const { code, written, progress } = await run(
      'table',
      groupOfRows('frames', fast),
      groupOfRows('window', missing),
    );
    expect(code).toBe(0);
    expect(written).toHaveLength(3);
    expect(written[2]).toBe('All 1 targets are met. Skipped: 1.\n');
    expect(progress).toEqual([
      'Measuring frames (1 of 2) …',
      'Measuring frames (1 of 2) … painting',
      undefined,
      'Measuring window (2 of 2) …',
      'Measuring window (2 of 2) … first paint',
      undefined,
    ]);
  });

  it('exits with 1 when a target is missed, and says how many', async () => {
    const { code, written } = await run('table', groupOfRows('frames', fast), groupOfRows('start-up', slow));
    expect([code, written.at(-1)]).toEqual([1, 'Targets missed: 1 of 2.\n']);
  });

  it('prints one JSON document, with a verdict for each row', async () => {
    const { code, written } = await run(
      'json',
      groupOfRows('frames', fast, slow),
      groupOfRows('window', missing),
    );
    expect(code).toBe(1);
    expect(JSON.parse(written.join(''))).toEqual({
      groups: [
        {
          name: 'frames',
          rows: [
            { ...fast, verdict: 'ok' },
            { ...slow, verdict: 'MISSED' },
          ],
        },
        { name: 'window', rows: [{ ...missing, verdict: 'skipped' }] },
      ],
    });
  });
});
