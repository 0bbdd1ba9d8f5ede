import { describe, expect, it } from 'vitest';
import { compose } from '#shared/composer/compose';
import { programLengthMs } from '#shared/animation/Schedule';
import { layersOf } from '#shared/program/commandEdits';
import type { Element, Program } from '#shared/program/Program';
import { expectSound } from './sound';

const minute = 60_000;

function elementsOf({ steps }: Program): Element[] {
  return steps.flatMap(({ command }) =>
    layersOf(command).flatMap(({ layer }) => (layer.type === 'render' ? layer.elements : [])),
  );
}

/** The texts of a program, step by step. */
function textsOf(program: Program): string[] {
  return elementsOf(program).flatMap((element) => (element.type === 'text' ? [element.content] : []));
}

function timesOf({ steps }: Program): (number | null)[] {
  return steps.map(({ duration }) => duration);
}

/** Composes what must be sound and wholly understood. */
function understood(wish: string): Program {
  const { program, missed } = compose(wish);
  expect(missed, wish).toEqual([]);
  expectSound(program, wish);
  return program;
}

describe('a text', () => {
  it.each([
    ['show HELLO', 'HELLO'],
    ['say hi in pink', 'hi'],
    ['write "Happy Birthday Mia" in pink letters', 'Happy Birthday Mia'],
    ['display the text OPEN', 'OPEN'],
    ['spell out peace', 'peace'],
    ['a sign that reads “CLOSED”', 'CLOSED'],
    ['hello', 'hello'],
    ['welcome home in gold', 'welcome home'],
  ])('is shown as it was said: %s', (wish, text) => {
    expect(textsOf(understood(wish))).toEqual([text]);
  });

  it('has the colour that is named', () => {
    const letters = elementsOf(understood('say hi in pink')).find(({ type }) => type === 'text');
    expect(letters).toMatchObject({ color: '#FF69B4' });
  });

  it.each([
    ['say hi three times', 3],
    ['show GO twice', 2],
    ['write "Dinner is ready" 5 times', 5],
    ['say bye once', 1],
  ])('comes as often as asked, and then the lamp is dark: %s', (wish, count) => {
    const program = understood(wish);
    expect(program.loop).toMatchObject({ count });
    expect(program.on_complete).toEqual({ command: { type: 'off' } });
    expect(textsOf(program)).toHaveLength(1);
  });

  it('is on show until its last letter has passed', () => {
    const long = timesOf(understood('write "a rather long sentence that has to scroll" twice'))[0];
    const short = timesOf(understood('write "no" twice'))[0];
    expect(short).toBeGreaterThanOrEqual(2500);
    expect(long).toBeGreaterThan(20_000);
  });

  it('comes letter by letter where that is asked', () => {
    expect(textsOf(understood('spell out LOVE one letter at a time'))).toEqual(['L', 'O', 'V', 'E']);
  });

  it('does not swallow what is asked beside it', () => {
    expect(compose('say hi in pink upside down').missed).toContain('upside');
    expect(compose('write "HI" slowly').missed).toEqual(['slowly']);
  });
});

describe('a clock', () => {
  it.each([
    ['clock showing 14:30', '14:30'],
    ['clock at 7:05', '7:05'],
    ['digital clock 9.15', '9:15'],
    ['clock showing half past three', '3:30'],
    ['clock showing quarter past six', '6:15'],
    ['clock showing quarter to five', '4:45'],
    ['clock showing ten past ten', '10:10'],
    ['clock showing twenty to nine', '8:40'],
    ['clock showing 7 pm', '19:00'],
    ['clock showing 12 am', '0:00'],
    ['clock showing five thirty', '5:30'],
    ['clock showing noon', '12:00'],
    ['clock showing midnight', '0:00'],
    ["clock showing eight o'clock", '8:00'],
    ['show the time 23:59', '23:59'],
    ['show 3:45 pm', '15:45'],
  ])('%s reads %s', (wish, time) => {
    expect(textsOf(understood(wish))).toEqual([time]);
  });

  it('has hands where an analog one is asked', () => {
    const program = understood('analog clock at ten past ten');
    expect(program.name).toBe('Clock at 10:10');
    expect(textsOf(program)).toEqual([]);
    expect(elementsOf(program).filter(({ type }) => type === 'line')).toHaveLength(2);
  });

  it('says that it cannot know the time', () => {
    expect(compose('a clock').note).toContain('cannot know the time');
  });

  it('does not claim a time that it cannot wait for', () => {
    expect(compose('clock showing 14:30 for 10 minutes').missed).toEqual(['10', 'minutes']);
    expect(compose('wake me at 6:45 with a slow sunrise').missed).toEqual(['6', '45']);
  });
});

describe('a timer', () => {
  it.each([
    ['timer for ten minutes', 10 * minute],
    ['egg timer 4 min', 4 * minute],
    ['tea timer 4 minutes', 4 * minute],
    ['timer 90 seconds', 90_000],
    ['timer for half an hour', 30 * minute],
    ['timer for an hour and a half', 90 * minute],
    ['eggs, six and a half minutes', 6.5 * minute],
    ['remind me in a quarter of an hour', 15 * minute],
    ['timer 1 h 30 min', 90 * minute],
    ['timer 2.5 minutes', 2.5 * minute],
    ['count down from 5 minutes', 5 * minute],
  ])('%s lasts exactly that', (wish, ms) => {
    expect(programLengthMs(understood(wish))).toBe(ms);
  });

  it('shows what is asked at its end', () => {
    const program = understood('timer for two minutes with a star at the end');
    expect(program.steps.at(-1)).toMatchObject({ id: 'star', duration: null });
  });
});

describe('a countdown', () => {
  it.each([
    ['count down from 9', 9],
    ['countdown from twenty', 20],
    ['countdown', 10],
    ['count backwards from three', 3],
  ])('%s takes a second for each number', (wish, from) => {
    const program = understood(wish);
    const numbers = Array.from({ length: from }, (_, index) => String(from - index));
    expect(textsOf(program)).toEqual(numbers);
    expect(timesOf(program).slice(0, from)).toEqual(numbers.map(() => 1000));
  });

  it('launches the rocket behind it', () => {
    const { program } = compose('rocket launch with countdown from five');
    expect(textsOf(program).slice(0, 5)).toEqual(['5', '4', '3', '2', '1']);
    expect(program.steps.length).toBeGreaterThan(8);
  });
});

describe('a pomodoro', () => {
  it.each([
    ['pomodoro', 25, 5, 4],
    ['pomodoro 50/10', 50, 10, 4],
    ['pomodoro 45/15 three rounds', 45, 15, 3],
    ['25 minutes work, 5 minutes break, four times', 25, 5, 4],
    ['work for 45 minutes, break for 15', 45, 15, 4],
  ])('%s keeps its times', (wish, work, pause, rounds) => {
    const program = understood(wish);
    const [working = 0, last = 0, rest] = timesOf(program);
    expect(Number(working) + Number(last)).toBe(work * minute);
    expect(rest).toBe(pause * minute);
    expect(program.loop?.count).toBe(rounds);
  });

  it('colours work and break as they are named', () => {
    const { program } = compose('pomodoro with blue work and orange breaks');
    expect(JSON.stringify(program.steps[0])).toContain('#0000FF');
    expect(JSON.stringify(program.steps[2])).toContain('#FF8A00');
  });
});

describe('breathing', () => {
  it.each([
    ['box breathing', [4, 4, 4, 4]],
    ['breathe in 4 out 6', [4, 6]],
    ['4-7-8 breathing', [4, 7, 8]],
    ['inhale 4 hold 2 exhale 6', [4, 2, 6]],
    ['breathing 5/5', [5, 5]],
    ['breathing 4 4', [4, 4]],
    ['breathe in for five seconds and out for seven', [5, 7]],
    ['breathing exercise', [4, 6]],
  ])('%s takes its seconds', (wish, seconds) => {
    const program = understood(wish);
    expect(timesOf(program)).toEqual(seconds.map((second) => second * 1000));
    expect(program.loop?.count).toBe(0);
  });

  it('ends after the minutes that are named', () => {
    const program = understood('box breathing for 8 minutes');
    expect(programLengthMs(program)).toBe(8 * minute);
  });
});

describe('dawn, dusk and fades', () => {
  it.each([
    ['dawn over 20 minutes', 20],
    ['sunrise in half an hour', 30],
    ['sunset over 45 minutes', 45],
  ])('%s takes that long to its last light', (wish, minutes) => {
    const { steps } = understood(wish);
    const fades = steps.map(({ transition = 0 }) => transition).reduce((sum, ms) => sum + ms, 0);
    expect(fades).toBe(minutes * minute);
    expect(steps.at(-1)?.duration).toBeNull();
  });

  it.each([
    ['fade to dark over 45 minutes', 45 * minute],
    ['fade out over ten minutes', 10 * minute],
    ['fade the fireplace to black in 30 seconds', 30_000],
  ])('%s ends in darkness, on time', (wish, ms) => {
    const program = understood(wish);
    expect(program.steps.at(-1)).toMatchObject({ command: { type: 'off' }, transition: ms, duration: ms });
    expect(program.on_complete).toEqual({ command: { type: 'off' } });
  });

  it('does not claim a colour that a dawn has not', () => {
    expect(compose('dawn over 20 minutes in purple').missed).toEqual(['purple']);
  });
});

describe('a sequence', () => {
  it('shows each part for its time', () => {
    const program = understood('red for 20 seconds, then green for 10 seconds, then blue for a minute');
    expect(timesOf(program)).toEqual([20_000, 10_000, minute]);
  });

  it('reads a bare number in the unit before it, and repeats', () => {
    const program = understood('turn red for 20 seconds, then green for 10, and repeat eight times');
    expect(timesOf(program)).toEqual([20_000, 10_000]);
    expect(program.loop?.count).toBe(8);
  });

  it('lets what comes last stay', () => {
    const program = understood('ten minutes of candlelight, then two minutes of embers, then nothing');
    expect(program.steps.at(-1)).toMatchObject({ command: { type: 'off' }, duration: null });
    const before = timesOf(program).slice(0, -1);
    expect(before.reduce((sum: number, ms) => sum + Number(ms), 0)).toBe(12 * minute);
  });
});

describe('blinking', () => {
  it('blinks as often as asked, and goes off', () => {
    const program = understood('blink red three times and then go off');
    expect(program.loop?.count).toBe(3);
    expect(program.on_complete).toEqual({ command: { type: 'off' } });
  });

  it.each([
    ['blink red 3 times, wait 5 seconds', 'Understood: blinking red, 3 times, every 5 s.'],
    [
      'blink red 12 times, wait 5 seconds',
      'Understood: blinking red, 10 times, every 5 s. No more than 10 of them fit between two pauses.',
    ],
    ['blink red for 10 seconds', 'Understood: blinking red, for 10 s.'],
    [
      'blink red three times like a lighthouse',
      'Understood: blinking red, 3 times. Not understood: “lighthouse”.',
    ],
  ])('says what it does: %s', (wish, note) => {
    expect(compose(wish).note).toBe(note);
  });
});

describe('blinking for a time', () => {
  it('has the rounds that come nearest to it', () => {
    expect(compose('blink red for 5 seconds').program.loop?.count).toBe(5);
  });
});

describe('breathing by numbers', () => {
  it('holds the breath only where a number says so', () => {
    expect(timesOf(compose('4-7-8 breathing').program)).toEqual([4000, 7000, 8000]);
  });
});

describe('a clock face', () => {
  it.each([
    ['analog clock at 9:00', { x2: 3, y2: 7 }],
    ['analog clock at 21:00', { x2: 3, y2: 7 }],
    ['analog clock at 6:00', { x2: 5, y2: 9 }],
  ])('has its short hand where it belongs: %s', (wish, end) => {
    const hands = elementsOf(compose(wish).program).filter(({ type }) => type === 'line');
    expect(hands[1]).toMatchObject({ x1: 5, y1: 7, ...end });
  });
});

describe('a scene for a time', () => {
  it.each([
    ['campfire for ten minutes', 10 * minute],
    ['snow for 30 seconds', 30_000],
  ])('%s is over then, give or take half a round', (wish, ms) => {
    const program = understood(wish);
    const roundMs = timesOf(program).reduce((sum: number, each) => sum + Number(each), 0);
    expect(Math.abs(programLengthMs(program) - ms)).toBeLessThanOrEqual(roundMs);
    expect(program.on_complete).toEqual({ command: { type: 'off' } });
  });

  it('is played as often as asked', () => {
    expect(understood('fireworks three times').loop?.count).toBe(3);
  });
});
