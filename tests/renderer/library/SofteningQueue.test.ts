import { describe, expect, it } from 'vitest';
import { flashReport } from '#shared/animation/flashes/flashReport';
import { defaultLayout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import { SofteningQueue } from '../../../renderer/library/thumbnails/SofteningQueue';

function strobe(name: string): Program {
  const flash = { type: 'pattern', name: 'strobe', params: { color: '#FFFFFF', speed: 100 } };
  const parsed = parseProgram({ program: { name, steps: [{ id: 'a', command: flash, duration: 2000 }] } });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

function dot(): Program {
  const command = { type: 'render', elements: [{ type: 'pixel', x: 5, y: 7, color: '#FFFFFF' }] };
  const parsed = parseProgram({ program: { name: 'Dot', steps: [{ id: 'a', command, duration: 2000 }] } });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

/** A queue whose idle time the test controls. */
function setUp() {
  const waiting: (() => void)[] = [];
  const programs = new SofteningQueue((work) => waiting.push(work));
  const taken: string[] = [];
  const get = (program: Program, name = program.name) =>
    programs.request({ program, layout: defaultLayout }, defaultLayout, () => taken.push(name));
  return { programs, taken, get, waiting, idle: () => waiting.shift()?.() };
}

describe('programs for thumbnails', () => {
  it('have no dangerous flashes', () => {
    const { programs, idle } = setUp();
    let calm: Program | undefined;
    programs.request({ program: strobe('A'), layout: defaultLayout }, defaultLayout, (taken) => {
      calm = taken;
    });
    idle();
    expect(flashReport(strobe('A'), defaultLayout).isSafe).toBe(false);
    expect(calm && flashReport(calm, defaultLayout).isSafe).toBe(true);
  });

  it('are fitted to the lamp they are shown on', () => {
    const { programs, idle } = setUp();
    const lamp = parseLayout('20x20');
    let fitted: Program | undefined;
    programs.request({ program: dot(), layout: defaultLayout }, lamp, (taken) => {
      fitted = taken;
    });
    idle();
    expect(fitted?.steps[0]?.command).toMatchObject({ elements: [{ x: 10, y: 10 }] });
  });

  it('are prepared one at a time, and only in idle time', () => {
    const { get, taken, idle, waiting } = setUp();
    get(strobe('A'));
    get(strobe('B'));
    expect(taken).toEqual([]);
    idle();
    expect(taken).toEqual(['A']);
    idle();
    expect(taken).toEqual(['A', 'B']);
    expect(waiting).toEqual([]);
  });

  it('are available at once the second time', () => {
    const { get, taken, idle, waiting } = setUp();
    const program = strobe('A');
    get(program);
    idle();
    get(program, 'again');
    expect(taken).toEqual(['A', 'again']);
    expect(waiting).toEqual([]);
  });

  it('are not prepared after they are cancelled', () => {
    const { get, taken, idle } = setUp();
    get(strobe('A'))();
    get(strobe('B'));
    idle();
    idle();
    expect(taken).toEqual(['B']);
  });
});
