import { describe, expect, it } from 'vitest';
import { defaultLayout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import { fitToLamp } from '../../../renderer/library/fitToLamp';

function dot(): Program {
  const command = { type: 'render', elements: [{ type: 'pixel', x: 5, y: 7, color: '#FFFFFF' }] };
  const parsed = parseProgram({ program: { name: 'Dot', steps: [{ id: 'a', command, duration: 2000 }] } });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

describe('a saved program on the current lamp', () => {
  it('is the same object each time, and another one on another lamp', () => {
    const made = { program: dot(), layout: defaultLayout };
    const [large, small] = [parseLayout('20x20'), parseLayout('4x4')];
    const fitted = fitToLamp(large, made);
    expect(fitted.steps[0]?.command).toMatchObject({ elements: [{ x: 10, y: 10 }] });
    expect(fitToLamp(large, { ...made })).toBe(fitted);
    expect(fitToLamp(small, made)).not.toEqual(fitted);
  });

  it('is unchanged on the lamp it was made for', () => {
    const program = dot();
    expect(fitToLamp(defaultLayout, { program, layout: defaultLayout })).toBe(program);
  });
});
