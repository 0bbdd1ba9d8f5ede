import { describe, expect, it } from 'vitest';
import { filmLengthMs, filmstrip } from '#shared/animation/filmstrip';
import { parseLayout } from '#shared/lamp/layoutText';
import type { Bitmap } from '#shared/animation/Bitmap';
import { patternOf, programOf, showing, solidStep } from './showing';

function pixels({ width, rgb }: Bitmap): string[][] {
  const hex = Array.from({ length: rgb.length / 3 }, (_, at) =>
    Buffer.from(rgb.subarray(at * 3, at * 3 + 3)).toString('hex'),
  );
  return Array.from({ length: hex.length / width }, (_, row) => hex.slice(row * width, (row + 1) * width));
}

describe('a filmstrip', () => {
  const steps = [
    solidStep('a', '#FF0000', 1000),
    solidStep('b', '#00FF00', 2000),
    solidStep('c', '#0000FF', 1000),
  ];

  it('shows the steps in their order, each as wide as its share of the time', () => {
    const program = programOf({ name: 'Film', steps });
    expect(filmLengthMs(program)).toBe(4000);
    const rows = pixels(filmstrip(program, 4));
    expect(rows).toHaveLength(14);
    expect(new Set(rows.map(String))).toEqual(new Set(['ff0000,00ff00,00ff00,0000ff']));
  });

  it('shows a loop once, and the steps after it even when the loop never ends', () => {
    const loop = { count: 0, start_step: 'a', end_step: 'b' };
    expect(pixels(filmstrip(programOf({ name: 'Film', steps, loop }), 4))[0]).toEqual([
      'ff0000',
      '00ff00',
      '00ff00',
      '0000ff',
    ]);
  });

  it('takes each column from the middle of its time', () => {
    const breath = patternOf('breathing', { color: '#FFFFFF', speed: 1000 });
    const program = programOf({ name: 'Film', steps: [{ id: 'a', command: breath, duration: 1000 }] });
    expect(pixels(filmstrip(program, 1))[0]).toEqual(['4c4c4c']);
  });

  it('shows a few seconds of a step without an end', () => {
    const program = showing(patternOf('solid', { color: '#123456' }));
    expect(filmLengthMs(program)).toBe(4000);
    expect(pixels(filmstrip(program, 3))[5]).toEqual(['123456', '123456', '123456']);
  });

  it('has the rows of the lamp as they are seen, each as bright as its LEDs together', () => {
    const command = {
      type: 'render' as const,
      elements: [{ type: 'rect' as const, x: 0, y: 1, w: 2, h: 1, color: '#FFFFFF' }],
    };
    const [top, lit, bottom] = pixels(filmstrip(showing(command), 1, parseLayout('4x3'))).flat();
    expect([top, bottom]).toEqual(['000000', '000000']);
    expect(lit).toMatch(/^(d[0-9a-f])\1\1$/);
    expect(pixels(filmstrip(showing(command), 2, parseLayout('4x3,rotate90')))).toHaveLength(4);
  });

  it('shows each LED of a strip', () => {
    const command = {
      type: 'render' as const,
      elements: [{ type: 'pixel' as const, x: 2, y: 0, color: '#FFFFFF' }],
    };
    expect(pixels(filmstrip(showing(command), 1, parseLayout('strip4'))).flat()).toEqual([
      '000000',
      '000000',
      'ffffff',
      '000000',
    ]);
  });
});
