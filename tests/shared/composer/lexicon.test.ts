import { describe, expect, it } from 'vitest';
import { compose } from '#shared/composer/compose';
import { sceneNamed } from '#shared/composer/lexicon';
import { isModifier } from '#shared/composer/modifiers';
import { nearestSubject } from '#shared/composer/nearest/nearestSubject';
import { nearestWords } from '#shared/composer/nearest/nearestWords';
import { ownWords } from '#shared/composer/nearest/ownWords';
import { colorAt } from '#shared/composer/words/colorPhrases';
import { readWords } from '#shared/composer/words/readWords';
import { readColor } from '#shared/program/color';
import { everydayColors } from '#shared/program/everydayColors';

/** A misspelt word and the one that was meant. */
const slips: readonly (readonly [string, string])[] = (
  'volcanoe:volcano firworks:fireworks thunderstrom:thunderstorm snowfal:snowfall sunsett:sunset rainbwo:rainbow ' +
  'candel:candle aquairum:aquarium jellyfsh:jellyfish lighthosue:lighthouse campfier:campfire firefleis:fireflies ' +
  'butterlfy:butterfly waterfal:waterfall galaxxy:galaxy tornadoo:tornado lightening:lightning hallowen:halloween ' +
  'chrismas:christmas valentin:valentine birtday:birthday snowflaek:snowflake pumkin:pumpkin eclispe:eclipse ' +
  'octopuss:octopus flamigo:flamingo penguine:penguin unicron:unicorn sandstrom:sandstorm carousell:carousel ' +
  'sailboot:sailboat submarin:submarine rockett:rocket spaceshipp:spaceship meditaton:meditation confeti:confetti ' +
  'fireplce:fireplace kaleidescope:kaleidoscope hurricaine:hurricane blizard:blizzard metoer:meteor ' +
  'watermellon:watermelon strawbery:strawberry champange:champagne'
)
  .split(' ')
  .map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']);

const plurals: readonly (readonly [string, string])[] = (
  'volcanoes:volcano candles:candle rainbows:rainbow leaves:leaf butterflies:butterfly fireflies:firefly volcanos:volcano ' +
  'cherries:cherry owls:owl cacti:cactus waves:wave galaxies:galaxy rockets:rocket trees:tree roses:rose sparks:spark ' +
  'witches:witch beaches:beach torches:torch ghosts:ghost skulls:skull hearts:heart moons:moon suns:sun clouds:cloud ' +
  'balloons:balloon penguins:penguin dogs:dog cats:cat spiders:spider snakes:snake bees:bee frogs:frog ' +
  'pizzas:pizza cakes:cake apples:apple castles:castle trains:train boats:boat planes:plane robots:robot aliens:alien ' +
  'nebulae:nebula bubbles:bubble flamingos:flamingo'
)
  .split(' ')
  .map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']);

const table = nearestWords
  .trim()
  .split('\n')
  .map((line) => ({
    subject: line.split(':')[0] ?? '',
    words: (line.split(':')[1] ?? '').split(' ').filter(Boolean),
  }));

describe('the words of the composer', () => {
  it('name more than 150 colours', () => {
    const understood = [...everydayColors.keys()].filter((name) => {
      const words = readWords(name);
      const color = colorAt(words, 0, true);
      return color?.length === words.length && readColor(color.value) !== undefined;
    });
    expect(understood.length).toBeGreaterThan(150);
    expect(new Set(understood.map((name) => colorAt(readWords(name), 0, true)?.value)).size).toBeGreaterThan(
      140,
    );
  });

  it('shows the colours of a list as they are named', () => {
    for (const name of 'red,teal,burnt orange,rose gold,chartreuse,navy,mint green,lilac,#FF8800'.split(
      ',',
    )) {
      const { understood, missed } = compose(name);
      expect({ name, understood, missed }).toEqual({ name, understood: [name.toLowerCase()], missed: [] });
    }
  });

  it.each(slips)('takes %s for %s', (slip, meant) => {
    expect(sceneNamed(meant), `${meant} is a scene`).toBeDefined();
    expect(compose(slip).program.name).toBe(compose(meant).program.name);
    expect(compose(slip).missed).toEqual([]);
  });

  it.each(plurals)('knows %s as %s', (many, one) => {
    const scene = sceneNamed(many) ?? sceneNamed(one);
    expect(scene).toBeDefined();
    expect(compose(many).program.name).toBe(scene?.name);
  });

  it('says what a slip was read as', () => {
    expect(compose('candel').note).toContain('candle (“candel” was read as that)');
  });

  it('leaves words alone that exist, though one letter makes another of them', () => {
    const existing = ownWords.trim().split(/\s+/);
    expect(existing.length).toBeGreaterThan(100);
    for (const word of [...existing, 'friend', 'president', 'second', 'something'])
      expect(compose(word).note, word).not.toContain('was read as that');
  });
});

describe('the table of nearest meanings', () => {
  it('knows more than 10 000 words, each once', () => {
    const words = table.flatMap(({ words: near }) => near);
    expect(words.length).toBeGreaterThanOrEqual(10_000);
    expect(new Set(words).size).toBe(words.length);
  });

  it('leads to subjects that exist', () => {
    expect(table.filter(({ subject }) => !sceneNamed(subject)).map(({ subject }) => subject)).toEqual([]);
  });

  it('is used for a word alone, and says so', () => {
    const shown = table.flatMap(({ subject, words }) => {
      const word = words.find((each) => /^[a-z]{6,}$/.test(each) && !isModifier(each));
      return word === undefined ? [] : [{ subject, word }];
    });
    expect(shown.length).toBeGreaterThan(100);
    for (const { subject, word } of shown.slice(0, 120)) {
      const { program, note } = compose(word);
      expect(nearestSubject(word), word).toBe(subject);
      expect(program.name, word).toBe(sceneNamed(subject)?.name);
      expect(note).toContain(`the nearest to “${word}”`);
    }
  });

  it.each(
    'funeral,a quiet funeral,burial,cemetery,memorial,remembrance,condolences,rest in peace'.split(','),
  )('lights a candle for %s', (wish) => {
    expect(compose(wish).program.name).toBe('Candle');
  });

  it.each(
    'divorce gunshots hostage kidnapping missiles sarin gassing drowned hiroshima palestinians crucifixion synagogue wheelchair goldstein'.split(
      ' ',
    ),
  )('has no picture for %s: the nearest would hurt', (word) => {
    expect(nearestSubject(word)).toBeUndefined();
    expect(compose(word).missed).toEqual([word]);
  });
});
