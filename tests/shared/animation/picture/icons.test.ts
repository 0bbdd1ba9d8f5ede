import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { drawings } from '#shared/animation/icons/drawings';
import { parseLayout } from '#shared/lamp/layoutText';
import { findIcon, iconNames, type IconName } from '#shared/program/icons';
import { limits } from '#shared/program/limits';
import { artOf, ledColor, renderProgram, rowsOf } from './asArt';

const white = '#FFFFFF';
/** Full and dimmed white, on a black or a blue background. */
const legend = { [white]: '#', '#787878': '+', '#0000FF': 'b' };
const coordinate = fc.integer({ min: limits.minCoordinate, max: limits.maxCoordinate });
const icon = fc.constantFrom(...iconNames);

function iconArt(size: string, name: IconName, place: { x?: number; y?: number } = {}): string[] {
  return artOf(size, [{ type: 'icon', name, ...place, color: white }], 0, legend);
}

/** Empty rows and columns on each side of a picture, and what is left between them. */
function framed(art: readonly string[]) {
  const isInked = (row: string) => /[^.]/.test(row);
  const inked = art.filter(isInked);
  const left = Math.min(...inked.map((row) => row.search(/[^.]/)));
  const right = Math.min(...inked.map((row) => /\.*$/.exec(row)?.[0].length ?? 0));
  const top = art.findIndex(isInked);
  const bottom = art.length - 1 - art.findLastIndex(isInked);
  const picture = art.slice(top, art.length - bottom).map((row) => row.slice(left, row.length - right));
  return { left, right, top, bottom, picture };
}

describe('the drawings', () => {
  it('exist for every name, and for no other', () => {
    expect(Object.keys(drawings).sort()).toEqual(Array.from(iconNames).sort());
  });

  it('fit 10 x 14, in rows of one width, with no empty border', () => {
    for (const name of iconNames) {
      const drawing: readonly string[] = drawings[name];
      const widths = new Set(drawing.map((row) => row.length));
      expect(widths.size, name).toBe(1);
      expect(Math.max(...widths), name).toBeLessThanOrEqual(10);
      expect(drawing.length, name).toBeLessThanOrEqual(14);
      expect(drawing.join(''), name).toMatch(/^[#+.]*#[#+.]*$/);
      expect(framed(drawing), name).toEqual({ left: 0, right: 0, top: 0, bottom: 0, picture: drawing });
    }
  });

  it('all differ', () => {
    const looks = iconNames.map((name) => drawings[name].join('\n'));
    expect(new Set(looks).size).toBe(iconNames.length);
  });
});

describe('an icon', () => {
  it('is painted point by point as it is drawn', () => {
    expect(iconArt('10x10', 'check')).toEqual(rowsOf`
      .........#
      ........##
      .......###
      ......###.
      #....###..
      ##..###...
      ######....
      .####.....
      ..##......
      ..........
    `);
  });

  it('is whole and in the middle of the grid without a place', () => {
    for (const name of iconNames) {
      const { left, right, top, bottom, picture } = framed(iconArt('13x17', name));
      expect(picture, name).toEqual(drawings[name]);
      expect([0, 1], name).toContain(right - left);
      expect([0, 1], name).toContain(bottom - top);
    }
  });

  it('is centred along the axis without a given place', () => {
    expect(framed(iconArt('14x20', 'heart', { x: 0 }))).toMatchObject({ left: 0, top: 5, bottom: 5 });
    expect(framed(iconArt('14x20', 'heart', { y: 9 }))).toMatchObject({ left: 2, right: 2, top: 9 });
  });

  it('is drawn at its given place', () => {
    expect(framed(iconArt('20x20', 'heart', { x: 3, y: 8 }))).toMatchObject({ left: 3, top: 8 });
  });

  it('is moved onto the grid, as little as possible, when it would be cut off', () => {
    expect(framed(iconArt('12x14', 'heart', { x: 4, y: 9 }))).toMatchObject({ right: 0, bottom: 0 });
    expect(framed(iconArt('12x14', 'heart', { x: -1, y: -64 }))).toMatchObject({ left: 0, top: 0 });
  });

  it('is whole on the default lamp, whatever place it is given', () => {
    fc.assert(
      fc.property(icon, coordinate, coordinate, (name, x, y) => {
        expect(framed(iconArt('10x14', name, { x, y })).picture).toEqual(drawings[name]);
      }),
    );
  });

  it('shows its middle on a grid smaller than itself, whatever place it is given', () => {
    const middle = rowsOf`
      ##..##
      ######
      .####.
      .####.
      ######
      ##..##
    `;
    expect(iconArt('6x6', 'cross')).toEqual(middle);
    expect(iconArt('6x6', 'cross', { x: 3, y: -9 })).toEqual(middle);
  });

  it('keeps its place along an axis it fits on when the other axis is too short', () => {
    expect(iconArt('4x11', 'cross', { x: 1, y: 1 })).toEqual(rowsOf`
      ....
      ....
      ....
      #..#
      ####
      ####
      ####
      ####
      #..#
      ....
      ....
    `);
  });

  it('is drawn over what was there, which shows through where the drawing is empty', () => {
    const fill = { type: 'fill', color: '#0000FF' } as const;
    const art = artOf('10x14', [fill, { type: 'icon', name: 'mail', x: 0, y: 0, color: white }], 0, legend);
    expect(art.slice(0, 8)).toEqual(drawings.mail);
    expect(art.slice(8).join('')).toMatch(/^b+$/);
    expect(artOf('10x14', [fill, { type: 'icon', name: 'check', color: white }], 0, legend)[2]).toBe(
      'bbbbbbbbb#',
    );
  });

  it.each(['#FFFFFF', '#FF8040', '#40FF80', '#8040FF'])(
    'keeps about half of %s in its dimmed points',
    (color) => {
      const frame = frameAt(renderProgram([{ type: 'icon', name: 'mail', color }]), parseLayout('10x8'), 0);
      expect(drawings.mail[1]?.slice(0, 3)).toBe('##+');
      const [full, dimmed] = [10, 12].map((led) => frame.subarray(led * 3, led * 3 + 3));
      expect(ledColor(frame, 10)).toBe(color);
      for (const [at, channel] of (full ?? []).entries()) {
        expect((dimmed?.[at] ?? 0) / channel).toBeGreaterThan(0.29);
        expect((dimmed?.[at] ?? 0) / channel).toBeLessThan(0.5);
      }
    },
  );
});

describe('the names for icons', () => {
  const words = `heart star smiley sad cat dog fish bird butterfly skull ghost pumpkin tree pine flower rose leaf mushroom
    cactus sun moon cloud rain umbrella snowflake snowman lightning rainbow flame candle drop wave mountain house castle
    car rocket plane boat bicycle coffee beer cake pizza apple cherry bell gift key lock clock hourglass battery phone
    mail camera check cross question exclamation plus peace yin-yang dice chess crown gem anchor footprint eye`;

  it('find each drawing under its own name', () => {
    for (const word of words.split(/\s+/)) expect(findIcon(word), word).toBe(word);
  });

  it.each([
    ['music note', 'note'],
    ['arrow up', 'arrow-up'],
    ['arrow down', 'arrow-down'],
    ['arrow left', 'arrow-left'],
    ['arrow right', 'arrow-right'],
    ['Yin Yang', 'yin-yang'],
    ['question mark', 'question'],
    ['exclamation mark', 'exclamation'],
  ])('take “%s” for %s', (word, name) => {
    expect(findIcon(word)).toBe(name);
  });
});
