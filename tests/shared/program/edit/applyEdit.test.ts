import { describe, expect, it } from 'vitest';
import { hueDistance, isNearWhite, shadeOf } from '#shared/program/colorMath';
import { colorsOf } from '#shared/program/commandEdits';
import * as draw from '#shared/program/commands';
import { applyEdit } from '#shared/program/edit/applyEdit';
import type { Operation } from '#shared/program/edit/Operation';
import { limits } from '#shared/program/limits';
import type { Loop, Program, Step } from '#shared/program/Program';
import { card, programWith, staying, storm } from './examplePrograms';

const { step } = draw;

const edited = (program: Program, ...operations: Operation[]) => applyEdit(program, operations).program;
const idsOf = ({ steps }: Program) => steps.map(({ id }) => id);
const lengthsOf = ({ steps }: Program) => steps.map(({ duration }) => duration);
const fadesOf = ({ steps }: Program) => steps.map(({ transition = 0 }) => transition);
const colorsAt = (program: Program, id: string) =>
  program.steps.filter((each) => each.id === id).flatMap(({ command }) => colorsOf(command));
const loopOf = ({ loop }: Program) => loop && ([loop.count, loop.start_step, loop.end_step] as const);
function hueBetween(one = '', other = ''): number {
  return Math.abs(hueDistance(shadeOf(one).h, shadeOf(other).h));
}

describe('the pace', () => {
  it('scales cycles, durations and cross-fades together, and keeps the length of a short flash', () => {
    expect(edited(storm, { kind: 'pace', times: 2 }).steps).toEqual([
      step('dark', draw.breathing('#1A1A3A', 6000), 8000),
      step('flash', draw.pulse('#FFFFFF', 300), 500),
      step('rumble', draw.sparkle('#4444AA', '#0A0A1E', 500, 0.2), 6000, 800),
    ]);
  });

  it('slows the flash when it is named', () => {
    const slow = edited(storm, { kind: 'pace', times: 2, target: { things: ['pulse'] } });
    expect(slow.steps[1]).toEqual(step('flash', draw.pulse('#FFFFFF', 600), 1000));
    expect(slow.steps[0]).toEqual(storm.steps[0]);
    expect(slow.steps[2]).toEqual(storm.steps[2]);
  });

  it('scales a pulse that is not a flash', () => {
    const swell = programWith([step('swell', draw.pulse('#FF8800', 900), 1500)]);
    expect(edited(swell, { kind: 'pace', times: 2 }).steps[0]).toEqual(
      step('swell', draw.pulse('#FF8800', 1800), 3000),
    );
  });

  it.each([2, 0.5])('keeps times of a minute and longer, which were chosen on purpose, × %s', (times) => {
    const pomodoro = programWith(
      [
        step('work', draw.breathing('#FF4000', 4000), 1_500_000),
        step('rest', draw.solid('#00A040'), 60_000),
        step('ring', draw.solid('#FFFFFF'), 10_000),
      ],
      [0, 'work', 'ring'],
    );
    const paced = edited(pomodoro, { kind: 'pace', times });
    expect(lengthsOf(paced)).toEqual([1_500_000, 60_000, 10_000 * times]);
    expect(paced.steps[0]?.command).toEqual(draw.breathing('#FF4000', 4000 * times));
  });

  it.each([2, 0.5])(
    'keeps a cross-fade that was chosen on purpose, as in a dawn of 20 minutes, × %s',
    (times) => {
      const dawn = programWith([
        step('night', draw.solid('#100020'), 5000),
        step('day', draw.solid('#FFD080'), 1_200_000, 1_200_000),
      ]);
      expect(fadesOf(edited(dawn, { kind: 'pace', times }))).toEqual([0, 1_200_000]);
    },
  );

  it('stops at the bounds of cycles and durations', () => {
    const [slowest] = edited(storm, { kind: 'pace', times: 64 }).steps;
    expect(slowest?.command).toEqual(draw.breathing('#1A1A3A', limits.maxSpeedMs));
    const fastest = edited(storm, { kind: 'pace', times: 1 / 64 });
    expect(fastest.steps[2]?.command).toEqual(draw.sparkle('#4444AA', '#0A0A1E', limits.minSpeedMs, 0.2));
    expect(Math.min(...lengthsOf(fastest).map(Number))).toBeGreaterThanOrEqual(limits.minDurationMs);
  });

  it('sets every cycle in the target', () => {
    const calm = edited(storm, { kind: 'cycle', ms: 2000, target: { steps: ['dark'] } });
    expect(calm.steps[0]?.command).toEqual(draw.breathing('#1A1A3A', 2000));
    expect(calm.steps.slice(1)).toEqual(storm.steps.slice(1));
  });
});

describe('colours', () => {
  it('changes all colours to another hue, except near-white and near-black', () => {
    const blue = edited(card, { kind: 'recolor', color: '#0000FF' });
    const [fill, text, wall, spark, sky] = colorsAt(blue, 'greeting');
    for (const each of [fill, text, wall]) expect(hueBetween(each, '#0000FF')).toBeLessThan(6);
    expect([spark, sky]).toEqual(['#FFFFFF', '#000000']);
    expect(shadeOf(wall ?? '').l).toBeCloseTo(shadeOf('#2E8B57').l, 1);
  });

  it('changes white when it is named, or when there is no other colour', () => {
    const flash = edited(storm, { kind: 'recolor', color: '#FF0000', target: { steps: ['flash'] } });
    expect(colorsAt(flash, 'flash')).toEqual(['#FF0000']);
    const plain = programWith([step('on', draw.solid('#FFFFFF'), null)]);
    expect(colorsAt(edited(plain, { kind: 'recolor', color: '#FF0000' }), 'on')).toEqual(['#FF0000']);
  });

  it('replaces only red by violet, and keeps its lightness', () => {
    const violet = edited(card, { kind: 'recolor', color: '#8A3CFF', target: { like: '#FF0000' } });
    const [ground, heart = ''] = colorsAt(violet, 'love');
    expect(hueBetween(heart, '#8A3CFF')).toBeLessThan(6);
    expect(Math.abs(shadeOf(heart).l - shadeOf('#E63946').l)).toBeLessThan(0.03);
    expect(ground).toBe('#103010');
    expect(colorsAt(violet, 'greeting')).toEqual(colorsAt(card, 'greeting'));
  });

  it('removes white without making anything dark', () => {
    const [flash = ''] = colorsAt(edited(storm, { kind: 'tint', color: '#FFFFFF', times: 0 }), 'flash');
    expect(isNearWhite(shadeOf(flash))).toBe(false);
    expect(shadeOf(flash).l).toBeGreaterThan(0.4);
    expect(hueBetween(flash, '#4444AA')).toBeLessThan(30);
  });

  it('makes only green paler or darker for “less green”', () => {
    const less = edited(card, { kind: 'tint', color: '#00D040', times: 0.6 });
    const wall = shadeOf(colorsAt(less, 'greeting')[2] ?? '');
    expect(wall.c).toBeLessThan(shadeOf('#2E8B57').c);
    expect(wall.l).toBeLessThanOrEqual(shadeOf('#2E8B57').l);
    expect(colorsAt(less, 'love')[1]).toBe('#E63946');
    expect(colorsAt(less, 'greeting')[1]).toBe('#FFD166');
  });

  it('darkens only the background, of fills and of sparkles', () => {
    const target = { ground: 'background' as const };
    const darker = edited(card, { kind: 'light', times: 0.5, target });
    expect(shadeOf(colorsAt(darker, 'love')[0] ?? '').l).toBeLessThan(shadeOf('#103010').l);
    expect(colorsAt(darker, 'love')[1]).toBe('#E63946');
    expect(colorsAt(darker, 'greeting').slice(1)).toEqual(colorsAt(card, 'greeting').slice(1));
    const [spark, sky = ''] = colorsAt(edited(storm, { kind: 'light', times: 0.5, target }), 'rumble');
    expect([spark, sky < '#0A0A1E']).toEqual(['#4444AA', true]);
  });

  it.each([
    [{ layer: 'ambient' }, [2]],
    [{ layer: 'over' }, [3]],
    [{ layer: 'front' }, [0, 1]],
    [{ things: ['text'] }, [1]],
    [{ things: ['text'], isExcept: true }, [0, 2, 3]],
    [{ like: '#FFDC00' }, [1]],
    [{ like: '#FFDC00', isExcept: true }, [0, 2, 3]],
    [{ steps: ['love'] }, []],
    [{ ground: 'background' }, [0]],
  ] as const)('dims only the target %j', (target, expected) => {
    const [was, is] = [card, edited(card, operationOn('light', 0.5, target))].map((each) =>
      colorsAt(each, 'greeting'),
    );
    const changed = (was ?? []).flatMap((color, at) => (color === is?.[at] ? [] : [at]));
    expect(changed).toEqual(expected);
  });

  it('swaps main and second colour', () => {
    const sea = programWith([step('sea', draw.wave('#0044FF', '#00FFAA', 3000), null)]);
    expect(colorsAt(edited(sea, { kind: 'swap-colors' }), 'sea')).toEqual(['#00FFAA', '#0044FF']);
  });
});

describe('steps', () => {
  it('removes the target from a step that shows more, and the whole step when it shows nothing else', () => {
    expect(idsOf(edited(storm, { kind: 'remove', target: { things: ['pulse'] } }))).toEqual([
      'dark',
      'rumble',
    ]);
    const bare = edited(card, { kind: 'remove', target: { layer: 'over' } });
    expect(bare.steps[0]?.command).not.toHaveProperty('over');
    expect(bare.steps[0]?.command).toHaveProperty('ambient');
    expect(idsOf(edited(card, { kind: 'remove', target: { icons: ['heart'] } }))).toEqual(['greeting']);
  });

  it('closes the loop over the remaining steps, and drops a loop over none', () => {
    const remove = (...ids: string[]): Operation => ({ kind: 'remove', target: { steps: ids } });
    expect(loopOf(edited(storm, remove('dark')))).toEqual([0, 'flash', 'rumble']);
    expect(loopOf(edited(storm, remove('rumble')))).toEqual([0, 'dark', 'flash']);
    expect(edited(staying, remove('one', 'two')).loop).toBeUndefined();
    expect(applyEdit(storm, [remove('dark', 'flash', 'rumble')])).toEqual({ program: storm, changes: [] });
  });

  it('reverses the order, with the loop over the same steps', () => {
    const back = edited(storm, { kind: 'reverse' });
    expect([idsOf(back), loopOf(back)]).toEqual([
      ['rumble', 'flash', 'dark'],
      [0, 'rumble', 'dark'],
    ]);
  });

  it('reverses a program whose last step has no end, and keeps its loop count', () => {
    const back = edited(staying, { kind: 'reverse' });
    expect(idsOf(back)).toEqual(['rest', 'two', 'one']);
    expect(loopOf(back)?.[0]).toBe(4);
  });

  it('has nothing to reverse in a single step', () => {
    const still = programWith([step('on', draw.solid('#FF0000'), null)]);
    expect(applyEdit(still, [{ kind: 'reverse' }])).toEqual({ program: still, changes: [] });
  });

  it.each([
    [storm, 3, [3, 'dark', 'rumble']],
    [card, 0, [0, 'greeting', 'love']],
    [staying, 0, [0, 'one', 'two']],
    [programWith([step('on', draw.solid('#FF0000'), null)]), 2, [2, 'on', 'on']],
  ] as const)('repeats the existing loop, or all steps (%#)', (program, count, loop) => {
    expect(loopOf(edited(program, { kind: 'repeat', count }))).toEqual(loop);
  });

  it('plays a program once when it has no loop or ends in a step without an end', () => {
    expect(applyEdit(card, [{ kind: 'repeat', count: 1 }]).changes).toEqual([]);
    const once = edited(staying, { kind: 'repeat', count: 1 });
    expect([once.loop, lengthsOf(once)]).toEqual([undefined, [1000, 2000, null]]);
    const { loop = { count: 1 } as Loop } = edited(storm, { kind: 'repeat', count: 1 });
    expect(loop.count).toBe(1);
  });

  it('adds a step inside the loop when it is next to it, and outside otherwise', () => {
    const add = (at: 'start' | 'end'): Operation => {
      return { kind: 'add-step', command: draw.pulse('#FF0000', 800), at, duration: 800 };
    };
    expect(loopOf(edited(storm, add('end')))).toEqual([0, 'dark', 'pulse']);
    expect(loopOf(edited(storm, add('start')))).toEqual([0, 'pulse', 'rumble']);
    const after = edited(staying, add('end'), add('end'));
    expect([idsOf(after), loopOf(after)]).toEqual([
      ['one', 'two', 'rest', 'pulse', 'pulse 2'],
      [4, 'one', 'two'],
    ]);
    expect(lengthsOf(after).every((ms) => ms !== null)).toBe(true);
    const full = programWith(Array.from({ length: 64 }, (_, at) => step(`s${at}`, { type: 'off' }, 100)));
    expect(applyEdit(full, [add('end')])).toEqual({ program: full, changes: [] });
  });
});

/** An operation by a measure, on a target. */
function operationOn(kind: 'light' | 'stretch', times: number, target: object): Operation {
  return { kind, times, target };
}

describe('the background', () => {
  const ground = { kind: 'recolor', color: '#00C040', target: { ground: 'background' } } as const;
  const colors = (command: Step['command']) =>
    colorsOf(edited(programWith([step('a', command, 4000)]), ground).steps[0]?.command ?? command);

  it.each([
    ['wave', draw.wave('#FF0000', '#2030C0', 3000)],
    ['gradient', draw.gradient('#FF0000', '#2030C0')],
  ])('of a %s is its second colour', (_, command) => {
    const [front, behind] = colors(command);
    expect(front).toBe('#FF0000');
    expect(hueBetween(behind, '#00C040')).toBeLessThan(6);
  });

  it.each([
    ['fire', draw.fire('#FF0000', '#FFC020', 1400)],
    ['aurora', draw.aurora('#20C060', '#2030C0', 8000)],
  ])('does not exist for a %s: both colours are light', (_, command) => {
    expect(colors(command)).toEqual(colorsOf(command));
  });
});

describe('how often it plays', () => {
  it.each([
    [0, 'Loops for ever'],
    [1, 'Plays once'],
    [3, 'Plays 3 times'],
  ])('%i is described as “%s”', (count, words) => {
    const before = edited(storm, { kind: 'repeat', count: 7 });
    expect(applyEdit(before, [{ kind: 'repeat', count }]).changes.map((change) => change.words)).toEqual([
      words,
    ]);
  });
});
