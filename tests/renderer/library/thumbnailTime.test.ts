import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { defaultLayout } from '#shared/lamp/Layout';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import { brightestMs, thumbnailMs } from '../../../renderer/library/thumbnails/thumbnailTime';
import { programOf } from '../sampleStates';

function dawn(): Program {
  const solid = (color: string) => ({ type: 'pattern', name: 'solid', params: { color } });
  const steps = [
    { id: 'night', command: solid('#000000'), duration: 600_000 },
    { id: 'day', command: solid('#FFAA00'), duration: 60_000 },
  ];
  const parsed = parseProgram({ program: { name: 'Dawn', steps } });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

describe('a thumbnail', () => {
  it('restarts some time after its program has ended, and never goes past that', () => {
    const program = programOf('Short', '#FF0000', 1000);
    assert(
      property(integer({ min: 0, max: 1_000_000 }), (sinceMs) => {
        const ms = thumbnailMs(program, sinceMs);
        expect(ms).toBeLessThan(3000);
        expect(thumbnailMs(program, sinceMs + 3000)).toBe(ms);
      }),
    );
  });

  it('continues with a program that does not end', () => {
    expect(thumbnailMs(programOf('Stays', '#FF0000', null), 1_000_000)).toBe(1_000_000);
  });

  it('begins where there is light, so that a slow dawn is not a dark tile', () => {
    const ms = brightestMs(dawn(), defaultLayout);
    expect(frameAt(dawn(), defaultLayout, ms).some((channel) => channel > 200)).toBe(true);
  });
});
