import { describe, expect, it } from 'vitest';
import { compose, type Composition } from '#shared/composer/compose';
import { frameAt } from '#shared/animation/frameAt';
import { programLengthMs } from '#shared/animation/Schedule';
import { defaultLayout } from '#shared/lamp/Layout';
import { colorsOf, layersOf } from '#shared/program/commandEdits';
import { hueDistance, shadeOf } from '#shared/program/colorMath';
import { programSchema, type Program } from '#shared/program/Program';
import { additions } from './additions';
import { expectCalm, expectSound, isSeen } from './sound';

function follow(first: string, then: string): Composition & { readonly before: Program } {
  const before = compose(first).program;
  const after = compose(then, before);
  expectSound(after.program, `${first} / ${then}`);
  return { ...after, before };
}

/** The steps of a program are still there, in their order, for what they are called. */
function expectKept(before: Program, after: Program): void {
  const ids = after.steps.map(({ id }) => id);
  const places = before.steps.map(({ id }) => ids.indexOf(id));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

/** Most of what lights up in the first round of the old pictures lights up still. */
function shareKept(before: Program, after: Program): number {
  const roundMs = passMs(before) || 4000;
  const moments = [0.1, 0.3, 0.6, 0.9].map((share) => Math.round(roundMs * share));
  const shares = moments.map((ms) => {
    const [one, other] = [frameAt(before, defaultLayout, ms), frameAt(after, defaultLayout, ms)];
    const lit = Array.from(one.keys()).filter((index) => (one[index] ?? 0) > 60);
    return (
      lit.filter((index) => (other[index] ?? 0) >= (one[index] ?? 0) * 0.7).length / Math.max(lit.length, 1)
    );
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function meanLight({ steps }: Program): number {
  const shades = steps.flatMap(({ command }) => colorsOf(command)).map(shadeOf);
  return shades.reduce((sum, { l }) => sum + l, 0) / shades.length;
}

function passMs({ steps }: Program): number {
  return steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
}

describe('something added to what is on show', () => {
  it.each(additions)('%s / %s', (first, then) => {
    const { before, program, understood } = follow(first, then);
    expectKept(before, program);
    expect(understood.every((part) => part.startsWith('with '))).toBe(true);
    expect(understood).not.toEqual([]);
    expect(isSeen(before, program)).toBe(true);
  });

  it('leaves the old pictures to be seen', () => {
    for (const [first, then] of additions) {
      const { before, program } = follow(first, then);
      expect(shareKept(before, program), `${first} / ${then}`).toBeGreaterThan(0.8);
    }
  });

  it('joins a third thing and a fourth', () => {
    let { program } = compose('ocean');
    for (const then of ['add a moon', 'with stars', 'add lightning', 'and a boat']) {
      const after = compose(then, program);
      expect(isSeen(program, after.program), then).toBe(true);
      expectSound(after.program, then);
      ({ program } = after);
    }
    expectCalm(program, 'all of it');
  });

  it('does not make a timer go round', () => {
    const { program } = follow('timer for two minutes', 'add a train');
    expect(programLengthMs(program)).toBeGreaterThanOrEqual(120_000);
    expect(programLengthMs(program)).toBeLessThan(600_000);
  });

  it('keeps a loop where it was', () => {
    const current = programSchema.parse({
      name: 'Mine',
      steps: ['a', 'b', 'c'].map((id) => ({
        id,
        command: { type: 'pattern', name: 'solid', params: { color: '#204060' } },
        duration: 1000,
      })),
      loop: { count: 5, start_step: 'a', end_step: 'b' },
    });
    const { program } = compose('add stars', current);
    expect(program.loop).toMatchObject({ count: 5, start_step: 'a', end_step: 'b' });
  });

  it('says nothing was added where there is no room', () => {
    const full = programSchema.parse({
      name: 'Full',
      steps: Array.from({ length: 64 }, (_, at) => ({
        id: `step ${at}`,
        command: {
          type: 'layers',
          front: {
            type: 'pattern',
            name: 'aurora',
            params: { color: '#204060', color2: '#102030', speed: 4000 },
          },
          over: {
            type: 'pattern',
            name: 'sparkle',
            params: { color: '#FFFFFF', bgColor: '#000000', speed: 900, density: 0.1 },
          },
        },
        duration: 1000,
      })),
    });
    const { program, understood, missed } = compose('add stars', full);
    expect(program).toBe(full);
    expect(understood).toEqual([]);
    expect(missed).toEqual(['stars']);
  });
});

describe('a mood', () => {
  it('calmer is slower', () => {
    const { before, program } = follow('party', 'calmer');
    expect(passMs(program)).toBeGreaterThan(passMs(before));
    expectKept(before, program);
  });

  it('more dramatic is faster and seen', () => {
    const { before, program, missed } = follow('sunset', 'more dramatic');
    expect(passMs(program)).toBeLessThan(passMs(before));
    expect(isSeen(before, program)).toBe(true);
    expect(missed).toEqual([]);
  });

  it('night is darker', () => {
    const { before, program } = follow('beach', 'turn it into night');
    expect(meanLight(program)).toBeLessThan(meanLight(before));
    expectKept(before, program);
  });

  it('said twice is not twice as strong', () => {
    const { program: current } = compose('party');
    const once = compose('spooky please', current).program;
    const again = compose('spooky, spooky please', current).program;
    expect(again).toEqual(once);
  });

  it('that is there already changes nothing, and says so', () => {
    const { before, program, note } = follow('heart', 'make it beat');
    expect(program).toEqual(before);
    expect(note).toContain('as it does already');
  });
});

describe('a colour', () => {
  it.each([
    ['campfire', 'make it blue', '#0000FF'],
    ['matrix code', 'can the letters be red', '#FF0000'],
    ['candle', 'make the flame green', '#00D040'],
  ])('%s / %s', (first, then, color) => {
    const { before, program } = follow(first, then);
    expectKept(before, program);
    const hues = program.steps
      .flatMap(({ command }) => colorsOf(command))
      .map(shadeOf)
      .filter(({ l, c }) => l > 0.25 && c > 0.06);
    const near = hues.filter(({ h }) => Math.abs(hueDistance(h, shadeOf(color).h)) < 30);
    expect(near.length / hues.length).toBeGreaterThan(0.7);
  });

  it('colours the step that is named', () => {
    const { before, program } = follow('breathing 4 4', 'change colour to violet when breathing out');
    const [inhale, exhale] = program.steps;
    expect(inhale).toEqual(before.steps[0]);
    expect(exhale).not.toEqual(before.steps[1]);
  });
});

describe('the wall', () => {
  const wallsOf = ({ steps }: Program) =>
    steps.map(({ command }) => layersOf(command).find(({ place }) => place === 'ambient')?.layer);

  it('goes dark', () => {
    const { program } = follow('slow purple waves', 'leave the wall light dark');
    expect(new Set(wallsOf(program).map((wall) => wall?.type))).toEqual(new Set(['off']));
  });

  it('looks like another scene, and the lamp stays as it is', () => {
    const { before, program, missed } = follow('reading light', 'but the wall should look like a sunset');
    const fronts = ({ steps }: Program) => steps.map(({ command }) => layersOf(command)[0]?.layer);
    expect(fronts(program)).toEqual(fronts(before));
    expect(wallsOf(program)).not.toEqual(wallsOf(before));
    expect(missed).toEqual([]);
  });

  it('owns up to what else was asked', () => {
    expect(follow('ocean', 'the wall should look like a sunset with flurgles').missed).toEqual(['flurgles']);
  });
});

describe('what comes later', () => {
  it.each(['make it end in darkness', 'let it end in darkness', 'and then it gets dark'])('%s', (then) => {
    const { before, program } = follow('campfire', then);
    expectKept(before, program);
    const last = program.on_complete?.command ?? program.steps.at(-1)?.command;
    expect(JSON.stringify(last)).toMatch(/"off"|#000000/);
  });

  it.each([
    ['countdown from 10', 'then a rocket'],
    ['new year', 'finish with the text 2030'],
    ['happy birthday anna', 'and balloons afterwards'],
    ['chaos', 'that settles into calm in the end'],
    ['sunrise over 20 minutes', 'and then birds at the end'],
  ])('%s / %s', (first, then) => {
    const { before, program, understood, missed } = follow(first, then);
    expectKept(before, program);
    expect(program.steps.length).toBeGreaterThan(before.steps.length);
    expect(understood[0]).toMatch(/^then /);
    expect(missed).toEqual([]);
  });

  it('is the scene on show where only a mood is named', () => {
    const { before, program, understood } = follow('show HELLO', 'faint in the end');
    expect(understood).toEqual(['then faint']);
    expect(program.steps).toHaveLength(before.steps.length * 2);
    expect(meanLight({ ...program, steps: program.steps.slice(1) })).toBeLessThan(meanLight(before));
  });

  it('comes after the time that is named', () => {
    const { program, missed } = follow('police lights', 'after ten seconds go to calm blue');
    expect(missed).toEqual([]);
    const early = frameAt(program, defaultLayout, 500);
    expect(early.some((value, index) => index % 3 === 0 && value > 150)).toBe(true);
    const lateRed = frameAt(program, defaultLayout, 30_000).filter((_, index) => index % 3 === 0);
    const lateBlue = frameAt(program, defaultLayout, 30_000).filter((_, index) => index % 3 === 2);
    const sum = (values: Uint8Array) => values.reduce((all, value) => all + value, 0);
    expect(sum(lateBlue)).toBeGreaterThan(sum(lateRed));
  });

  it('may come first', () => {
    const { before, program, understood } = follow('pond ripples', 'a frog jumping in first');
    expect(understood).toEqual(['first frog']);
    expect(program.steps.slice(-before.steps.length).map(({ command }) => command)).toEqual(
      before.steps.map(({ command }) => command),
    );
  });

  it('may come little by little', () => {
    const { before, program, missed } = follow('meadow', 'let it slowly become evening over ten minutes');
    expectKept(before, program);
    expect(program.steps.at(-1)).toMatchObject({ transition: 600_000, duration: null });
    expect(missed).toEqual([]);
  });

  it('may take turns', () => {
    const { before, program } = follow('blinking red light', 'alternate with white');
    expect(program.steps).toHaveLength(before.steps.length * 2);
    expect(program.steps.slice(0, before.steps.length)).toEqual(before.steps);
    expectCalm(program, 'red and white in turn');
  });
});

describe('what cannot be done', () => {
  it.each([
    ['butterfly', 'let there be three of them', ['three']],
    ['disco', 'freeze everything every few seconds', ['freeze', 'seconds']],
    ['green fire', 'only on the bottom half', ['bottom', 'half']],
    ['desert', 'add a flurgle', ['flurgle']],
  ])('leaves %s alone and says so: %s', (first, then, words) => {
    const { before, program, missed, understood, note } = follow(first, then);
    expect(program).toEqual(before);
    expect(understood).toEqual([]);
    expect(missed).toEqual(words);
    expect(note).toContain('stays as it is');
  });
});

describe('another scene', () => {
  it.each([
    ['a red star', 'make it a heart instead', 'Beating heart'],
    ['autumn leaves', 'swap the leaves for snowflakes', 'Snow'],
    ['smiley', 'make it a sad one', 'Sad'],
    ['rain on a window', 'forget the rain, i want sunshine now', 'Sunshine'],
    ['ocean', 'volcano', 'Volcano'],
  ])('%s / %s is %s', (first, then, name) => {
    expect(follow(first, then).program.name).toBe(name);
  });
});

describe('a follow-up', () => {
  it('that asks for a routine shows it in place of the scene', () => {
    expect(follow('campfire', 'ten minute timer').program.name).toBe('Timer 10 min');
  });

  it('is understood in all words of a thing that stand apart', () => {
    expect(follow('campfire', 'add rain running down a window').missed).toEqual([]);
  });
});
