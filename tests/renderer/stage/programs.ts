import { array, constantFrom, integer, record, tuple, type Arbitrary } from 'fast-check';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';

/** A program of still steps `s0`, `s1`, … with these durations; `null` is endless. */
export function programWith(durations: readonly (number | null)[], more: object = {}): Program {
  const command = { type: 'pattern', name: 'solid', params: { color: '#FF0000' } };
  const steps = durations.map((duration, index) => ({ id: `s${index}`, command, duration }));
  const parsed = parseProgram({ program: { name: 'Test', steps, ...more } });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

/** Programs with and without a loop over some of their steps, with and without an endless last step. */
export const programs: Arbitrary<Program> = record({
  durations: array(integer({ min: 20, max: 60_000 }), { minLength: 1, maxLength: 8 }),
  loop: constantFrom('none', 'some', 'all'),
  ends: tuple(integer({ min: 0, max: 7 }), integer({ min: 0, max: 7 })),
  count: integer({ min: 0, max: 5 }),
  stays: constantFrom(true, false),
}).map(({ durations, loop, ends, count, stays }) => {
  const last = durations.length - 1;
  const [a, b] = loop === 'all' ? [0, last] : ends.map((end) => end % durations.length);
  const [from, to] = [Math.min(a ?? 0, b ?? 0), Math.max(a ?? 0, b ?? 0)];
  const looped = { loop: { start_step: `s${from}`, end_step: `s${to}`, count } };
  return programWith(stays ? [...durations, null] : durations, loop === 'none' ? {} : looped);
});
