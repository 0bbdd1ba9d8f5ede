import { describe, expect, it } from 'vitest';
import { instantEdit } from '#shared/composer/edits/instantEdit';
import { colorsOf } from '#shared/program/commandEdits';
import { operationSchema, type Operation } from '#shared/program/edit/Operation';
import { card, storm } from '../../program/edit/examplePrograms';
import {
  all,
  cooler,
  darker,
  down,
  duller,
  hue,
  itDoes,
  light,
  lighter,
  notWhite,
  up,
  warmer,
  type EffectTable,
} from './effects';

const calmTimes = ['dark.ms', 'dark.speed', 'rumble.ms', 'rumble.speed', 'rumble.fade'];
const stormColors = ['dark.color', 'rumble.color', 'rumble.bgColor'];
const slow: readonly Operation[] = [{ kind: 'pace', times: 1.5 }];
const dim: readonly Operation[] = [{ kind: 'light', times: 0.7 }];
const ordered = (...ids: string[]) => ({ order: ids.join(' ') });

/** On the storm. */
const onStorm: EffectTable = [
  [
    'slower / a bit slower / much slower / make it slower / slow it down / slow down a little / could you make it a tad slower please / Slower! / sloooower / slower pls / slower by a third / would you mind making it slower? / ok nice, but slower / slwoer / a lil slower / lovely! now abit slower, thanks',
    all(up, ...calmTimes),
  ],
  ['not so fast / too fast / way too fast / it is a bit too hectic / still too fast', all(up, ...calmTimes)],
  [
    'faster / a little faster / much faster / speed it up / quicker please / hey, can you make it go faster? / FASTERRR / too slow / not so slow / increase the speed',
    all(down, ...calmTimes),
  ],
  [
    'twice as slow / half the speed / half as fast / slow it down to 50 %',
    { 'dark.ms': 8000, 'dark.speed': 6000, 'rumble.ms': 6000, 'rumble.speed': 500, 'rumble.fade': 800 },
  ],
  [
    'twice as fast / double the speed',
    { 'dark.ms': 2000, 'dark.speed': 1500, 'rumble.ms': 1500, 'rumble.speed': 125, 'rumble.fade': 200 },
  ],
  [
    '30 % slower / slower by 30 %',
    { 'dark.ms': 5200, 'dark.speed': 3900, 'rumble.ms': 3900, 'rumble.speed': 325, 'rumble.fade': 520 },
  ],
  [
    'the flash slower / slow down the flash / make the flash a bit slower',
    all(up, 'flash.ms', 'flash.speed'),
  ],
  [
    'the rumble faster / make the third step faster / only the rumble faster / the last step a bit faster',
    all(down, 'rumble.ms', 'rumble.speed', 'rumble.fade'),
  ],
  [
    'slower except the rumble / everything except the rumble slower / everything slower except the rumble',
    all(up, 'dark.ms', 'dark.speed'),
  ],
  ['more / again / a bit more / even slower / once more / keep going', all(up, ...calmTimes), slow],
  ['too much / a bit too much / not that much', all(down, ...calmTimes), slow],
  ['too much', all(lighter, ...stormColors), dim],
  ['again / even more / even darker', { ...all(darker, ...stormColors), 'flash.color': darker }, dim],

  [
    'brighter / a bit brighter / make it brighter please / too dark / brighten it up / 20 % brighter / brigther / increase the brightness',
    all(lighter, ...stormColors),
  ],
  [
    'dimmer / darker / a little dimmer / dim it / too bright / not so bright / less bright / tone it down / half as bright / dim it to 30 % / 30 % dimmer',
    { ...all(darker, ...stormColors), 'flash.color': darker },
  ],
  [
    'darker background / make the background darker / a darker background please',
    { 'rumble.bgColor': darker },
  ],
  ['dim the flash / the flash is too bright / make the flash less bright', { 'flash.color': darker }],
  [
    'everything dimmer except the flash / darker except for the flash / dim everything but the flash / dimmer but not the flash / everything darker but the flash / dimmer, keep the flash as it is / dimmer but the flash stays as it is',
    all(darker, ...stormColors),
  ],
  [
    'warmer / a bit warmer / make it much warmer',
    { ...all(warmer, 'dark.color', 'rumble.color'), 'flash.color': warmer },
  ],
  [
    'cooler / colder / a touch cooler',
    { ...all(cooler, 'dark.color', 'rumble.color'), 'flash.color': cooler },
  ],
  ['make the flash warmer', { 'flash.color': warmer }],

  ['no white / without white / remove the white / get rid of the white', { 'flash.color': notWhite }],
  [
    'make it green / turn it green / green please / all in green / I want it green',
    all(hue('#00D040'), 'dark.color', 'rumble.color'),
  ],
  [
    'make the flash red / red flash / a red flash instead / turn the flash red please / the second step in red',
    { 'flash.color': '#FF0000' },
  ],
  ['make the rumble green', { 'rumble.color': hue('#00D040') }],
  [
    'swap the white for violet / replace white with violet / violet instead of white',
    { 'flash.color': hue('#8A3CFF') },
  ],
  ['less blue', { ...all(duller, 'dark.color', 'rumble.color') }],

  [
    'more sparkle / more sparkles / a lot more sparkle / twice as many sparkles / denser',
    { 'rumble.density': up },
  ],
  [
    'less sparkle / fewer sparkles / a bit less sparkle / not so many sparkles / too many sparkles / half the sparkles',
    { 'rumble.density': down },
  ],

  [
    'reverse / backwards / play it backwards / reverse the order',
    { ...ordered('rumble', 'flash', 'dark'), loop: '0 rumble dark' },
  ],
  [
    'loop three times / loop it 3 times / repeat three times / play it three times please',
    { loop: '3 dark rumble' },
  ],
  ['loop twice', { loop: '2 dark rumble' }],
  ['loop once / play it once / only once / no loop / don’t loop', { loop: '1 dark rumble' }],
  [
    'remove the flash / without the flash / no flash / drop the second step / the flash can go / get rid of the flash please / no more lightning / remvoe the flash',
    ordered('dark', 'rumble'),
  ],
  ['remove the flash and the rumble / no flash and no rumble', { ...ordered('dark'), loop: '0 dark dark' }],
  [
    'the flash and the rumble slower',
    all(up, 'flash.ms', 'flash.speed', 'rumble.ms', 'rumble.speed', 'rumble.fade'),
  ],
  ['remove the first step', { ...ordered('flash', 'rumble'), loop: '0 flash rumble' }],
  ['only the flash', { ...ordered('flash'), loop: '0 flash flash' }],
  [
    'add a pulse at the end / add a red flash at the end / put a pulse at the end please / end with a pulse',
    { ...ordered('dark', 'flash', 'rumble', 'pulse'), loop: '0 dark pulse' },
  ],
  [
    'add a pulse at the start / start with a flash',
    { ...ordered('pulse', 'dark', 'flash', 'rumble'), loop: '0 pulse rumble' },
  ],

  [
    'hold each step 5 s / hold each step for 5 seconds / every step 5 seconds / each step should last five seconds / 5 seconds each / make every step 5 seconds long',
    all(5000, 'dark.ms', 'flash.ms', 'rumble.ms'),
  ],
  [
    'hold the flash for 2 seconds / the flash 2 seconds / the second step should last 2 s',
    { 'flash.ms': 2000 },
  ],
  ['make the flash 1 second longer / the flash 1 s longer', { 'flash.ms': 1500 }],
  [
    'twice as long / make it twice as long / double the length',
    { 'dark.ms': 8000, 'flash.ms': 1000, 'rumble.ms': 6000 },
  ],
  ['make the rumble twice as long / the rumble longer', { 'rumble.ms': up }],
  ['make the rumble a bit shorter / shorten the rumble', { 'rumble.ms': down }],
  ['15 seconds in total / make it 15 seconds long', { 'dark.ms': 8000, 'flash.ms': 1000, 'rumble.ms': 6000 }],
  [
    'fade between the steps / add crossfades / smooth transitions please / crossfade between the steps',
    { 'dark.fade': 1000, 'flash.fade': 250, 'rumble.fade': 1000 },
  ],
  ['hard cuts / no fades / remove the crossfades / without transitions', { 'rumble.fade': 0 }],
  ['longer fades / slower fades', { 'rumble.fade': up }],
  ['shorter fades', { 'rumble.fade': down }],
  [
    'fade over 2 seconds / 2 second crossfades',
    { 'dark.fade': 2000, 'flash.fade': 250, 'rumble.fade': 1500 },
  ],
  [
    'slow it down to 2 seconds / a cycle of 2 seconds',
    all(2000, 'dark.speed', 'flash.speed', 'rumble.speed'),
  ],
  ['breathe every 2 seconds', { 'dark.speed': 2000 }],
  ['make the flash red and the rumble green', { 'flash.color': '#FF0000', 'rumble.color': hue('#00D040') }],

  [
    'slower and dimmer / dimmer, and slower please / slower but dimmer',
    { ...all(up, ...calmTimes), ...all(darker, ...stormColors), 'flash.color': darker },
  ],
  ['slower and without the flash', { ...all(up, ...calmTimes), ...ordered('dark', 'rumble') }],
  ['loop it twice, and make the flash red', { loop: '2 dark rumble', 'flash.color': '#FF0000' }],
];

describe('an instant edit of a storm', () => {
  itDoes(onStorm, storm);
});

describe('how much', () => {
  const paceOf = (wish: string, last?: readonly Operation[]) => {
    const [operation] = instantEdit(wish, storm, last)?.operations ?? [];
    return operation?.kind === 'pace' ? operation.times : NaN;
  };

  it('is less by a bit and more by much, and a half of it comes back by too much', () => {
    expect(paceOf('a bit slower')).toBeLessThan(paceOf('slower'));
    expect(paceOf('much slower')).toBeGreaterThan(paceOf('slower'));
    expect(paceOf('a bit more', slow)).toBeLessThan(paceOf('more', slow));
    expect(paceOf('more', slow)).toBeCloseTo(1.5);
    expect(paceOf('too much', slow) ** 2 * 1.5).toBeCloseTo(1);
  });

  it('takes every operation of the edit before once more', () => {
    const [first, second] = instantEdit('again', storm, [...slow, ...dim])?.operations ?? [];
    expect([first, second]).toEqual([...slow, ...dim]);
  });

  it('never takes a colour away where a bit of it is wished for', () => {
    for (const wish of ['make it a bit blue', 'a bit of blue', 'quite blue']) {
      const [operation] = instantEdit(wish, storm)?.operations ?? [];
      const isLess = operation?.kind === 'tint' && operation.times < 1;
      expect(isLess, wish).toBe(false);
    }
  });

  it('keeps to operations that the log can hold, however large the number', () => {
    for (const wish of ['1000 times the sparkles', '1000 times slower', 'make the flash 23 hours longer']) {
      const { operations = [] } = instantEdit(wish, storm) ?? {};
      for (const operation of operations)
        expect(operationSchema.safeParse(operation).success, wish).toBe(true);
    }
  });

  it.each([
    ['storm', storm],
    ['picture', card],
  ])('adds a pulse to a %s that can be seen', (_, program) => {
    const [operation] = instantEdit('add a pulse at the end', program)?.operations ?? [];
    const [color] = operation?.kind === 'add-step' ? colorsOf(operation.command) : [];
    expect(light(color ?? '#000000')).toBeGreaterThan(0.4);
  });
});

describe('two wishes in one', () => {
  it.each(['slower and make it orange', 'slower, and make it orange', 'make it orange and slower'])(
    '“%s” asks for both where nothing is orange yet',
    (wish) => {
      const edit = instantEdit(wish, storm);
      expect(edit?.operations.map(({ kind }) => kind).toSorted()).toEqual(['pace', 'recolor']);
    },
  );
});

describe('more or less of a colour', () => {
  it.each([
    ['more blue', 1.6],
    ['much more blue', 1.6 ** 2],
    ['less blue', 1 / 1.6],
  ])('is as much as is said: %s', (wish, times) => {
    const [operation] = instantEdit(wish, storm)?.operations ?? [];
    expect(operation?.kind === 'tint' && operation.times).toBeCloseTo(times);
  });
});
