import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorWords } from '#shared/program/colorWords';
import { describeProgram } from '#shared/program/describeProgram';
import { diffPrograms } from '#shared/program/diffPrograms';
import { durationWords } from '#shared/program/durationWords';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import { summarizeProgram } from '#shared/program/summarizeProgram';
import { program } from './arbitraries';

const storm = {
  name: 'Storm',
  steps: [
    {
      id: 'dark',
      command: { type: 'pattern', name: 'breathing', params: { color: '#1A1A3A', speed: 3000 } },
      duration: 4000,
    },
    {
      id: 'flash',
      command: { type: 'pattern', name: 'pulse', params: { color: '#FFFFFF', speed: 300 } },
      duration: 500,
    },
    {
      id: 'rumble',
      command: {
        type: 'pattern',
        name: 'sparkle',
        params: { color: '#4444AA', bgColor: '#0A0A1A', speed: 80, density: 0.15 },
      },
      duration: 3000,
    },
  ],
  loop: { count: 0, start_step: 'dark', end_step: 'rumble' },
};

function validProgram(raw: unknown): Program {
  const parsed = parseProgram(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(parsed.repairs).toEqual([]);
  return parsed.program;
}

/** The storm with its raw form changed. */
function changed(change: (raw: typeof storm) => unknown): Program {
  return validProgram(change(structuredClone(storm)));
}

describe('summarizeProgram', () => {
  it('names the program, its steps with their main colours, and the loop', () => {
    expect(summarizeProgram(validProgram(storm))).toBe(
      'Storm, 3 steps: breathing(#1A1A3A) → pulse(#FFFFFF) → sparkle(#4444AA), infinite loop',
    );
  });

  it('describes a counted loop, no loop, and a pattern without a colour', () => {
    expect(summarizeProgram(changed((raw) => ({ ...raw, loop: { ...raw.loop, count: 4 } })))).toMatch(
      /, 4x loop$/,
    );
    const steps = [
      { id: 'a', command: { type: 'pattern', name: 'rainbow', params: { speed: 500 } }, duration: null },
    ];
    expect(summarizeProgram(validProgram({ name: 'R', steps }))).toBe('R, 1 step: rainbow');
  });

  it('uses the most important element of a picture, and both layers', () => {
    const heart = {
      type: 'render',
      elements: [
        { type: 'fill', color: '#000000' },
        { type: 'icon', name: 'heart', color: '#FF0000' },
      ],
    };
    const words = { type: 'render', elements: [{ type: 'text', content: 'Hi', color: '#FFFFFF' }] };
    const aurora = {
      type: 'pattern',
      name: 'aurora',
      params: { color: '#00FF88', color2: '#7A3CFF', speed: 8000 },
    };
    const steps = [heart, words, { type: 'layers', front: aurora, over: heart }].map((command, index) => ({
      id: `${index}`,
      command,
      duration: 500,
    }));
    expect(summarizeProgram(validProgram({ name: 'L', steps }))).toBe(
      'L, 3 steps: heart(#FF0000) → text(#FFFFFF) → aurora(#00FF88)+heart(#FF0000)',
    );
  });

  it('gives one short line for any program, the same each time', () => {
    fc.assert(
      fc.property(program, (any) => {
        const summary = summarizeProgram(any);
        expect(summary).toBe(summarizeProgram(any));
        expect(summary).not.toMatch(/\n/);
        expect(summary.length).toBeLessThan(60 + 150);
        if (any.steps.length > 3) expect(summary).toContain(`… +${any.steps.length - 3} more`);
      }),
    );
  });
});

describe('describeProgram', () => {
  it('says in words what is shown, how long, and how it repeats', () => {
    expect(describeProgram(validProgram(storm))).toBe(
      'Deep blue breathing 4 s → white pulse 500 ms → blue sparkle 3 s, for ever.',
    );
  });

  it('mentions the repeated pictures of an animation once, with their number', () => {
    const blink = (id: string, color: string) => ({
      id,
      command: { type: 'render', elements: [{ type: 'icon', name: 'heart', color }] },
      duration: 500,
    });
    const steps = [
      blink('a', '#FF0000'),
      blink('b', '#FF0000'),
      blink('c', '#FF0000'),
      blink('d', '#0000FF'),
    ];
    expect(describeProgram(validProgram({ name: 'Heart', steps }))).toBe(
      'Red heart, 3 times in 1.5 s → blue heart 500 ms.',
    );
    const many = Array.from({ length: 20 }, (_, at) => blink(`s${at}`, at % 2 === 0 ? '#FF0000' : '#0000FF'));
    expect(describeProgram(validProgram({ name: 'Heart', steps: many }))).toBe(
      `Red heart 500 ms → blue heart 500 ms${' → red heart 500 ms → blue heart 500 ms'.repeat(2)} → and 14 more.`,
    );
  });

  it('describes a picture by what is drawn, and its background by the last fill unless that is black', () => {
    const drawn = (...elements: readonly object[]) =>
      describeProgram(
        validProgram({
          name: 'P',
          steps: [{ id: 'a', command: { type: 'render', elements }, duration: 500 }],
        }),
      );
    const fill = (color: string) => ({ type: 'fill', color });
    const heart = { type: 'icon', name: 'heart', color: '#FF0000' };
    expect(drawn(fill('#00FF00'), fill('#191970'), heart)).toBe('Red heart on deep blue 500 ms.');
    expect(drawn(fill('#000000'), heart)).toBe('Red heart 500 ms.');
    expect(drawn(fill('#191970'))).toBe('Steady deep blue 500 ms.');
  });

  it('says what happens at the end, but only if there is an end', () => {
    const ending = { on_complete: { command: { type: 'off' } } };
    const counted = changed((raw) => ({ ...raw, loop: { ...raw.loop, count: 3 }, ...ending }));
    expect(describeProgram(counted)).toMatch(/, 3 times, then dark\.$/);
    expect(describeProgram(changed((raw) => ({ ...raw, ...ending })))).not.toMatch(/then/);
  });

  it.each([
    [{ count: 0, start_step: 'flash', end_step: 'rumble' }, ', “flash” to “rumble” for ever.'],
    [{ count: 2, start_step: 'dark', end_step: 'flash' }, ', “dark” to “flash” 2 times.'],
    [{ count: 5, start_step: 'flash', end_step: 'flash' }, ', “flash” 5 times.'],
    [{ count: 1, start_step: 'dark', end_step: 'rumble' }, 'sparkle 3 s, once.'],
  ])('names the steps of a loop that does not include all of them: %j', (loop, words) => {
    const text = describeProgram(changed((raw) => ({ ...raw, loop })));
    expect(text.slice(-words.length)).toBe(words);
  });

  it('gives a sentence for any program', () => {
    fc.assert(
      fc.property(program, (any) => {
        expect(describeProgram(any)).toMatch(/^[^a-z].*\.$/su);
      }),
    );
  });
});

describe('diffPrograms', () => {
  const before = validProgram(storm);
  const slower = { type: 'pattern', name: 'breathing', params: { color: '#1A1A3A', speed: 4500 } };

  it('finds nothing between a program and itself', () => {
    fc.assert(
      fc.property(program, (any) => {
        expect(diffPrograms(any, any)).toEqual([]);
      }),
    );
  });

  it('finds something between any two programs that differ', () => {
    fc.assert(
      fc.property(program, program, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(diffPrograms(one, other).length).toBeGreaterThan(0);
      }),
    );
  });

  it.each<[string, (raw: typeof storm) => unknown, string[]]>([
    [
      'a speed',
      (raw) => ({ ...raw, steps: [{ ...raw.steps[0], command: slower }, ...raw.steps.slice(1)] }),
      ['“dark”: speed 3000 → 4500 ms'],
    ],
    [
      'a step removed',
      (raw) => ({ ...raw, steps: raw.steps.filter(({ id }) => id !== 'flash') }),
      ['step “flash” removed'],
    ],
    [
      'a step added',
      (raw) => ({ ...raw, steps: [{ id: 'calm', command: { type: 'off' }, duration: 500 }, ...raw.steps] }),
      ['step “calm” added: dark'],
    ],
    [
      'a duration',
      (raw) => ({
        ...raw,
        steps: raw.steps.map((step) => (step.id === 'flash' ? { ...step, duration: 1500 } : step)),
      }),
      ['“flash”: duration 500 ms → 1.5 s'],
    ],
    [
      'a fade',
      (raw) => ({
        ...raw,
        steps: raw.steps.map((step) => (step.id === 'flash' ? { ...step, transition: 200 } : step)),
      }),
      ['“flash”: fade in 0 ms → 200 ms'],
    ],
    ['the name', (raw) => ({ ...raw, name: 'Gale' }), ['name “Storm” → “Gale”']],
    ['the loop’s count', (raw) => ({ ...raw, loop: { ...raw.loop, count: 2 } }), ['loop for ever → 2 times']],
    ['no loop', (raw) => ({ name: raw.name, steps: raw.steps }), ['loop “dark” to “rumble” for ever → none']],
    [
      'an end',
      (raw) => ({ ...raw, on_complete: { command: { type: 'off' } } }),
      ['at the end nothing → dark'],
    ],
    [
      'another pattern',
      (raw) => ({ ...raw, steps: [{ ...raw.steps[0], command: { type: 'off' } }, ...raw.steps.slice(1)] }),
      ['“dark”: deep blue breathing → dark'],
    ],
    [
      'a layer',
      (raw) => ({
        ...raw,
        steps: [
          {
            ...raw.steps[0],
            command: { type: 'layers', front: raw.steps[0]?.command, ambient: { type: 'off' } },
          },
          ...raw.steps.slice(1),
        ],
      }),
      ['“dark”: wall added: dark'],
    ],
  ])('says %s in words', (_, change, words) => {
    expect(diffPrograms(before, changed(change))).toEqual(words);
  });

  describe('of pictures', () => {
    const drawn = (...elements: readonly object[]) =>
      validProgram({ name: 'P', steps: [{ id: 'a', command: { type: 'render', elements }, duration: 500 }] });
    const box = { type: 'rect', x: 1, y: 2, w: 3, h: 4, color: '#FF0000' };
    const word = { type: 'text', content: 'HI', color: '#FFFFFF' };

    it('says what became of each element', () => {
      expect(
        diffPrograms(drawn(box, word), drawn({ ...box, x: 5 }, { ...word, content: 'HO', y: 3 })),
      ).toEqual(['rect x 1 → 5', 'text content “HI” → “HO”', 'text y none → 3']);
    });

    it('counts the elements when they were replaced by others', () => {
      expect(diffPrograms(drawn(box), drawn(box, word))).toEqual(['picture 1 element → 2 elements']);
      expect(diffPrograms(drawn(box, word), drawn(word, box))).toEqual(['picture 2 elements → 2 elements']);
    });
  });

  it('calls a step with a new id renamed, and says when the order changed', () => {
    const renamed = changed((raw) => ({
      ...raw,
      steps: raw.steps.map((step) => (step.id === 'flash' ? { ...step, id: 'bolt' } : step)),
    }));
    expect(diffPrograms(before, renamed)).toEqual(['step “flash” is now “bolt”']);
    const turned = changed((raw) => ({ name: raw.name, steps: raw.steps.toReversed() }));
    expect(diffPrograms(before, turned)).toContain('order now “rumble”, “flash”, “dark”');
  });

  it('leaves out the step’s name when there is only one', () => {
    const one = (color: string) =>
      validProgram({
        name: 'O',
        steps: [{ id: 'a', command: { type: 'pattern', name: 'solid', params: { color } }, duration: 500 }],
      });
    expect(diffPrograms(one('#FF0000'), one('#0000FF'))).toEqual(['colour red #FF0000 → blue #0000FF']);
  });
});

describe('words', () => {
  it.each([
    ['#FF0000', 'red'], ['#FFA500', 'orange'], ['#FFFF00', 'yellow'], ['#00FF00', 'green'], ['#00FFFF', 'cyan'], ['#0000FF', 'blue'],
    ['#8A2BE2', 'violet'], ['#FFC0CB', 'pale pink'], ['#FFFFFF', 'white'], ['#000000', 'black'], ['#808080', 'grey'], ['#191970', 'deep blue'],
    ['#8B4513', 'brown'], ['#FFE4B5', 'warm white'], ['#8B0000', 'deep red'],
  ])('calls %s %s', (color, words) => expect(colorWords(color)).toBe(words)); // prettier-ignore

  it.each([
    [20, '20 ms'], [999, '999 ms'], [1000, '1 s'], [1540, '1.5 s'], [60_000, '1 min'], [90_000, '1 min 30 s'], [3_600_000, '1 h'],
    [5_400_000, '1 h 30 min'], [86_400_000, '24 h'], [59_990, '60 s'],
  ])('says %i ms as %s', (ms, words) => expect(durationWords(ms)).toBe(words)); // prettier-ignore
});
