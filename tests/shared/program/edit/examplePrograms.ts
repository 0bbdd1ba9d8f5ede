import * as draw from '#shared/program/commands';
import type { Program, Step } from '#shared/program/Program';
import { programOf } from '../../animation/showing';

const { step } = draw;

/** A program from its steps; the loop as count, first and last id. */
export function programWith(
  steps: readonly Step[],
  loop?: readonly [count: number, start: string, end: string],
): Program {
  const [count, start_step, end_step] = loop ?? [];
  return programOf({ name: 'Test', steps, ...(loop && { loop: { count, start_step, end_step } }) });
}

/** Dark, a flash, a rumble, for ever. */
export const storm = programWith(
  [
    step('dark', draw.breathing('#1A1A3A', 3000), 4000),
    step('flash', draw.pulse('#FFFFFF', 300), 500),
    step('rumble', draw.sparkle('#4444AA', '#0A0A1E', 250, 0.2), 3000, 400),
  ],
  [0, 'dark', 'rumble'],
);
/** A text on a background with ambient light and sparkles over it, then a heart; once. */
export const card = programWith([
  step(
    'greeting',
    draw.layers(draw.picture(draw.fill('#203060'), draw.text('HI', '#FFD166')), {
      ambient: draw.breathing('#2E8B57', 4000),
      over: draw.sparkle('#FFFFFF', '#000000', 300, 0.1),
    }),
    6000,
  ),
  step('love', draw.picture(draw.fill('#103010'), draw.icon('heart', '#E63946')), 4000, 1000),
]);
/** Two alternating colours, then one without an end. */
export const staying = programWith(
  [
    step('one', draw.solid('#C03030'), 1000),
    step('two', draw.solid('#30C030'), 2000),
    step('rest', draw.solid('#3030C0'), null),
  ],
  [4, 'one', 'two'],
);
