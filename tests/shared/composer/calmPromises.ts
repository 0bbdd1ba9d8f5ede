import { it } from 'vitest';
import { accented } from '#shared/composer/accents';
import { buildProgram } from '#shared/composer/buildProgram';
import { compose } from '#shared/composer/compose';
import { allScenes } from '#shared/composer/scenes/allScenes';
import { gradient, layers, step } from '#shared/program/commands';
import { programSchema } from '#shared/program/Program';
import { sampleWishes } from '../../tools/sheets/sampleWishes';
import { additions } from './additions';
import { expectCalm } from './sound';

/** A still ground that anything can join. */
export const plain = {
  name: 'Plain',
  steps: [step('ground', layers(gradient('#203040', '#101820'), {}), null)],
};

const otherWishes = [
  'timer for ten minutes',
  'write "a rather long sentence that has to scroll" twice',
  'pomodoro 50/10',
  'fade the fireplace to black in 30 seconds',
  'clock showing 14:30',
  'spell out LOVE one letter at a time',
  'timer 90 seconds',
  'blink red three times and then go off',
  'timer for an hour and a half',
  '4-7-8 breathing',
  'countdown from twenty',
  'sunset over 45 minutes',
  'analog clock at ten past ten',
  'count down from 5 minutes',
  'say hi three times',
  'campfire for ten minutes',
  'fireworks three times',
  'red for 20 seconds, then green for 10 seconds, then blue for a minute',
  'red then green then blue, 5 seconds each',
  'alternate between red and blue every 10 seconds',
  'change color every 5 seconds',
  'lightning every 30 seconds',
  'a heart every 20 seconds',
  'slow blue waves with white sparkles',
  'red heart that beats',
  'fireplace but green',
  'thunderstorm over the sea',
  'city at night in the rain',
];

/** What is asked first, and what is to come after it. */
const sequels = [
  ['campfire', 'make it end in darkness'],
  ['countdown from 10', 'then a rocket'],
  ['new year', 'finish with the text 2030'],
  ['happy birthday anna', 'and balloons afterwards'],
  ['chaos', 'that settles into calm in the end'],
  ['sunrise over 20 minutes', 'and then birds at the end'],
] as const;

/**
 * What the composer makes hurts no eyes, checked on every n-th case: each takes a tenth of a second. `made` are the wishes made
 * of the scenes' words, which are many and alike.
 */
export function calmPromises(every: { readonly case: number; readonly made: number }): void {
  const some = <Value>(all: readonly Value[], n: number) => all.filter((_, at) => at % n === 0);

  it('scenes hurt no eyes', () => {
    for (const scene of some(allScenes, every.case)) {
      expectCalm(programSchema.parse(buildProgram(scene, [])), scene.name);
    }
  });

  it('accents keep the light calm', () => {
    const joining = allScenes.flatMap(({ name, accent }) => (accent ? [{ name, accent }] : []));
    for (const { name, accent } of some(joining, every.case))
      expectCalm(buildProgram(accented(plain, accent, 'more'), []), `${name} over a plain light`);
  });

  it('scenes made fast or put in one colour are calm', () => {
    const wishes = allScenes.flatMap(({ words: [word = ''] }, at) =>
      at % 4 === 0 ? [`frantic ${word}`] : at % 4 === 1 ? [`teal ${word}`] : [],
    );
    for (const wish of some(wishes, every.made)) expectCalm(compose(wish).program, wish);
  });

  it('sample wishes become calm programs', () => {
    for (const wish of some(sampleWishes, every.case)) expectCalm(compose(wish).program, wish);
  });

  it('what joins a light or follows it leaves it calm', () => {
    for (const [first, then] of some([...additions, ...sequels], every.case)) {
      const { program } = compose(then, compose(first).program);
      expectCalm(program, `${first} / ${then}`);
    }
  });

  it('texts, clocks, timers, sequences and combinations are calm', () => {
    for (const wish of some(otherWishes, every.case)) expectCalm(compose(wish).program, wish);
  });
}
