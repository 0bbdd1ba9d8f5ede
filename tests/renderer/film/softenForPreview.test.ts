import { describe, expect, it } from 'vitest';
import { flashReport } from '#shared/animation/flashes/flashReport';
import { defaultLayout } from '#shared/lamp/Layout';
import { parseProgram } from '#shared/program/parseProgram';
import { softenForPreview } from '../../../renderer/film/softenForPreview';
import { programOf } from '../sampleStates';

function strobe() {
  const flash = (id: string, color: string) => ({
    id,
    command: { type: 'pattern', name: 'solid', params: { color } },
    duration: 60,
  });
  const loop = { count: 0, start_step: 'on', end_step: 'off' };
  const parsed = parseProgram({
    program: { name: 'Strobe', steps: [flash('on', '#FFFFFF'), flash('off', '#000000')], loop },
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

describe('a program in a comparison', () => {
  it('does not flash dangerously', () => {
    const program = strobe();
    expect(flashReport(program, defaultLayout).isSafe).toBe(false);
    expect(flashReport(softenForPreview(program, defaultLayout), defaultLayout).isSafe).toBe(true);
  });

  it('is checked once per lamp', () => {
    const program = strobe();
    const before = softenForPreview(program, defaultLayout);
    expect(softenForPreview(program, defaultLayout)).toBe(before);
    expect(softenForPreview(program, { ...defaultLayout })).not.toBe(before);
  });

  it('is unchanged when it is already safe', () => {
    const program = programOf('Calm');
    expect(softenForPreview(program, defaultLayout)).toBe(program);
  });
});
