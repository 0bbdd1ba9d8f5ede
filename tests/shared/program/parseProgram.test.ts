import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternNames } from '#shared/program/mend/vocabulary';
import { parseProgram } from '#shared/program/parseProgram';
import { expectValidOutcome } from './outcomes';

describe('parseProgram', () => {
  it('never throws and gives a valid program or a clear error, for any value', () => {
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
      fc.property(fc.oneof(value, shaped), (raw) => expectValidOutcome(parseProgram(raw))),
      { numRuns: 200 },
    );
  });

  it.each(['a\n', '\ta', 'a\u2028b', ' \u0000'])('turns the id %j into one that fits on one line', (id) => {
    const result = parseProgram({ name: 'I', steps: [{ id, command: { type: 'off' }, duration: 500 }] });
    expectValidOutcome(result);
    expect(result.ok && result.repairs).toHaveLength(1);
  });

  it('fits one pass into 24 hours: shortens the step that exceeds them, and leaves out the rest', () => {
    const hours = (count: number) => ({ command: { type: 'off' }, duration: count * 3_600_000 });
    const steps = [hours(10), hours(10), hours(10), hours(1)].map((step, index) => ({
      id: `${index}`,
      ...step,
    }));
    const result = parseProgram({ name: 'Long', steps });
    expect(result.ok && result.program.steps.map(({ duration }) => (duration ?? 0) / 3_600_000)).toEqual([
      10, 10, 4,
    ]);
    expect(result.ok && result.repairs.join()).toMatch(/“2”: shortened.*“3” on were left out/s);
  });

  it('ends a loop at the last step that fits into the 24 hours', () => {
    const steps = [86_400_000, 500].map((duration, index) => ({
      id: `${index}`,
      command: { type: 'off' },
      duration,
    }));
    const result = parseProgram({ name: 'Long', steps, loop: { count: 0, start_step: '0', end_step: '1' } });
    expect(result).toMatchObject({ ok: true, program: { loop: { start_step: '0', end_step: '0' } } });
  });

  it('repairs any parameters of any pattern into valid ones', () => {
    const odd = fc.oneof(
      fc.anything(),
      fc.double(),
      fc.constantFrom('5s', 'fast', '50%', '#fff', 'gold', 'rgb(1,2,3)', -1, 0, 1e12, null),
    );
    const params = fc.dictionary(
      fc.constantFrom('color', 'color2', 'bgColor', 'speed', 'density', 'intensity', 'colors', 'x'),
      odd,
    );
    const name = fc.constantFrom(...patternNames, 'Breathing');
    fc.assert(
      fc.property(name, params, (pattern, values) => {
        const result = parseProgram({
          name: 'P',
          steps: [{ id: 'a', command: { type: 'pattern', name: pattern, params: values }, duration: 500 }],
        });
        expectValidOutcome(result);
        expect(result.ok && result.program.steps[0]?.command).toMatchObject({ name: pattern.toLowerCase() });
      }),
      { numRuns: 50 },
    );
  });

  it('repairs any elements of a render into valid ones', () => {
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
          expectValidOutcome(result);
          expect(result.ok).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});
