import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose } from '#shared/composer/compose';
import { lexiconWords } from '#shared/composer/lexicon';
import { modifierWords } from '#shared/composer/modifiers';
import { allScenes } from '#shared/composer/scenes/allScenes';
import { spellingWords } from '#shared/composer/respelled';
import { readWords } from '#shared/composer/words/readWords';
import { isSmall } from '#shared/composer/words/smallWords';
import { colorsOf } from '#shared/program/commandEdits';
import { hueDistance, shadeOf } from '#shared/program/colorMath';
import type { Program } from '#shared/program/Program';
import { sampleWishes } from '../../tools/sheets/sampleWishes';
import { cpuMs } from '../cpuMs';
import { expectCalm, expectSound, isSeen } from './sound';

/** Processor time that only an explosion takes, on any machine. */
const explosionMs = 1000;

function passMs({ steps }: Program): number {
  return steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
}

/** The share of lit colours that are near a hue. */
function shareOfHue({ steps }: Program, color: string): number {
  const { h } = shadeOf(color);
  const shades = steps.flatMap(({ command }) => colorsOf(command)).map(shadeOf);
  const telling = shades.filter(({ l, c }) => l > 0.2 && c > 0.05);
  return (
    telling.filter((shade) => Math.abs(hueDistance(shade.h, h)) < 25).length / Math.max(telling.length, 1)
  );
}

describe('the hundred sample wishes', () => {
  it('are a hundred', () => {
    expect(new Set(sampleWishes).size).toBeGreaterThanOrEqual(100);
  });

  it('become sound programs', () => {
    for (const wish of sampleWishes) {
      const { program } = compose(wish);
      expectSound(program, wish);
    }
  });

  it('are understood, in part at least', () => {
    for (const wish of sampleWishes) expect(compose(wish).understood, wish).not.toEqual([]);
  });
});

describe('modifiers and colours', () => {
  it('are sound on every third scene', () => {
    for (const [at, { words }] of allScenes.entries()) {
      if (at % 3 > 0) continue;
      const wish = `${['fast', 'teal', 'dim slow'][(at % 9) / 3] ?? ''} ${words[0] ?? ''}`;
      expectSound(compose(wish).program, wish);
    }
  });

  it('do what they say', () => {
    const fire = compose('campfire').program;
    expect(passMs(compose('slow campfire').program)).toBeGreaterThan(passMs(fire) * 1.4);
    expect(passMs(compose('fast campfire').program)).toBeLessThan(passMs(fire) * 0.8);
    expect(shareOfHue(compose('green campfire').program, '#00D040')).toBeGreaterThan(0.9);
    expect(shareOfHue(fire, '#00D040')).toBeLessThan(0.1);
  });
});

describe('combinations', () => {
  it.each([
    ['slow blue waves with white sparkles', ['surf', 'glitter', 'blue', 'white', 'slow']],
    ['red heart that beats', ['beating heart']],
    ['fireplace but green', ['fireplace', 'green']],
    ['thunderstorm over the sea', ['thunderstorm', 'ocean']],
    ['forest with fireflies', ['forest', 'fireflies']],
    ['city at night in the rain', ['city at night', 'rain']],
  ])('%s', (wish, parts) => {
    const { program, understood, missed } = compose(wish);
    expect([...understood].sort()).toEqual([...parts].sort());
    expect(missed).toEqual([]);
    expectSound(program, wish);
  });

  it('show both: neither looks like one of them alone', () => {
    for (const [wish, one, other] of [
      ['ocean with stars', 'ocean', 'stars'],
      ['forest with fireflies', 'forest', 'fireflies'],
      ['castle and moon', 'castle', 'moon'],
    ] as const) {
      const { program } = compose(wish);
      expect(isSeen(compose(one).program, program), wish).toBe(true);
      expect(isSeen(compose(other).program, program), wish).toBe(true);
    }
  });

  it('give each colour to the thing it stands with', () => {
    const { program } = compose('blue waves with red sparkles');
    expect(shareOfHue(program, '#0000FF')).toBeGreaterThan(0.5);
    expect(JSON.stringify(program)).toContain('"color":"#FF0000"');
  });
});

describe('what the composer says', () => {
  it('leaves out no word: used, small or missed', () => {
    for (const wish of [
      'a purple flurgle over the sea',
      'snow and bonk',
      'clock showing 14:30 on a wibble',
    ]) {
      const { missed, note } = compose(wish);
      expect(missed.length, wish).toBe(1);
      expect(note).toContain(`Not understood: “${missed[0] ?? ''}”`);
    }
  });

  it.each([
    ['a moon in the corner', ['corner']],
    ['fire on the bottom half', ['bottom', 'half']],
    ['three butterflies', ['three']],
    ['2 goldfish', ['2']],
    ['a huge heart', ['huge']],
    ['snow falling upwards', ['upwards']],
    ['a spinning pizza', ['spinning']],
    ['ocean at the top and fire at the bottom', ['top', 'bottom']],
    ['пожар', ['пожар']],
  ])('lists what it does not do: %s', (wish, words) => {
    expect(compose(wish).missed).toEqual(words);
  });

  it('does not list what is nothing but talk', () => {
    for (const wish of [
      'hey, could you please show me some rain, thanks',
      'i would like a lovely little campfire',
    ])
      expect(compose(wish).missed, wish).toEqual([]);
  });

  it('says so where it knows nothing', () => {
    const { understood, missed, note } = compose('flurgle bonk');
    expect(understood).toEqual([]);
    expect(missed).toEqual(['flurgle', 'bonk']);
    expect(note).toMatch(/^Nothing in this wish is known .* Not understood: “flurgle”, “bonk”\.$/);
  });

  it('counts what it does not list', () => {
    const words = Array.from({ length: 20 }, (_, at) => `qx${'abcdefghijklmnopqrst'.charAt(at)}vw`);
    const { missed, note } = compose(words.join(' '));
    expect(missed).toEqual(words);
    expect(note).toContain('and 8 more.');
  });

  it('owns up to every word of random sentences of known and unknown words', () => {
    const word = fc.constantFrom(
      ...lexiconWords().slice(0, 400),
      'flurgle',
      'bonk',
      'wibble',
      'red',
      'slow',
      'with',
      'and',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), (words) => {
        const { missed } = compose(words.join(' '));
        for (const unknown of ['flurgle', 'bonk', 'wibble'])
          expect(missed.includes(unknown)).toBe(words.includes(unknown));
        expect(missed.some((each) => isSmall(each))).toBe(false);
        const said = new Set(readWords(words.join(' ')).map(({ raw }) => raw));
        expect(missed.filter((each) => !said.has(each))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('any wish at all', () => {
  it('gives the same program for the same words', () => {
    for (const wish of sampleWishes.slice(0, 30)) expect(compose(wish)).toEqual(compose(wish));
  });

  it('never changes what a scene looks like for the next wish', () => {
    const before = JSON.stringify(compose('campfire').program);
    for (const wish of ['frantic green campfire', 'campfire with stars', 'campfire for ten minutes'])
      compose(wish);
    expect(JSON.stringify(compose('campfire').program)).toBe(before);
  });

  const vocabulary = [
    ...spellingWords(),
    ...modifierWords(),
    ...'then and with over in for 14:30 ten minutes three times 50/10 #FF8800 “hi” % , . ! no not without first after the'.split(
      ' ',
    ),
  ];
  const glued = fc
    .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 60 })
    .map((words) => words.join(' '));
  const anything = fc.oneof(
    glued,
    fc.string({ maxLength: 300, unit: 'binary' }),
    fc.string({ maxLength: 1000, unit: 'grapheme' }),
    fc.constantFrom(...vocabulary).map((word) => `${word} `.repeat(400).slice(0, 1000)),
    fc.string({ maxLength: 60, unit: 'grapheme-ascii' }),
  );

  it('is answered soundly and soon', () => {
    for (const wish of sampleWishes) compose(wish);
    fc.assert(
      fc.property(anything, (wish) => {
        const isQuick = [1, 2, 3].some(() => cpuMs(() => compose(wish)) < explosionMs);
        expect(isQuick, wish).toBe(true);
        expectSound(compose(wish).program, wish);
      }),
      { numRuns: 50 },
    );
  });

  it('is answered soundly as a follow-up, too', () => {
    const first = fc.constantFrom(...sampleWishes.slice(0, 40));
    fc.assert(
      fc.property(first, anything, (wish, then) => {
        const current = compose(wish).program;
        expectSound(compose(then, current).program, `${wish} / ${then}`);
      }),
      { numRuns: 15 },
    );
  });

  it('is calm even where words are thrown together', () => {
    const few = fc
      .array(fc.constantFrom(...vocabulary), { minLength: 2, maxLength: 7 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(few, (wish) => expectCalm(compose(wish).program, wish)),
      { numRuns: 6 },
    );
  });

  it('is answered where it is empty', () => {
    for (const wish of ['', ' ', '\n', '!?', '…']) {
      const { program, missed } = compose(wish);
      expect(program.name).toBe('Warm light');
      expect(missed).toEqual([]);
    }
  });
});
