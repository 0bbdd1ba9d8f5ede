import { describe, expect, it } from 'vitest';
import { compose } from '#shared/composer/compose';
import { layersOf } from '#shared/program/commandEdits';
import { limits } from '#shared/program/limits';
import type { Program } from '#shared/program/Program';
import { expectSound } from './sound';

function textsOf({ steps }: Program): string[] {
  return steps.flatMap(({ command }) =>
    layersOf(command).flatMap(({ layer }) =>
      layer.type === 'render'
        ? layer.elements.flatMap((element) => (element.type === 'text' ? [element.content] : []))
        : [],
    ),
  );
}

function timesOf({ steps }: Program): (number | null)[] {
  return steps.map(({ duration }) => duration);
}

function passMs(program: Program): number {
  return timesOf(program).reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
}

const hourMs = 3_600_000;

describe('numbers at their limits', () => {
  it.each([
    'blink red, green, blue and white 10 times, wait 5 seconds',
    'countdown from 100000 then fireworks',
    'countdown from 90000 with a rocket launch',
    'breathe in 0.5 out 0.5 for 24 hours',
    'timer 2001 ms and a half',
    'sunrise over 30001 ms and a half',
    'timer 5 and a half constructor',
    'timer 5 and a half toString',
  ])('%s', (wish) => {
    expectSound(compose(wish).program, wish);
  });

  const numbers = ['0', '0.5', '1', '1.0001', '59.999', '65535', '65536', '99999', '1000000000', '-3', '1e9'];
  const wishes = [
    'blink red and blue N times, wait N seconds',
    'flash lime for N hours',
    'countdown from N then fireworks',
    'countdown of N minutes with a star at the end',
    'breathe in N out N for N hours',
    'box breathing N, N times',
    'breathing N N N N',
    'timer N',
    'timer N hours then a heart',
    'egg timer N min N',
    'hourglass N ms and a half',
    'sunrise over N hours',
    'day into night over N ms',
    'fade from red to blue to green over N hours',
    'fade the ocean to dark over N hours',
    'pomodoro N/N N times',
    'N minutes work, N minutes break, N rounds',
    'clock showing N',
    'clock N past N',
    'digital clock N:N',
    'show the number N',
    'say hi N times',
    'red for N hours, then blue for N hours, then an ocean for N hours',
    'red, green and blue, N seconds each',
    'fireworks every N hours',
    'alternate between red and blue every N ms',
    'ocean for N hours',
    'campfire N times',
  ];
  it.each(wishes)('%s', (pattern) => {
    for (const number of numbers) {
      const wish = pattern.replaceAll('N', number);
      expectSound(compose(wish).program, wish);
    }
  });

  it.each(['N times', 'hold each step N s', 'after N hours go to blue', 'let it get dark over N hours'])(
    'of a follow-up: %s',
    (pattern) => {
      const { program } = compose('campfire');
      for (const number of numbers) {
        const wish = pattern.replaceAll('N', number);
        expectSound(compose(wish, program).program, wish);
      }
    },
  );

  it.each([
    ['timer 99 hours', '24 hours at most'],
    ['countdown from 1000000', '24 hours at most'],
    ['ocean for 99 hours', '24 hours at most'],
    ['10 hours of red, then 10 hours of blue, then 10 hours of green', '24 hours at most'],
    ['blink green 100000 times', '65535 times at most'],
    ['breathe in 0.5 out 0.5 for 24 hours', '65535 times at most'],
    [`write "${'long text '.repeat(9)}"`, '60 characters at most'],
    ['timer 5', '5 was taken for minutes'],
  ])('are told where they are cut: %s', (wish, told) => {
    expect(compose(wish).note).toContain(told);
  });

  it('are not told where they fit', () => {
    expect(compose('timer 24 hours').note).not.toContain('at most');
    expect(compose('blink green 100 times').note).not.toContain('at most');
  });
});

describe('what is refused', () => {
  it.each([
    ['anything but green', 'Violet', 'no green'],
    ['anything except red', 'Blue', 'no red'],
    ['ocean instead of fire', 'Ocean', 'no fire'],
    ['rather an ocean than a fire', 'Ocean', 'no fire'],
    ['bright pink but not red', 'Bright pink', 'no red'],
  ])('is left out: %s', (wish, name, said) => {
    const { program, understood, missed } = compose(wish);
    expect(program.name).toBe(name);
    expect(understood).toContain(said);
    expect(missed).toEqual([]);
  });

  it('is not what is asked for alone', () => {
    expect(compose('nothing but green').program.name).toBe('Green');
  });

  const { program: campfire } = compose('campfire');

  it.each(['remove the stars', 'no wind', 'without the smoke'])('leaves a campfire as it is: %s', (wish) => {
    const { program, note } = compose(wish, campfire);
    expect(program).toBe(campfire);
    expect(note).toContain('stays as it is');
    expect(note).toContain('nothing that could be taken away');
  });

  it('is no text that is asked for', () => {
    expect(compose('show the number 42', campfire).program.name).toBe('42');
    expect(compose('write "hi" on the lamp', campfire).program.name).toBe('hi');
  });

  it('makes room for what comes instead', () => {
    const { program, understood } = compose('instead of fire, water', campfire);
    expect(program.name).toBe('Drop');
    expect(understood).toContain('no fire');
  });

  it.each(['thanks', 'undo', 'bigger', 'hold each step 0 s'])('is not guessed at: %s', (wish) => {
    const { program, note } = compose(wish, campfire);
    expect(program).toBe(campfire);
    expect(note).toContain('stays as it is');
  });
});

describe('times', () => {
  it.each([
    ['red then green then blue, 5 seconds each', [5000, 5000, 5000]],
    ['red, green and blue, 2 seconds each', [2000, 2000, 2000]],
    ['blue for 5 seconds, red for 6 seconds, green for 7 seconds', [5000, 6000, 7000]],
    ['alternate between red and blue every 10 seconds', [10_000, 10_000]],
    ['change color every 5 seconds', Array.from({ length: 8 }, () => 5000)],
  ])('belong to each part: %s', (wish, times) => {
    const { program, missed } = compose(wish);
    expect(timesOf(program)).toEqual(times);
    expect(missed).toEqual([]);
  });

  it.each([
    ['lightning every 30 seconds', 30_000],
    ['a heart every 20 seconds', 20_000],
    ['ocean every 2 minutes', 120_000],
  ])('behind “every” are from one to the next: %s', (wish, ms) => {
    const { program, missed } = compose(wish);
    expect(passMs(program)).toBe(ms);
    expect(program.loop).toMatchObject({ count: 0, end_step: program.steps.at(-1)?.id });
    expect(program.steps.at(-1)?.command).toEqual({ type: 'off' });
    expect(missed).toEqual([]);
  });

  it('behind “every” never cut what is shown', () => {
    const { program, understood } = compose('fireworks every 10 seconds');
    expect(program.steps.length).toBe(compose('fireworks').program.steps.length + 1);
    expect(understood).toEqual(['fireworks', 'every 15.3 s']);
  });

  it('of a fade are those of the fade', () => {
    const { program, missed } = compose('fade from red to blue over 10 minutes');
    expect(program.steps.at(-1)).toMatchObject({ duration: null, transition: 600_000 });
    expect(program.steps).toHaveLength(2);
    expect(missed).toEqual([]);
  });

  it('of a day that becomes night are those of a dusk', () => {
    const { program, missed } = compose('day turning into night over 2 hours');
    expect(program.name).toBe('Dusk, 2 h');
    expect(missed).toEqual([]);
  });

  it('of more than a day are shortened', () => {
    const { program } = compose('10 hours of red, then 10 hours of blue, then 10 hours of green');
    expect(timesOf(program)).toEqual([8 * hourMs, 8 * hourMs, 8 * hourMs]);
    expect(passMs(program)).toBe(limits.passMs);
  });

  it.each([
    ['1 minute timer then a heart', 'Timer 1 min', 'then beating heart'],
    ['a 90 second tea timer with a heart at the end', 'Timer 1 min 30 s', 'then beating heart'],
    ['egg timer 4 min 30', 'Timer 4 min 30 s', 'runs down'],
    ['timer 5', 'Timer 5 min', 'runs down'],
  ])('of a timer: %s', (wish, name, said) => {
    const { program, note, missed } = compose(wish);
    expect(program.name).toBe(name);
    expect(note).toContain(said);
    expect(missed).toEqual([]);
  });

  it.each([
    ['pomodoro 0/0', 'Pomodoro 25/5', 4, 'Where it said 0'],
    ['pomodoro 0 times', 'Pomodoro 25/5', 4, 'Where it said 0'],
    ['pomodoro 99999/1', 'Pomodoro 480/1', 4, 'to 8 h'],
    ['pomodoro six rounds', 'Pomodoro 25/5', 6, '6 times'],
  ])('of work and rest: %s', (wish, name, count, said) => {
    const { program, note, missed } = compose(wish);
    expect(program).toMatchObject({ name, loop: { count } });
    expect(note).toContain(said);
    expect(missed).toEqual([]);
  });

  it.each([
    ['25:99', '25:99', 'no time of day'],
    ['12:60', '12:60', 'no time of day'],
    ['24:00', '0:00', 'a clock showing 0:00'],
    ['clock showing 7', '7:00', 'a clock showing 7:00'],
    ['clock 25 past 99', 'Clock at 10:10', 'name one'],
  ])('of day: %s', (wish, name, said) => {
    const { program, note } = compose(wish);
    expect(program.name).toBe(name);
    expect(note).toContain(said);
  });
});

describe('texts and words', () => {
  it.each([
    ['write "a" then write "b"', ['a', 'b']],
    ["a sign that reads 'OPEN'", ['OPEN']],
    ["write 'it's on'", ["it's on"]],
    ['scroll "I ❤ you"', ['I you']],
    ['show the number 42', ['42']],
    ['show 12345', ['12345']],
    ['show my name, Marta', ['Marta']],
  ])('are shown as they are written: %s', (wish, texts) => {
    const { program, missed } = compose(wish);
    expect(textsOf(program)).toEqual(texts);
    expect(missed).toEqual([]);
  });

  it.each([
    ['write ""', 'no text between'],
    ['write "日本"', 'has no “日”, “本”'],
    ['scroll "I ❤ you"', 'has no “❤”'],
  ])('that cannot be shown are told: %s', (wish, told) => {
    expect(compose(wish).note).toContain(told);
  });

  it.each([
    ['🔥', 'Fire'],
    ['❤', 'Beating heart'],
    ['🌈 please', 'Rainbow after the rain'],
    ['norhtern lights', 'Northern lights'],
    ['chrismas tree', 'Christmas'],
    ['red blue green yellow', 'Red and blue and green and yellow'],
    ['blue green', 'Blue green'],
  ])('%s is %s', (wish, name) => {
    const { program, missed } = compose(wish);
    expect(program.name).toBe(name);
    expect(missed).toEqual([]);
  });
});
