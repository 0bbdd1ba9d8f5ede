import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProgram } from '#shared/program/formatProgram';
import { parseReply } from '#shared/program/parseReply';
import type { Program } from '#shared/program/Program';
import { program, rawProgram } from './arbitraries';
import { expectValidOutcome } from './outcomes';

const pieces = fc.constantFrom(
  '{', '}', '[', ']', ',', ':', '"', "'", '\\', '//', '/*', '*/', '```', '\n', 'null', 'true', '-1', '1e9', '#FFF', 'gold',
  '"program"', '"steps"', '"id"', '"command"', '"type"', '"pattern"', '"name"', '"wave"', '"params"', '"color"', '"speed"',
  '"duration"', '"loop"', '"count"', '"on_complete"', '"render"', '"elements"', '"text"', '"content"', '"layers"', '"front"',
  '"__proto__"', '"constructor"', '{"steps":[{"command":{"type":"off"}}]}', '\ud800', '😀', '\0',
); // prettier-ignore
const jsonLikeText = fc.array(pieces, { maxLength: 60 }).map((fragments) => fragments.join(''));

function parsed(text: string, current?: Program): Program {
  const result = parseReply(text, current);
  if (!result.ok) throw new Error(`${result.error.code}: ${text}`);
  return result.program;
}

/** The index in the program's text at which each step ends. */
function endsOfSteps(valid: Program, text: string): number[] {
  let end = 0;
  return valid.steps.map((step) => {
    const json = JSON.stringify(step);
    return (end = text.indexOf(json, end) + json.length);
  });
}

describe('a follow-up by reference', () => {
  const storm = parseReply(
    JSON.stringify({
      program: {
        name: 'Storm',
        steps: ['a', 'b', 'c'].map((id) => ({ id, command: { type: 'off' }, duration: 500 })),
        loop: { count: 3, start_step: 'b', end_step: 'c' },
        on_complete: { command: { type: 'off' } },
      },
    }),
  );
  const current = storm.ok ? storm.program : undefined;
  const changed = (fields: object) => {
    const found = parseReply(JSON.stringify({ program: { name: 'Storm', ...fields } }), current);
    return found.ok ? { ...found.program, steps: found.program.steps.map(({ id }) => id) } : found.error;
  };

  it('keeps loop and ending when it does not mention them', () => {
    expect(changed({ steps: ['c', 'a', 'b'] })).toMatchObject({
      loop: { count: 3 },
      on_complete: current?.on_complete,
    });
    expect(changed({ steps: ['a', 'b', 'c'] })).toMatchObject({ loop: current?.loop });
    expect(changed({ steps: ['a', 'c'] })).toMatchObject({
      loop: { count: 3, start_step: 'a', end_step: 'c' },
    });
    const added = { id: 'd', command: { type: 'off' }, duration: 70 };
    expect(changed({ steps: ['a', 'b', 'c', added] })).toMatchObject({
      loop: { start_step: 'b', end_step: 'd' },
    });
  });

  it('removes them when it says null', () => {
    expect(changed({ steps: ['a', 'b'], loop: null, on_complete: null })).toEqual({
      name: 'Storm',
      steps: ['a', 'b'],
    });
  });

  it('that is written out in full keeps nothing of the old program', () => {
    const step = { id: 'a', command: { type: 'off' }, duration: 500 };
    expect(changed({ steps: [step] })).toEqual({ name: 'Storm', steps: ['a'] });
  });
});

describe('parseReply', () => {
  it('never throws and gives a valid program or a clear error, for any string', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), jsonLikeText), (text) => {
        expectValidOutcome(parseReply(text));
      }),
      { numRuns: 100 },
    );
  });

  it('does so too for a program with characters changed, removed and added', () => {
    const damage = fc.array(
      fc.record({ at: fc.nat(), lost: fc.nat(3), added: fc.option(pieces, { nil: '' }) }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(program, damage, (valid, wounds) => {
        let text = formatProgram(valid);
        for (const { at, lost, added } of wounds) {
          const place = at % (text.length + 1);
          text = text.slice(0, place) + added + text.slice(place + lost);
        }
        expectValidOutcome(parseReply(text, valid));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps a valid program unchanged, without repairs', () => {
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
        const expected = parsed(JSON.stringify(raw));
        expect(parsed(JSON.stringify({ program: raw }, null, 2))).toEqual(expected);
        expect(
          parsed(
            `Here you are:\n\`\`\`json\n${JSON.stringify({ program: raw }, null, 1)}\n\`\`\`\nEnjoy {it}!`,
          ),
        ).toEqual(expected);
        expect(parsed(JSON.stringify({ program: reversed(raw) }))).toEqual(expected);
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

  it('keeps the complete steps of a reply, wherever it is cut off', () => {
    fc.assert(
      fc.property(program, fc.nat(), (valid, at) => {
        const text = formatProgram(valid);
        const cut = at % text.length;
        const result = parseReply(text.slice(0, cut));
        const complete = endsOfSteps(valid, text).filter((end) => end <= cut).length;
        expect(result.ok || complete === 0).toBe(true);
        if (!result.ok) return;
        const { steps } = result.program;
        expect(steps.length).toBeGreaterThanOrEqual(complete);
        expect(steps.slice(0, -1)).toEqual(valid.steps.slice(0, steps.length - 1));
        // Of the last step only the command is certain: the cut may have removed its times.
        const last = valid.steps[steps.length - 1];
        expect(steps.at(-1)?.command).toEqual(last?.command);
      }),
    );
  });

  it('does not read the last word of a cut-off text as a value: it may be half a key', () => {
    const text = '{"program":{"name":"P","steps":[{"id":"a","command":{"type":"off"},"duration":500},{"id"';
    expect(parsed(text).steps.map(({ id }) => id)).toEqual(['a']);
    const current = parsed('{"name":"S","steps":[{"id":"dark","command":{"type":"off"},"duration":500}]}');
    expect(parsed('{"program":{"name":"P","steps":["dark",{"id"', current).steps).toEqual(current.steps);
  });

  it('restores steps that are named by id exactly as they were', () => {
    fc.assert(
      fc.property(program, program, (current, other) => {
        const ids = current.steps.map(({ id }) => id);
        const fresh = { ...other.steps[0], id: 'a brand new step', duration: 1000, transition: 0 };
        const text = JSON.stringify({ program: { name: 'New', steps: [fresh, ...ids] } });
        expect(parsed(text, current).steps.slice(1)).toEqual(current.steps);
      }),
    );
  });

  it('lists the existing ids when a follow-up keeps a step that does not exist', () => {
    const current = parsed('{"name":"S","steps":[{"id":"dark","command":{"type":"off"},"duration":500}]}');
    const result = parseReply('{"program":{"name":"S","steps":["dark","flsh"]}}', current);
    expect(result).toMatchObject({ ok: false, error: { code: 'UNKNOWN_STEP' } });
    expect(!result.ok && result.error.message).toMatch(/flsh.*dark/s);
  });

  it.each(['I kept: ["the old one"]. ', '{"steps":["nowhere"]} Sorry, rather: '])(
    'reads the program after an unknown id, when no step was certain before: %s',
    (before) => {
      const current = parsed('{"name":"S","steps":[{"id":"dark","command":{"type":"off"},"duration":500}]}');
      const whole = '{"program":{"name":"Night","steps":["dark"]}}';
      expect(parsed(before + whole, current)).toMatchObject({ name: 'Night', steps: current.steps });
    },
  );

  it('ignores another program after steps that may already be showing', () => {
    const current = parsed('{"name":"S","steps":[{"id":"dark","command":{"type":"off"},"duration":500}]}');
    const text =
      '{"steps":["dark","nowhere"]} {"name":"Q","steps":[{"command":{"type":"off"},"duration":900}]}';
    expect(parseReply(text, current)).toMatchObject({ ok: false, error: { code: 'UNKNOWN_STEP' } });
  });

  it('finds a step by an id that differs in case or dashes', () => {
    const current = parsed(
      '{"name":"S","steps":[{"id":"dark-sky","command":{"type":"off"},"duration":500}]}',
    );
    expect(parsed('{"program":{"name":"S","steps":["Dark Sky"]}}', current).steps).toEqual(current.steps);
  });

  it('changes only the fields that a follow-up gives for a step', () => {
    const current = parsed(
      '{"name":"S","steps":[{"id":"dark","command":{"type":"off"},"duration":500,"transition":40}]}',
    );
    const changed = parsed('{"program":{"name":"S","steps":[{"id":"dark","duration":900}]}}', current);
    expect(changed.steps).toEqual([{ id: 'dark', command: { type: 'off' }, duration: 900, transition: 40 }]);
  });

  it('uses the first program when the reply has several values', () => {
    const one = '{"name":"One","steps":[{"id":"a","command":{"type":"off"},"duration":500}]}';
    const two = one.replace('One', 'Two');
    expect(parsed(`{"thought":"first"} then ${one} or ${two}`).name).toBe('One');
  });

  it('reads a reply that was quoted or escaped', () => {
    const text = '{"program":{"name":"Q","steps":[{"id":"a","command":{"type":"off"},"duration":500}]}}';
    expect(parsed(JSON.stringify(text))).toEqual(parsed(text));
    expect(parsed(`Sure: ${text.replaceAll('"', '\\"')}`)).toEqual(parsed(text));
  });
});

/** The same value with the keys of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}
