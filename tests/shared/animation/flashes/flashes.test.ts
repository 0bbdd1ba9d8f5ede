import { describe, expect, it } from 'vitest';
import { flashReport } from '#shared/animation/flashes/flashReport';
import { soften } from '#shared/animation/flashes/soften';
import { defaultLayout } from '#shared/lamp/Layout';
import type { Command, Program } from '#shared/program/Program';
import { patternShows } from '../../../bench/patternShows';
import { patternOf, programOf, showing, solidStep } from '../showing';
import { calmedPromise, counted } from './calmedPromise';
import { swingsOf } from './swingsOf';

const [white, black] = ['#FFFFFF', '#000000'];

function strobe(ms: number, ...colors: string[]): Program {
  const steps = colors.map((color, at) => solidStep(`s${at}`, color, ms));
  return programOf({
    name: 'Strobe',
    steps,
    loop: { count: 0, start_step: 's0', end_step: `s${colors.length - 1}` },
  });
}

describe('the flash rule', () => {
  it('counts changes of a tenth against the last turning point, unless both ends are very bright', () => {
    expect(swingsOf([0, 0.05, 0.1, 0.5, 0.45, 0.4, 0.6])).toEqual([2, 5, 6]);
    expect(swingsOf([0.95, 0.82, 0.95, 0.82])).toEqual([]);
    expect(swingsOf([0.95, 0.82, 0.79, 0.95])).toEqual([2, 3]);
  });

  it('allows three flashes a second, and no more', () => {
    expect(flashReport(strobe(167, white, black), defaultLayout).isSafe).toBe(true);
    expect(flashReport(strobe(140, white, black), defaultLayout)).toMatchObject({
      isSafe: false,
      worstShare: 1,
      steps: [0, 1],
    });
  });

  it('allows flashing between colours of equal luminance', () => {
    expect(flashReport(strobe(50, '#808080', '#8A8A8A'), defaultLayout).isSafe).toBe(true);
  });

  it('allows flashing between two colours that are both very bright', () => {
    // #E9E9E9 has a luminance of 0.82, #E2E2E2 of 0.76.
    expect(flashReport(strobe(50, white, '#E9E9E9'), defaultLayout).isSafe).toBe(true);
    expect(flashReport(strobe(50, white, '#E2E2E2'), defaultLayout).isSafe).toBe(false);
  });

  it.each([
    ['wave', patternOf('wave', { color: '#FF00FF', color2: '#00FF00', speed: 640 })],
    ['breathing', patternOf('breathing', { color: '#FF00FF', bgColor: '#00FF00', speed: 640 })],
  ] as const)('counts two flashes for a %s of two colours when it gets dark between them', (_name, show) => {
    expect(counted(showing(show))).toBeGreaterThan(0.25);
    expect(flashReport(showing(show), defaultLayout).isSafe).toBe(false);
    expect(counted(soften(showing(show), defaultLayout).program)).toBeLessThanOrEqual(0.25);
  });

  it('allows less than a quarter of the LEDs to flash', () => {
    const blink = (count: number): Program => {
      const rect = (color: string): Command => ({
        type: 'render',
        elements: [{ type: 'rect', x: 0, y: 0, w: 10, h: count, color }],
      });
      return programOf({
        name: 'Part',
        steps: [
          { id: 'on', command: rect(white), duration: 50 },
          { id: 'off', command: rect(black), duration: 50 },
        ],
        loop: { count: 0, start_step: 'on', end_step: 'off' },
      });
    };
    // 40 of 172 are less than a quarter, 50 are more.
    expect(flashReport(blink(4), defaultLayout).isSafe).toBe(true);
    expect(flashReport(blink(5), defaultLayout).isSafe).toBe(false);
  });

  it.each(patternShows.map(({ command }) => [command.name, command] as const))(
    'finds %s harmless at a typical speed',
    (_name, show) => {
      expect(flashReport(showing(show), defaultLayout).isSafe).toBe(true);
    },
  );

  it('finds two layers that are calm alone but flash together', () => {
    const breath = (speed: number) => patternOf('breathing', { color: white, bgColor: black, speed });
    expect(flashReport(showing(breath(480)), defaultLayout).isSafe).toBe(true);
    expect(flashReport(showing(breath(560)), defaultLayout).isSafe).toBe(true);
    const both: Command = { type: 'layers', front: breath(560), over: breath(480) };
    expect(counted(showing(both))).toBe(1);
    expect(flashReport(showing(both), defaultLayout).isSafe).toBe(false);
  });

  it('finds flashes late in a program: after a long step, in a counted loop, at the end', () => {
    const calm = solidStep('calm', '#202020', 3_600_000);
    const flicker = [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
      solidStep(`f${at}`, at % 2 === 0 ? white : black, 50),
    );
    const behind = programOf({ name: 'Late', steps: [calm, ...flicker] });
    const looped = programOf({
      name: 'Loop',
      steps: [calm, ...flicker.slice(0, 2), solidStep('tail', '#202020', 5000)],
      loop: { count: 60_000, start_step: 'f0', end_step: 'f1' },
    });
    const tail = programOf({
      name: 'Tail',
      steps: [solidStep('a', '#202020', 5000), ...flicker],
      loop: { count: 500, start_step: 'a', end_step: 'a' },
    });
    const ending = programOf({
      name: 'End',
      steps: [calm],
      on_complete: { command: patternOf('breathing', { color: white, bgColor: black, speed: 60 }) },
    });
    for (const program of [behind, looped, tail, ending]) {
      expect(flashReport(program, defaultLayout).isSafe).toBe(false);
    }
    expect(flashReport(ending, defaultLayout).steps).toContain(1);
  });

  it('finds flashes that occur only where a loop starts again', () => {
    const flicker = [0, 1, 2, 3].map((at) => solidStep(`f${at}`, at % 2 === 0 ? white : black, 100));
    const breath = patternOf('breathing', { color: white, bgColor: black, speed: 400 });
    const steps = [
      ...flicker,
      solidStep('rest', black, 3000),
      { id: 'last', command: breath, duration: 9001 },
    ];
    const once = programOf({ name: 'Once', steps });
    expect(flashReport(once, defaultLayout).isSafe).toBe(true);
    const looped = programOf({ ...once, loop: { count: 2, start_step: 'f0', end_step: 'last' } });
    expect(flashReport(looped, defaultLayout)).toMatchObject({ isSafe: false, worstShare: 1 });
    expect(counted(soften(looped, defaultLayout).program, 30)).toBe(0);
  });

  it('ignores steps after a loop that never ends', () => {
    const steps = [
      solidStep('a', white, 1000),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) => solidStep(`f${at}`, at % 2 ? white : black, 50)),
    ];
    const program = programOf({ name: 'Never', steps, loop: { count: 0, start_step: 'a', end_step: 'a' } });
    expect(flashReport(program, defaultLayout).isSafe).toBe(true);
  });
});

describe('softening', () => {
  it('leaves a harmless program as it is', () => {
    const calm = strobe(500, white, black);
    expect(soften(calm, defaultLayout)).toEqual({ program: calm, changes: [] });
    expect(soften(calm, defaultLayout).program).toBe(calm);
  });

  it('slows a strobe to three flashes a second and says so', () => {
    const { program, changes } = soften(strobe(40, white, black), defaultLayout);
    expect(program.steps.map(({ duration }) => duration)).toEqual([167, 167]);
    expect(changes).toEqual(['Slowed “s0” and “s1” down to three flashes a second.']);
  });

  it.each([
    ['breathing', patternOf('breathing', { color: white, bgColor: black, speed: 100 }), 350],
    ['wave', patternOf('wave', { color: white, color2: black, speed: 100 }), 350],
    ['sparkle', patternOf('sparkle', { color: white, bgColor: black, speed: 40, density: 0.5 }), 175],
  ] as const)('gives a %s at least the time that three flashes a second need', (_name, show, speed) => {
    const { program } = soften(showing(show), defaultLayout);
    expect(program.steps[0]?.command).toEqual({ ...show, params: { ...show.params, speed } });
  });

  it('gives a flash time to rise and fade, and keeps its colour', () => {
    const pulse = { id: 'p', command: patternOf('pulse', { color: white, speed: 100 }), duration: 100 };
    const program = programOf({
      name: 'P',
      steps: [pulse],
      loop: { count: 0, start_step: 'p', end_step: 'p' },
    });
    expect(soften(program, defaultLayout).program.steps).toEqual([
      { ...pulse, command: patternOf('pulse', { color: white, speed: 350 }), duration: 334 },
    ]);
  });

  it('keeps one pass within 24 hours, and names only some of many steps', () => {
    const flicker = Array.from({ length: 20 }, (_, at) =>
      solidStep(`s${at}`, at % 2 === 0 ? black : white, 20),
    );
    const program = programOf({ name: 'Day', steps: [solidStep('long', '#202020', 86_399_600), ...flicker] });
    const softened = soften(program, defaultLayout);
    const passMs = softened.program.steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
    expect(passMs).toBe(86_400_000);
    expect(softened.changes).toEqual([
      'Slowed “s0”, “s1”, “s2”, “s3” and 16 other steps down to three flashes a second.',
    ]);
  });

  it('calls the ending by its name', () => {
    const ending = { command: patternOf('breathing', { color: white, bgColor: black, speed: 60 }) };
    const program = programOf({ name: 'End', steps: [solidStep('a', '#202020', 5000)], on_complete: ending });
    expect(soften(program, defaultLayout).changes).toEqual([
      'Slowed the ending down to three flashes a second.',
    ]);
  });

  it('changes only the steps that flash', () => {
    const program = programOf({
      name: 'Part',
      steps: [
        { id: 'calm', command: patternOf('rainbow', { speed: 5000 }), duration: 5000 },
        {
          id: 'wild',
          command: patternOf('breathing', { color: white, bgColor: black, speed: 50 }),
          duration: 5000,
        },
        { id: 'rest', command: patternOf('rainbow', { speed: 5000 }), duration: 60_000 },
      ],
    });
    const softened = soften(program, defaultLayout);
    expect(softened.program.steps[0]).toEqual(program.steps[0]);
    expect(softened.changes.join()).toContain('“wild”');
  });

  it('also softens what cannot be slowed: scrolling text', () => {
    const line = (y: number) => ({ type: 'text' as const, content: 'HHHHHHHHHHHH', y, color: white });
    const shown: Command = { type: 'render', elements: [line(0), line(8)] };
    expect(flashReport(showing(shown), defaultLayout).isSafe).toBe(false);
    const { program, changes } = soften(showing(shown), defaultLayout);
    expect(counted(program)).toBeLessThanOrEqual(0.25);
    expect(changes.join()).not.toContain('Slowed');
    // White text stays grey: no hue is added.
    expect(JSON.stringify(program)).toMatch(/"color":"#([0-9A-F]{2})\1\1"/);
  });

  calmedPromise(4);
});
