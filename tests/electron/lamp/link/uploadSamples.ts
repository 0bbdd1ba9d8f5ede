import fc from 'fast-check';
import { buildProgram } from '#shared/composer/buildProgram';
import { allScenes } from '#shared/composer/scenes/allScenes';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import type { Program } from '#shared/program/Program';
import { programOf, solidStep } from '../../../shared/animation/showing';
import { program as anyProgram } from '../../../shared/program/arbitraries';

/** The programs of the composer's scenes. */
export function scenePrograms(): Program[] {
  return allScenes.map((scene) => buildProgram(scene, []));
}

/** Random programs whose code takes at most `maxBytes`; the same in every run. */
export function randomPrograms(count: number, maxBytes: number): Program[] {
  const small = anyProgram.filter((program) => encodeProgram(program).length <= maxBytes);
  return fc.sample(small, { numRuns: count, seed: 20_261_115 });
}

/** Two colours in turn, a second each, forever. */
export const redAndBlue = programOf({
  name: 'Red and blue',
  steps: [solidStep('red', '#FF0000', 1000), solidStep('blue', '#0000FF', 1000)],
  loop: { count: 0, start_step: 'red', end_step: 'blue' },
});

export const green = programOf({ name: 'Green', steps: [solidStep('green', '#00FF00', null)] });

/** A program whose code takes slightly more than `bytes`. */
export function programLargerThan(bytes: number): Program {
  for (let count = 1; count <= 64; count++) {
    const steps = Array.from({ length: count }, (_, at) => ({
      id: `s${at}`,
      command: {
        type: 'render',
        elements: [
          { type: 'text', content: `Good night ${at}`, color: '#FFD080' },
          { type: 'rect', x: at, y: 1, w: 3, h: 3, color: '#102030' },
          { type: 'circle', x: 3, y: 4, r: 2, color: '#408020', filled: true },
        ],
      },
      duration: 700,
    }));
    const program = programOf({ name: 'Large', steps });
    if (encodeProgram(program).length > bytes) return program;
  }
  throw new Error(`No program here takes more than ${bytes} bytes.`);
}
