import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { fitProgram } from '#shared/lamp/fitProgram';
import { testProgram } from '#shared/lamp/testProgram';
import { parseLayout } from '#shared/lamp/layoutText';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';

const [standard, large, small] = [parseLayout('10x14+32'), parseLayout('16x16'), parseLayout('6x6')];

function picture(...elements: object[]): Program {
  const parsed = parseProgram({
    name: 'Picture',
    steps: [{ id: 'all', command: { type: 'render', elements }, duration: null }],
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

const elementsOf = ({ steps: [step] }: Program) =>
  step?.command.type === 'render' ? step.command.elements : [];

describe('a program on another lamp', () => {
  it('is unchanged when the size is the same, or nothing in it has a place', () => {
    const point = picture({ type: 'pixel', x: 1, y: 1, color: '#FF0000' });
    expect(fitProgram(point, standard, parseLayout('10x14,serpentine'))).toEqual({ program: point });
    const fill = picture(
      { type: 'fill', color: '#FF0000' },
      { type: 'icon', name: 'heart', color: '#FF0000' },
    );
    expect(fitProgram(fill, standard, large)).toEqual({ program: fill });
  });

  it('has its pictures moved to the middle, with a message', () => {
    const point = picture({ type: 'pixel', x: 4, y: 6, color: '#FF0000' });
    const { program, change } = fitProgram(point, standard, large);
    expect(elementsOf(program)).toEqual([{ type: 'pixel', x: 7, y: 7, color: '#FF0000' }]);
    expect(change).toBe(
      'It was made for a lamp of 10x14; its pictures were moved to the middle of yours, 16x16.',
    );
  });

  it('keeps elements from edge to edge when they reached both edges', () => {
    const ground = picture({ type: 'rect', x: 0, y: 12, w: 10, h: 2, color: '#00FF00' });
    expect(elementsOf(fitProgram(ground, standard, large).program)).toEqual([
      { type: 'rect', x: 0, y: 13, w: 16, h: 2, color: '#00FF00' },
    ]);
  });

  it('moves lines, circles and text as well, in layers too', () => {
    const all = picture(
      { type: 'line', x1: 0, y1: 0, x2: 9, y2: 13, color: '#00FF00' },
      { type: 'circle', x: 5, y: 7, r: 2, color: '#00FF00' },
      { type: 'text', content: 'A', x: 2, color: '#00FF00' },
    );
    expect(elementsOf(fitProgram(all, standard, small).program)).toEqual([
      { type: 'line', x1: -2, y1: -4, x2: 7, y2: 9, color: '#00FF00' },
      { type: 'circle', x: 3, y: 3, r: 2, color: '#00FF00' },
      { type: 'text', content: 'A', x: 0, color: '#00FF00' },
    ]);
  });
});

describe('the test pattern', () => {
  it.each(['10x14+32', '16x16', '8x8,rotate180', 'strip60', 'ring24', '1x1'])(
    'is a valid program on %s',
    (text) => {
      const layout = parseLayout(text);
      expect(frameAt(testProgram(layout), layout, 0).some((value) => value > 0)).toBe(true);
    },
  );

  it('has a different colour in each corner', () => {
    const frame = frameAt(testProgram(standard), standard, 0);
    const led = (at: number) => [...frame.subarray(at * 3, at * 3 + 3)];
    expect([led(0), led(9), led(139), led(130)]).toEqual([
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [255, 255, 255],
    ]);
  });
});

describe('a rotated lamp', () => {
  const turned = parseLayout('10x14,rotate90');

  it('has the test pattern’s corners where they are seen', () => {
    const frame = frameAt(testProgram(turned), turned, 0);
    const has = (...color: number[]) =>
      Array.from({ length: frame.length / 3 }, (_, led) => [...frame.subarray(led * 3, led * 3 + 3)]).filter(
        (led) => led.join() === color.join(),
      ).length;
    expect([has(255, 0, 0), has(0, 255, 0), has(0, 0, 255), has(255, 255, 255)]).toEqual([4, 4, 4, 4]);
  });

  it('is as wide as it was high', () => {
    const point = picture({ type: 'pixel', x: 4, y: 6, color: '#FF0000' });
    expect(fitProgram(point, parseLayout('14x10'), turned)).toEqual({ program: point });
    expect(elementsOf(fitProgram(point, parseLayout('10x14'), turned).program)).toEqual([
      { type: 'pixel', x: 6, y: 4, color: '#FF0000' },
    ]);
  });
});
