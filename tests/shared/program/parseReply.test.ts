import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProgram } from '#shared/program/formatProgram';
import { parseProgram } from '#shared/program/parseProgram';
import { parseReply } from '#shared/program/parseReply';
import { programSchema, type Program } from '#shared/program/schema';
import { program, rawProgram } from './arbitraries';

const pieces = fc.constantFrom(
  '{', '}', '[', ']', ',', ':', '"', "'", '\\', '//', '/*', '*/', '```', '\n', 'null', 'true', '-1', '1e9', '#FFF', 'gold',
  '"program"', '"steps"', '"id"', '"command"', '"type"', '"pattern"', '"name"', '"wave"', '"params"', '"color"', '"speed"',
  '"duration"', '"loop"', '"count"', '"on_complete"', '"render"', '"elements"', '"text"', '"content"', '"layers"', '"front"',
  '"__proto__"', '"constructor"', '{"steps":[{"command":{"type":"off"}}]}', '\ud800', '😀', '\0',
); // prettier-ignore
const jsonLikeText = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));

function parsed(text: string, current?: Program): Program {
  const result = parseReply(text, current);
  if (!result.ok) throw new Error(`${result.error.code}: ${text}`);
  return result.program;
}

/** What every outcome must be: a program the schema accepts, or an error a person understands. */
function expectSoundOutcome(result: ReturnType<typeof parseReply>): void {
  if (result.ok) {
    expect(programSchema.safeParse(result.program)).toMatchObject({ success: true });
    expect(result.repairs.every((repair) => /^\S.*\.$/su.test(repair) && repair.length < 400)).toBe(true);
    expect(result.repairs.length).toBeLessThan(60);
  } else {
    expect(result.error.code).not.toBe('INTERNAL');
    expect(result.error.message).toMatch(/^[A-Z].*\.$/s);
    expect(result.error.path).toMatch(/^\$/);
  }
}

describe('parseReply', () => {
  it('never throws and gives a sound program or a clear error, on any string', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), jsonLikeText), (text) => {
        expectSoundOutcome(parseReply(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('does so too on a program with characters changed, lost and added', () => {
    const damage = fc.array(
      fc.record({ at: fc.nat(), lost: fc.nat(3), added: fc.option(pieces, { nil: '' }) }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(program, damage, (sound, wounds) => {
        let text = formatProgram(sound);
        for (const { at, lost, added } of wounds) {
          const place = at % (text.length + 1);
          text = text.slice(0, place) + added + text.slice(place + lost);
        }
        expectSoundOutcome(parseReply(text, sound));
      }),
      { numRuns: 1500 },
    );
  });

  it('loses nothing of a sound program, and repairs nothing', () => {
    fc.assert(
      fc.property(rawProgram, (raw) => {
        const result = parseReply(JSON.stringify({ program: raw }));
        expect(result).toEqual({ ok: true, program: raw, repairs: [] });
      }),
    );
  });

  it('reads a program the same with and without its wrapper, compact and indented, in any order of keys', () => {
    fc.assert(
      fc.property(rawProgram, (raw) => {
        const meant = parsed(JSON.stringify(raw));
        expect(parsed(JSON.stringify({ program: raw }, null, 2))).toEqual(meant);
        expect(
          parsed(
            `Here you are:\n\`\`\`json\n${JSON.stringify({ program: raw }, null, 1)}\n\`\`\`\nEnjoy {it}!`,
          ),
        ).toEqual(meant);
        expect(parsed(JSON.stringify({ program: reversed(raw) }))).toEqual(meant);
      }),
    );
  });

  it('formats canonically: writing and reading again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(program.map(formatProgram), jsonLikeText), (text) => {
        const result = parseReply(text);
        if (!result.ok) return;
        const written = formatProgram(result.program);
        expect(parseReply(written)).toEqual({ ok: true, program: result.program, repairs: [] });
        expect(formatProgram(parsed(written))).toBe(written);
      }),
    );
  });

  it('keeps the complete steps of a reply that is cut off anywhere', () => {
    fc.assert(
      fc.property(program, fc.nat(), (sound, at) => {
        const text = formatProgram(sound);
        const result = parseReply(text.slice(0, at % text.length));
        if (!result.ok) return;
        const { steps } = result.program;
        expect(steps.slice(0, -1)).toEqual(sound.steps.slice(0, steps.length - 1));
        // The last step may be the one the reply stayed on, or the one before the cut.
        const last = sound.steps[steps.length - 1];
        expect(steps.at(-1)?.command).toEqual(last?.command);
      }),
    );
  });

  it('puts steps named by bare id back exactly as they were', () => {
    fc.assert(
      fc.property(program, program, (current, other) => {
        const ids = current.steps.map(({ id }) => id);
        const fresh = { ...other.steps[0], id: 'a brand new step', duration: 1000, transition: 0 };
        const text = JSON.stringify({ program: { name: 'New', steps: [fresh, ...ids] } });
        expect(parsed(text, current).steps.slice(1)).toEqual(current.steps);
      }),
    );
  });

  it('says which ids there are when a follow-up keeps a step that is not there', () => {
    const current = parsed('{"name":"S","steps":[{"id":"dark","command":{"type":"off"},"duration":500}]}');
    const result = parseReply('{"program":{"name":"S","steps":["dark","flsh"]}}', current);
    expect(result).toMatchObject({ ok: false, error: { code: 'UNKNOWN_STEP' } });
    expect(!result.ok && result.error.message).toMatch(/flsh.*dark/s);
  });

  it('takes an id that differs in case or dashes for the step it means', () => {
    const current = parsed(
      '{"name":"S","steps":[{"id":"dark-sky","command":{"type":"off"},"duration":500}]}',
    );
    expect(parsed('{"program":{"name":"S","steps":["Dark Sky"]}}', current).steps).toEqual(current.steps);
  });

  it('changes only what a follow-up writes of a step', () => {
    const current = parsed(
      '{"name":"S","steps":[{"id":"dark","command":{"type":"off"},"duration":500,"transition":40}]}',
    );
    const changed = parsed('{"program":{"name":"S","steps":[{"id":"dark","duration":900}]}}', current);
    expect(changed.steps).toEqual([{ id: 'dark', command: { type: 'off' }, duration: 900, transition: 40 }]);
  });

  it('takes the first program when the reply holds several values', () => {
    const one = '{"name":"One","steps":[{"id":"a","command":{"type":"off"},"duration":500}]}';
    const two = one.replace('One', 'Two');
    expect(parsed(`{"thought":"first"} then ${one} or ${two}`).name).toBe('One');
  });

  it('reads a reply that was quoted or escaped on its way', () => {
    const text = '{"program":{"name":"Q","steps":[{"id":"a","command":{"type":"off"},"duration":500}]}}';
    expect(parsed(JSON.stringify(text))).toEqual(parsed(text));
    expect(parsed(`Sure: ${text.replaceAll('"', '\\"')}`)).toEqual(parsed(text));
  });
});

describe('the note', () => {
  const withNote = (note: unknown) => {
    const steps = [{ id: 'a', command: { type: 'off' }, duration: 500 }];
    const result = parseReply(JSON.stringify({ program: { name: 'N', steps }, note }));
    return result.ok ? result.note : result.error;
  };

  it('is one line of at most 160 characters, cut between words', () => {
    expect(withNote('  likes\n slow   waves ')).toBe('likes slow waves');
    const long = withNote('word '.repeat(80));
    expect(long).toMatch(/^(word )+word…$/);
    expect(String(long).length).toBeLessThanOrEqual(160);
  });

  it('joins several notes, and is none when empty or not text', () => {
    expect(withNote(['warm', '', 'slow'])).toBe('warm · slow');
    for (const nothing of ['', '   ', 7, null, {}, []]) expect(withNote(nothing)).toBeUndefined();
  });

  it('never becomes part of the program', () => {
    const inside = parseReply(
      '{"program":{"name":"N","note":"hi","steps":[{"id":"a","command":{"type":"off"},"duration":500}]}}',
    );
    expect(inside).toMatchObject({ ok: true, note: 'hi' });
    expect(inside.ok && 'note' in inside.program).toBe(false);
  });
});

describe('parseProgram', () => {
  it('never throws and gives a sound program or a clear error, on any value', () => {
    const value = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
      fc.jsonValue(),
    );
    const shaped = fc.record(
      {
        name: value,
        steps: fc.oneof(
          value,
          fc.array(
            fc.oneof(
              value,
              fc.record(
                { id: value, command: value, duration: value, transition: value },
                { requiredKeys: [] },
              ),
            ),
          ),
        ),
        loop: value,
        on_complete: value,
        program: value,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(value, shaped), (raw) => expectSoundOutcome(parseProgram(raw))),
      { numRuns: 3000 },
    );
  });

  it('mends any parameters of any pattern into sound ones', () => {
    const odd = fc.oneof(
      fc.anything(),
      fc.double(),
      fc.constantFrom('5s', 'fast', '50%', '#fff', 'gold', 'rgb(1,2,3)', -1, 0, 1e12, null),
    );
    const params = fc.dictionary(
      fc.constantFrom('color', 'color2', 'bgColor', 'speed', 'density', 'intensity', 'colors', 'x'),
      odd,
    );
    const name = fc.constantFrom(
      'solid',
      'wave',
      'Breathing',
      'sparkle',
      'rain',
      'aurora',
      'comet',
      'fire',
      'pulse',
      'gradient',
      'rainbow',
    );
    fc.assert(
      fc.property(name, params, (pattern, values) => {
        const result = parseProgram({
          name: 'P',
          steps: [{ id: 'a', command: { type: 'pattern', name: pattern, params: values }, duration: 500 }],
        });
        expectSoundOutcome(result);
        expect(result.ok && result.program.steps[0]?.command).toMatchObject({ name: pattern.toLowerCase() });
      }),
      { numRuns: 1000 },
    );
  });

  it('mends any elements of a render into sound ones', () => {
    const odd = fc.oneof(
      fc.anything(),
      fc.double(),
      fc.constantFrom(
        '5',
        '50%',
        'center',
        '#fff',
        [1, 2],
        [
          [1, 2],
          [3, 4.5],
        ],
      ),
    );
    const key = fc.constantFrom(
      'x',
      'y',
      'w',
      'h',
      'x1',
      'y1',
      'x2',
      'y2',
      'r',
      'cx',
      'cy',
      'radius',
      'color',
      'filled',
      'content',
      'name',
      'points',
      'position',
      'size',
    );
    const element = fc.tuple(
      fc.constantFrom('fill', 'pixel', 'rect', 'line', 'circle', 'text', 'icon', 'ascii'),
      fc.dictionary(key, odd),
    );
    fc.assert(
      fc.property(
        fc.array(
          element.map(([type, fields]) => ({ ...fields, type })),
          { maxLength: 80 },
        ),
        (elements) => {
          const result = parseProgram({
            name: 'E',
            steps: [{ id: 'a', command: { type: 'render', elements }, duration: 500 }],
          });
          expectSoundOutcome(result);
          expect(result.ok).toBe(true);
        },
      ),
      { numRuns: 600 },
    );
  });
});

/** The same value with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}
