import fc from 'fast-check';
import { limits } from '#shared/program/limits';
import type { Command, Program } from '#shared/program/Program';
import { command } from '../../program/arbitraries';
import { programOf } from '../showing';

const quickSteps = fc
  .array(
    fc.record({
      command,
      duration: fc.oneof(fc.integer({ min: 20, max: 300 }), fc.integer({ min: 20, max: 4000 })),
      fade: fc.integer({ min: 0, max: 100 }),
      speed: fc.oneof(fc.integer({ min: limits.minSpeedMs, max: 400 }), fc.integer({ min: 300, max: 1500 })),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((steps) =>
    steps.map(({ command: shown, duration, fade, speed }, at) => ({
      id: `s${at}`,
      command: hurried(shown, speed),
      duration,
      transition: Math.floor((duration * fade) / 100),
    })),
  );

/** Random programs with patterns so fast that many of them flash. */
export const wildProgram: fc.Arbitrary<Program> = fc
  .tuple(quickSteps, fc.integer({ min: 0, max: 3 }), fc.boolean(), command)
  .map(([steps, count, isLooped, end]) =>
    programOf({
      name: 'Wild',
      steps,
      ...(isLooped && { loop: { count, start_step: 's0', end_step: steps.at(-1)?.id } }),
      on_complete: { command: hurried(end, 90) },
    }),
  );

function hurried(shown: Command, speed: number): unknown {
  return JSON.parse(JSON.stringify(shown), (key, value: unknown) => (key === 'speed' ? speed : value));
}
