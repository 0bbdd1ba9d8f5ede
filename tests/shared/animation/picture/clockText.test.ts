import { describe, expect, it } from 'vitest';
import { rowsOf } from './asArt';
import { inked, periodOf, textArt } from './textArt';

describe('a time', () => {
  const stacked = rowsOf`
    ..........
    ..r..r.r..
    .rr..r.r..
    ..r..rrr..
    ..r....r..
    .rrr...r..
    ..........
    ..........
    .rrr.rrr..
    ...r.r.r..
    ..rr.r.r..
    ...r.r.r..
    .rrr.rrr..
    ..........
  `;

  it('is stacked on two lines where it is too wide for one', () => {
    expect(textArt('10x14', '14:30')).toEqual(stacked);
    expect(textArt('10x14', '14:30', {}, 60_000)).toEqual(stacked);
    expect(periodOf('10x14', '14:30')).toBe(0);
  });

  it('is stacked flush right', () => {
    expect(inked(textArt('10x14', '9:05'))).toEqual(rowsOf`
      .....rrr..
      .....r.r..
      .....rrr..
      .......r..
      .....rrr..
      .rrr.rrr..
      .r.r.r....
      .r.r.rrr..
      .r.r...r..
      .rrr.rrr..
    `);
  });

  it('is stacked at its given place, and kept on the grid', () => {
    const blank = '..........';
    const [upLeft, downRight] = [
      [...stacked.slice(1).map((row) => `${row.slice(1)}.`), blank],
      [blank, ...stacked.slice(0, -1)].map((row) => `..${row.slice(0, -2)}`),
    ];
    expect(textArt('10x14', '14:30', { x: 0, y: 0 })).toEqual(upLeft);
    expect(textArt('10x14', '14:30', { x: -9, y: -9 })).toEqual(upLeft);
    expect(textArt('10x14', '14:30', { x: 9, y: 9 })).toEqual(downRight);
  });

  it('is stacked closer together on eleven rows, and not at all on ten', () => {
    expect(textArt('10x11', '14:30')).toEqual([...stacked.slice(1, 7), ...stacked.slice(8, 13)]);
    expect(inked(textArt('10x10', '14:30'))).toHaveLength(5);
  });

  it('is set in narrow digits on one line where the lamp is too low for two', () => {
    expect(inked(textArt('10x7', '9:05'))).toEqual(rowsOf`
      rr...rr.rr
      rr.r.rr.r.
      rr...rr.rr
      .r.r.rr..r
      .r...rr.rr
    `);
    expect(inked(textArt('13x8', '14:30'))).toEqual(rowsOf`
      .r.r....rr.rr
      rr.r..r..r.rr
      .r.rr...rr.rr
      .r..r.r..r.rr
      .r..r...rr.rr
    `);
  });

  it('has no gap beside its colon when it fits only that way', () => {
    expect(inked(textArt('11x7', '14:30'))).toEqual(rowsOf`
      .r.r..rr.rr
      rr.r.r.r.rr
      .r.rr.rr.rr
      .r..rr.r.rr
      .r..r.rr.rr
    `);
    expect(periodOf('11x7', '14:30')).toBe(0);
  });

  it('is one line of normal digits on a wide lamp, however high it is', () => {
    const line = rowsOf`
      .r..r.r...rrr.rrr
      rr..r.r.r...r.r.r
      .r..rrr....rr.r.r
      .r....r.r...r.r.r
      rrr...r...rrr.rrr
    `;
    expect(inked(textArt('17x7', '14:30'))).toEqual(line);
    expect(inked(textArt('17x14', '14:30'))).toEqual(line);
  });

  it('scrolls like any text where there is no room for two lines nor for narrow digits', () => {
    expect(inked(textArt('10x7', '14:30'))[0]).toBe('.r..r.r...');
    expect(periodOf('10x7', '14:30')).toBe(1000 + (17 + 6) * 120);
    expect(periodOf('5x14', '14:30')).toBe(1000 + (17 + 6) * 120);
  });

  it('is not recognized in other text with digits and a colon', () => {
    const others = ['14:30h', 'at 9:05', '123:45', '14:3', '14.30', '1:2:3'];
    for (const content of others)
      expect(inked(textArt('8x14', content)).length, content).toBeLessThanOrEqual(5);
  });
});
