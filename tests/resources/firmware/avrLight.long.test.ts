import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { limitStreamedFrame } from '#shared/animation/guards/limitStreamedFrame';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { inColorOrder, ledCount } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { AvrLight } from './AvrLight';
import { costOf, cyclesPerMs, layeredCases, mostCycles, pictureCases, singleCases } from './costCases';
import { questionsOf } from './firmwareCases';
import { needs } from '../../tools/needs';

const usual = parseLayout('10x14+32,GRB');
const everyCase = [...singleCases, ...layeredCases, ...pictureCases];

describe('the firmware’s light on an ATmega328P', needs('gcc-avr'), () => {
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
  let light: AvrLight;

  beforeAll(() => {
    light = new AvrLight(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('paints and guards the very bytes of the app, where int has 16 bits', () => {
    const fitting = questionsOf({ programs: 500, times: 2, layouts: 3 }).filter(
      ({ program, layout }) => ledCount(layout) <= 172 && encodeProgram(program).length <= 480,
    );
    const asked = fitting.filter((_, at) => at % 5 === 0).slice(0, 300);
    expect(asked.length).toBe(300);
    const wrong = asked.filter(({ program, layout, ms }, at) => {
      const [brightness, budgetMa] = [(at * 37) % 256, ledCount(layout) * (1 + (at % 7))];
      const frame = frameAt(program, layout, ms);
      expect(light.load(encodeProgram(program), layout)).toBe(true);
      light.paint(ms);
      if (Buffer.compare(light.frame, frame) !== 0) return true;
      const { percent } = light.guard(brightness, budgetMa);
      const left = guardFrame(frame, { brightness, budgetMa }, frame);
      return left !== percent || Buffer.compare(light.frame, inColorOrder(frame, layout.colorOrder)) !== 0;
    });
    expect(wrong.length, JSON.stringify(wrong[0])).toBe(0);
  });

  it('limits streamed frames as the app does', () => {
    const [first] = layeredCases;
    for (const budgetMa of [100, 172, 173, 300, 450, 2000, 60_000]) {
      light.load(first ? encodeProgram(first.program) : new Uint8Array(), usual);
      light.paint(5700);
      const frame = light.frame;
      const { percent, cycles } = light.limit(budgetMa);
      expect(percent).toBe(limitStreamedFrame(frame, budgetMa));
      expect(Buffer.compare(light.frame, frame)).toBe(0);
      expect(cycles).toBeLessThan(4 * cyclesPerMs);
    }
  });

  it.each(everyCase.map((each) => [each.name, each] as const))(
    'shows 25 frames a second of %s',
    (_, each) => {
      const { paint, guard } = costOf(light, usual, each);
      expect(paint.cycles + guard.cycles).toBeLessThan(mostCycles);
      expect(Math.max(paint.longestWait, guard.longestWait)).toBeLessThan(3 * cyclesPerMs);
    },
  );

  it('stays within its memory', () => {
    const deepest = everyCase.map((each) => {
      const { paint, guard } = costOf(light, usual, each);
      return Math.max(paint.stack, guard.stack);
    });
    expect(Math.max(...deepest)).toBeLessThan(250);
    expect(light.playerBytes).toBeLessThan(60);
    // It shares memory with the end of a long line.
    expect(light.easelBytes).toBeLessThan(140);
    expect(light.flash).toBeLessThan(20_000);
  });
});
