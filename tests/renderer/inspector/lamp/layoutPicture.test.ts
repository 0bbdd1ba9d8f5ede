import { describe, expect, it } from 'vitest';
import { parseLayout } from '#shared/lamp/layoutText';
import { layoutPicture } from '../../../../renderer/inspector/lamp/layoutPicture';

const picture = (text: string) => layoutPicture(parseLayout(text));
const boxOf = (text: string) => picture(text).viewBox.split(' ').map(Number);

describe('the drawing of a layout', () => {
  it('has a dot for each LED, all of them inside', () => {
    for (const text of ['10x14+32', '10x14+32,rotate90', 'ring24', 'strip60', '5x3,serpentine,mirrored']) {
      const [left = 0, top = 0, width = 0, height = 0] = boxOf(text);
      const { panel, ambient } = picture(text);
      const places = [...`${panel.dots}${ambient.dots}`.matchAll(/M(\S+) (\S+?)h0/g)];
      const { columns, rows, ambient: around } = parseLayout(text);
      expect(places).toHaveLength(columns * rows + around);
      for (const [, x, y] of places) {
        expect(Number(x)).toBeGreaterThan(left);
        expect(Number(x)).toBeLessThan(left + width);
        expect(Number(y)).toBeGreaterThan(top);
        expect(Number(y)).toBeLessThan(top + height);
      }
    }
  });

  it('has the proportions of the lamp as it is seen', () => {
    const [, , width = 0, height = 0] = boxOf('10x14');
    expect(height).toBeGreaterThan(width);
    const [, , turnedWidth, turnedHeight] = boxOf('10x14,rotate90');
    expect([turnedWidth, turnedHeight]).toEqual([height, width]);
    const [, , stripWidth = 0, stripHeight = 0] = boxOf('strip60');
    expect(stripWidth).toBeGreaterThan(10 * stripHeight);
  });

  it('follows the wire, and marks where it begins', () => {
    expect(picture('3x2').panel.wire).toBe('M0 0L1 0L2 0L0 1L1 1L2 1');
    expect(picture('3x2,serpentine').panel.wire).toBe('M0 0L1 0L2 0L2 1L1 1L0 1');
    expect(picture('3x2,mirrored').panel.first).toEqual({ x: 2, y: 0 });
    expect(picture('3x2,rotate180').panel.first).toEqual({ x: 2, y: 1 });
    expect(picture('3x2').ambient.first).toBeUndefined();
  });

  it('stays small for a panel of very many LEDs', () => {
    expect(picture('256x128').panel.dots.length).toBeLessThan(40_000);
  });
});
