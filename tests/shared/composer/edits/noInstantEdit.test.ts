import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantEdit } from '#shared/composer/edits/instantEdit';
import { operationSchema } from '#shared/program/edit/Operation';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import { program } from '../../program/arbitraries';
import { cpuMs } from '../../cpuMs';
import { card, storm } from '../../program/edit/examplePrograms';

/** What must not be an instant edit, several to a line, by why not. */
const notEdits: readonly (readonly [why: string, wishes: string, program?: Program])[] = [
  [
    'a comparison that no figure tells',
    'slower like honey / yellow like honey / faster like a race car / brighter than the sun / bright like a diamond / more stars than sky / warmer like a summer evening / slow as molasses / as slow as possible / flash brighter than rumble / make the flash as bright as the rumble',
  ],
  [
    'a scene of its own',
    'endless ocean / a sandstorm but in slow motion / northern lights / lightning over the sea / red alert / a slow river at night / blue hour in Paris / dim sum restaurant / bright future / warm campfire with friends / a heart beating / dark forest with fireflies / sunrise over 20 minutes / flash flood / reverse waterfall / fast food sign / less is more poster / once upon a time / cool jazz bar / white christmas / fade to grey by Visage / make it snow / make it rain / blue and white stars / half moon / count down from 5 / double rainbow',
  ],
  [
    'a mood',
    'make it peaceful / cosier / calmer / more dramatic / spookier / make it sadder / more romantic please / make it pop / more festive / less boring',
  ],
  [
    'a part that is not there',
    'remove the unicorn / make the dragon red / dim the moon / the fifth step slower / step 99 slower / step 1.5 slower / hold the sunset for 5 s / remove the text / brighter stars on the ceiling / no orange / swap the orange for violet / everything dimmer except the giraffe / make the flash red and the sky purple / slower and the sky purple / slower and no unicorn',
  ],
  [
    'a change that changes nothing',
    'loop for ever / loop / repeat forever / keep looping / no green / swap the red for violet / dimmer by 0 %',
  ],
  [
    'a word too many',
    'slower in a zigzag / make the flash red and furry / remove the flash tomorrow / dimmer until my wife comes home / add a pulse at the end of the movie / hold each step 5 s and sing / twice as long as the song / brighter on Mondays / brighter at the top / slower on the left / gradually slower / dimmer in an hour',
  ],
  [
    'a question or a remark',
    'why is it slower / what does slower mean / thanks / nice / how bright is it / did you make it slower / I love it / is it slower now / slower? no',
  ],
  [
    'the opposite of an edit',
    'do not make it slower / never slower / don’t remove the flash / not red / I don’t want it slower / it should not be slower / nothing slower / no, not slower',
  ],
  ['another thing than a cross-fade', 'fade to black / fade away / fade out'],
  ['out of all bounds', 'loop 100000 times / hold each step 48 hours / hold each step 0 s / dim it to 0 %'],
  ['nothing to go on', 'more / again / too much / less / a bit more / it / the flash / please / and'],
  [
    'a scene, on a picture too',
    'a heart beating slowly / a green meadow / text adventure / more hearts raining down',
    card,
  ],
  ['half of what was meant', 'make the heart bigger / text on the left', card],
  ['a change that changes nothing, on a picture too', 'loop once / play once / write HI', card],
];

describe('no instant edit', () => {
  for (const [why, wishes, shown = storm] of notEdits) {
    it.each(wishes.split(' / '))(`is “%s”: ${why}`, (wish) => {
      expect(instantEdit(wish, shown)?.operations).toBeUndefined();
    });
  }
});

const vocabulary =
  'slower faster brighter dimmer warmer cooler darker longer shorter more less again too much a bit much twice half the flash rumble dark text heart step second background ambient light wall everything except but not no and or then , . ! make it turn red green blue white violet swap for with remove add pulse sparkle at end start hold each 5 s 30 % to 2 seconds loop three times ever once fade between steps reverse write as long in of like only keep stays without please could you';
const words = fc.constantFrom(...vocabulary.split(' '));
/** Words of the editor's own, glued together at random. */
const babble = fc.array(words, { minLength: 1, maxLength: 20 }).map((list) => list.join(' '));
const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 1000 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\uD800slower\uDFFF',
    'slower\u200Bnow',
    'ＳＬＯＷＥＲ',
    'slo\u0301wer',
    '👩‍👩‍👧‍👦 slower',
    '__proto__',
    'constructor toString',
    '%%%',
    '#',
    '#12 slower',
    '999999999999999999999999 times slower',
    `${'9'.repeat(400)} times slower`,
    '0.0000001 % slower',
    'a'.repeat(1000),
    'slower '.repeat(143),
    ', '.repeat(500),
  ),
);
const odd = fc.oneof(
  babble,
  noise,
  fc.tuple(noise, babble).map(([one, other]) => `${one} ${other}`),
);

/** An edit is sound: a program without repairs, operations that the log can hold, a change for each. */
function expectSound(wish: string, before: Program): void {
  const edit = instantEdit(wish, before, [{ kind: 'pace', times: 1.5 }]);
  if (!edit) return;
  expect(parseProgram(edit.program)).toEqual({ ok: true, program: edit.program, repairs: [] });
  expect(edit.changes).toHaveLength(edit.operations.length);
  for (const operation of edit.operations)
    expect(operationSchema.safeParse(operation).success, JSON.stringify(operation)).toBe(true);
}

describe('any string', () => {
  it('is read without a fault, and leads to a sound program or to nothing', () => {
    fc.assert(
      fc.property(odd, fc.constantFrom(storm, card), (wish, before) => expectSound(wish, before)),
      { numRuns: 1500 },
    );
  });

  it('is read without a fault on any program', () => {
    fc.assert(
      fc.property(babble, program, (wish, before) => expectSound(wish, before)),
      { numRuns: 300 },
    );
  });

  it('gives the same reading twice, and leaves the program alone', () => {
    const was = JSON.stringify(storm);
    fc.assert(
      fc.property(babble, (wish) => {
        expect(instantEdit(wish, storm)).toEqual(instantEdit(wish, storm));
        expect(JSON.stringify(storm)).toBe(was);
      }),
    );
  });

  const longWish = fc.array(words, { minLength: 300, maxLength: 300 }).map((list) => list.join(' '));

  it('is read in bounded time, a thousand characters included', () => {
    fc.assert(
      fc.property(longWish, (wish) => expectQuick(wish)),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it.each([
    'and ',
    'nice and ',
    'slower and ',
    'the flash and ',
    'a bit more and ',
    'more and more ',
    'slower, ',
    'slower then or but so ',
    'make the the the the ',
    'everything except the flash ',
    'a little bit of the ',
  ])('is read in bounded time, also “%s” over and over', (unit) => {
    expectQuick(unit.repeat(1000 / unit.length));
  });
});

/** Longer and longer beginnings of a wish: what explodes is caught while it still comes to an end. */
function expectQuick(wish: string): void {
  for (let length = 24; length <= 1000; length += length < 200 ? 16 : 80) {
    const beginning = `${wish.slice(0, length)} xyz`;
    // A thousand times what it takes: only an explosion needs that much processor time, on any machine.
    const isQuick = [1, 2, 3].some(() => cpuMs(() => void instantEdit(beginning, storm)) < 1000);
    expect(isQuick, `${length} characters: ${beginning}`).toBe(true);
  }
}
