import {
  aurora,
  breathing,
  circle,
  comet,
  disc,
  fill,
  fire,
  gradient,
  icon,
  layers,
  line,
  picture,
  pixel,
  pulse,
  rain,
  rainbow,
  rect,
  solid,
  sparkle,
  step,
  text,
  wave,
} from '#shared/program/commands';
import { parseProgram } from '#shared/program/parseProgram';
import type { Command, Pattern, PatternName, Program, Step } from '#shared/program/Program';

/** A valid program of these steps. */
export function avrProgram(name: string, steps: readonly Step[], rest: object = {}): Program {
  const parsed = parseProgram({ name, steps, ...rest });
  if (!parsed.ok || parsed.repairs.length > 0) throw new Error(`“${name}” is not valid.`);
  return parsed.program;
}

/** A program that shows one command forever. */
export function endlessProgram(name: string, command: Command): Program {
  return avrProgram(name, [step('on', command, null)]);
}

const fastPatterns: { readonly [Name in PatternName]: readonly Extract<Pattern, { name: Name }>[] } = {
  solid: [solid('#FF8000')],
  gradient: [gradient('#FFE0B0', '#102040')],
  breathing: [breathing('#FF2040', 1500), breathing('#20FF40', 1100, '#200040')],
  wave: [wave('#00A0FF', '#000820', 2000)],
  rainbow: [rainbow(3000)],
  pulse: [pulse('#FFFFFF', 900)],
  sparkle: [sparkle('#FFFFFF', '#101030', 400, 0.4)],
  fire: [fire('#FF3000', '#FFE060', 1200)],
  rain: [rain('#60A0FF', '#000410', 900, 0.6)],
  comet: [comet('#FFFFFF', '#080010', 1300)],
  aurora: [aurora('#20FF80', '#8020FF', 4000)],
};

/** One program per pattern, with parameters that make it move fast. */
export const patternPrograms: readonly Program[] = Object.values(fastPatterns)
  .flat()
  .map((pattern) =>
    endlessProgram(`${pattern.name}${'bgColor' in pattern.params ? ' on bgColor' : ''}`, pattern),
  );

const sky = picture(
  fill('#000820'),
  disc(7, 2, 2, '#FFF0C0'),
  circle(4, 8, 3, '#4080FF'),
  rect(0, 11, 10, 3, '#103010'),
  line(0, 10, 9, 5, '#805020'),
  pixel(1, 1, '#FFFFFF'),
);
const words = picture(fill('#100010'), text('Good night, moon', '#FFD080'));
const signs = picture(icon('heart', '#FF2040'), text('2', '#FFFFFF', 7, 9));

/** Three layers of the first pattern that fade into three of the second, for longer than any test runs. */
function fadeOf(name: string, first: Pattern, second: Pattern): Program {
  const three = (pattern: Pattern) => layers(pattern, { ambient: pattern, over: pattern });
  return avrProgram(name, [
    step('first', three(first), 60_000),
    step('second', three(second), 60_000, 60_000),
  ]);
}

const slowFire = fire('#FF3000', '#FFE060', 1200);
const slowAurora = aurora('#20FF80', '#8020FF', 4000);
const slowRain = rain('#60A0FF', '#101410', 900, 1);
const slowSparkle = sparkle('#FFFFFF', '#101030', 400, 1);
const slowGradient = gradient('#FFE0B0', '#102040');

/** One of the most expensive cross-fades: six noise patterns at once, of two kinds. */
export const slowestFade: Program = fadeOf('auroras that become fires', slowAurora, slowFire);

/** The most expensive cross-fades; they are at their slowest in the middle of the second step. */
export const slowFades: readonly Program[] = [
  slowestFade,
  fadeOf('fires that become rains', slowFire, slowRain),
  fadeOf('fires that go on', slowFire, slowFire),
  fadeOf('auroras that go on', slowAurora, slowAurora),
  fadeOf('rains that go on', slowRain, slowRain),
  fadeOf('sparkles that become gradients', slowSparkle, slowGradient),
];
export const midFadeMs = 75_000;

/** Programs with pictures, layers, fades, loops and an ending. */
export const mixedPrograms: readonly Program[] = [
  endlessProgram('a picture', sky),
  endlessProgram('a text that scrolls', words),
  endlessProgram('icon and digit', signs),
  endlessProgram('a time', picture(text('14:30', '#40FF40'))),
  endlessProgram(
    'fire under text',
    layers(fire('#FF3000', '#FFE060', 1200), { over: words, ambient: rainbow(5000) }),
  ),
  endlessProgram('sparkles over a picture', layers(sky, { over: sparkle('#FFFFFF', '#000000', 500, 0.2) })),
  avrProgram(
    'pictures that fade',
    [step('sky', sky, 900, 700), step('signs', signs, 800, 800), step('words', words, 1200, 600)],
    { loop: { count: 0, start_step: 'sky', end_step: 'words' } },
  ),
  avrProgram(
    'patterns that fade',
    [
      step('rain', rain('#60A0FF', '#000410', 900, 0.6), 700, 500),
      step('comet', comet('#FFFFFF', '#080010', 1300), 600, 600),
      step('off', { type: 'off' }, 300, 200),
      step('wave', wave('#00A0FF', '#000820', 2000), 900, 400),
    ],
    { loop: { count: 3, start_step: 'comet', end_step: 'off' }, on_complete: { command: solid('#201000') } },
  ),
];

/** As many elements as fit into 480 bytes: text, icons and shapes that overlap. */
export const largestRender: Program = endlessProgram(
  'the deepest render',
  layers(
    picture(
      fill('#000408'),
      ...Array.from({ length: 20 }, (_, index) =>
        line(index, 0, 9 - index, 13, `#0${index % 10}40${index % 10}0`),
      ),
      ...Array.from({ length: 12 }, (_, index) => circle(5, 7, index + 1, `#${index % 10}0208${index % 10}`)),
      text('Good night', '#FFD080'),
      icon('heart', '#FF2040'),
    ),
    { over: words, ambient: sky },
  ),
);

/** Exactly the 480 bytes that a lamp with this chip can hold: fading steps, each slightly different. */
export const largestProgram: Program = avrProgram(
  'the largest program',
  Array.from({ length: 23 }, (_, index) =>
    step(
      `step ${index}`,
      layers(wave('#00A0FF', `#0${index % 10}0820`, 2000 + index), { ambient: solid(`#${index % 10}04020`) }),
      1000 + index,
      500,
    ),
  ),
  { on_complete: { command: picture(text('It is over.', '#FFD080')) } },
);
