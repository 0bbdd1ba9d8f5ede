import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReply } from '#shared/program/parseReply';
import { programSchema } from '#shared/program/Program';
import { rawProgram } from './arbitraries';

const step = (id: string, more: object = {}) => ({ id, command: { type: 'off' }, duration: 500, ...more });
const hours = (count: number) => ({ duration: count * 3_600_000 });

describe('the program schema', () => {
  it('accepts every valid program, and keeps the order of its keys', () => {
    fc.assert(
      fc.property(rawProgram, (raw) => {
        const proved = programSchema.safeParse(raw);
        expect(proved.success && JSON.stringify(proved.data)).toBe(JSON.stringify(raw));
      }),
    );
  });

  it.each<[string, object]>([
    ['no steps', { steps: [] }],
    ['65 steps', { steps: Array.from({ length: 65 }, (_, index) => step(`${index}`)) }],
    ['an unknown key', { steps: [step('a')], mood: 'calm' }],
    ['two steps of one id', { steps: [step('a'), step('a')] }],
    ['an id of 25 characters', { steps: [step('x'.repeat(25))] }],
    ['an id with a line break', { steps: [step('a\n')] }],
    ['a duration of 19 ms', { steps: [step('a', { duration: 19 })] }],
    ['a fractional duration', { steps: [step('a', { duration: 500.5 })] }],
    ['a first step without an end', { steps: [step('a', { duration: null }), step('b')] }],
    ['a transition longer than its step', { steps: [step('a', { transition: 501 })] }],
    ['a pass of more than 24 hours', { steps: [step('a', hours(13)), step('b', hours(13))] }],
    ['a loop from an unknown id', { steps: [step('a')], loop: { count: 0, start_step: 'x', end_step: 'a' } }],
    ['a loop to an unknown id', { steps: [step('a')], loop: { count: 0, start_step: 'a', end_step: 'x' } }],
    [
      'a loop backwards',
      { steps: [step('a'), step('b')], loop: { count: 0, start_step: 'b', end_step: 'a' } },
    ],
    [
      'a loop over a step without an end',
      { steps: [step('a', { duration: null })], loop: { count: 0, start_step: 'a', end_step: 'a' } },
    ],
    ['65 536 rounds', { steps: [step('a')], loop: { count: 65_536, start_step: 'a', end_step: 'a' } }],
    [
      'a colour in lower case',
      { steps: [step('a', { command: { type: 'pattern', name: 'solid', params: { color: '#ff0000' } } })] },
    ],
    [
      'a density in thousandths',
      {
        steps: [
          step('a', {
            command: {
              type: 'pattern',
              name: 'rain',
              params: { color: '#FF0000', bgColor: '#000000', speed: 500, density: 0.015 },
            },
          }),
        ],
      },
    ],
    [
      'layers in layers',
      {
        steps: [
          step('a', { command: { type: 'layers', front: { type: 'layers', front: { type: 'off' } } } }),
        ],
      },
    ],
    [
      'a text without glyphs',
      {
        steps: [
          step('a', {
            command: { type: 'render', elements: [{ type: 'text', content: '中', color: '#FF0000' }] },
          }),
        ],
      },
    ],
  ])('refuses %s, which the parser repairs', (_, change) => {
    const raw = { name: 'P', ...change };
    expect(programSchema.safeParse(raw).success).toBe(false);
    const parsed = parseReply(JSON.stringify(raw));
    if (parsed.ok) expect(parsed.repairs.length).toBeGreaterThan(0);
    else expect(parsed.error.code).toBe('NO_STEPS');
  });

  it('accepts every density in hundredths', () => {
    for (let hundredths = 1; hundredths <= 100; hundredths++) {
      const params = { color: '#FF0000', bgColor: '#000000', speed: 500, density: hundredths / 100 };
      const raw = { name: 'P', steps: [step('a', { command: { type: 'pattern', name: 'rain', params } })] };
      expect(programSchema.safeParse(raw).success, `${hundredths}`).toBe(true);
    }
  });
});
