import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SwingCounter } from '#shared/animation/flashes/SwingCounter';
import { flashReport } from '#shared/animation/flashes/flashReport';
import { soften } from '#shared/animation/flashes/soften';
import { sampleMs } from '#shared/animation/flashes/samplingPlan';
import { screenValue } from '#shared/animation/guards/gamma';
import { ledCount } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import { StageLight, type StageMoment, type PreviewOptions } from '../../../renderer/stage/StageLight';
import { previewRates } from '../../../renderer/store/ViewState';
import { sampleStates } from '../sampleStates';

const freely: PreviewOptions = { rate: 1, scrubbedMs: undefined, isStill: false, compared: null };
const layout = parseLayout('4x4');
/** The same interval at which programs are checked. */
const frameMs = sampleMs;

interface RawStep {
  readonly command: object;
  readonly duration: number;
}

function looping(steps: readonly RawStep[]): Program {
  const named = steps.map((step, index) => ({ id: `s${index}`, ...step }));
  const loop = { start_step: 's0', end_step: `s${steps.length - 1}`, count: 0 };
  const parsed = parseProgram({ program: { name: 'Test', steps: named, loop } });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

const pattern = (name: string, speed: number) => ({
  type: 'pattern',
  name,
  params: { color: '#FFFFFF', ...(name === 'solid' ? {} : { speed }) },
});
const dark = { type: 'off' };

const calmed = (...steps: readonly RawStep[]) => soften(looping(steps), layout).program;
const lit = pattern('solid', 0);

/** Programs that just keep the flash rule at their own speed. */
const breathing = calmed({ command: pattern('breathing', 300), duration: 60_000 });
const pulse = calmed({ command: pattern('pulse', 400), duration: 400 });
const strobe = calmed({ command: lit, duration: 60 }, { command: dark, duration: 60 });
const blinking = calmed({ command: lit, duration: 1000 }, { command: dark, duration: 1000 });
const calm = { breathing, pulse, strobe, blinking };

function statesWith(program: Program) {
  const { stage, lamp } = sampleStates();
  return sampleStates({ stage: { ...stage, program }, lamp: { ...lamp, layout } });
}

/** The largest share of LEDs that flash too often at the same time, on screen or in the lamp's bytes. */
function flashing(momentAt: (nowMs: number) => StageMoment, lengthMs = 8000) {
  const [seen, given] = [new SwingCounter(ledCount(layout)), new SwingCounter(ledCount(layout))];
  const most = { seen: 0, given: 0 };
  for (let ms = 10_000; ms < 10_000 + lengthMs; ms += frameMs) {
    const moment = momentAt(ms);
    most.seen = Math.max(most.seen, seen.add(onScreen(moment.shownBytes), ms));
    most.given = Math.max(most.given, given.add(onScreen(moment.lampBytes), ms));
  }
  return most;
}

/** Converts a lamp's bytes, which are linear light, to what the counter expects. */
function onScreen(bytes: Uint8Array): Uint8Array {
  return bytes.map((light) => screenValue[light] ?? 0);
}

describe.each(Object.entries(calm))('the preview of a program that does not flash (%s)', (_, program) => {
  it('does not flash at normal speed', () => {
    expect(flashReport(program, layout).isSafe).toBe(true);
  });

  it.each(previewRates)('does not flash at %s×', (rate) => {
    const light = new StageLight();
    const states = statesWith(program);
    expect(flashing((nowMs) => light.at(states, { ...freely, rate }, nowMs)).seen).toBe(0);
  });

  it('would flash at some speed without the limiter', () => {
    const atRate = (rate: number) => {
      const light = new StageLight();
      const states = statesWith(program);
      return flashing((nowMs) => light.at(states, { ...freely, rate }, nowMs)).given;
    };
    expect(Math.max(...previewRates.map(atRate))).toBeGreaterThan(0);
  });

  it('does not flash while a seek key is held or pressed repeatedly', () => {
    for (const everyMs of [33, 100, 290]) {
      const light = new StageLight();
      const states = statesWith(program);
      const press = (nowMs: number): StageMoment => {
        const scrubbedMs = Math.floor(nowMs / everyMs) * 1030;
        // The preview is released a while after the last key.
        const isResting = nowMs % everyMs > 250;
        return light.at(states, { ...freely, scrubbedMs: isResting ? undefined : scrubbedMs }, nowMs);
      };
      expect(flashing(press).seen).toBe(0);
    }
  });
});

describe('a preview at another speed', () => {
  it('does not flash, whatever is shown in turn', () => {
    const programs = Object.values(calm);
    const scrubs = array(tuple(integer({ min: 0, max: 5000 }), constantFrom(...programs)), { minLength: 5 });
    assert(
      property(scrubs, integer({ min: 20, max: 400 }), (shows, everyMs) => {
        const light = new StageLight();
        const { seen } = flashing((nowMs) => {
          const [scrubbedMs, compared] = shows[Math.floor(nowMs / everyMs) % shows.length] ?? [0, null];
          return light.at(statesWith(strobe), { ...freely, scrubbedMs, compared }, nowMs);
        }, 3000);
        expect(seen).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  it('reaches the light it is held at, and requests frames until then', () => {
    const light = new StageLight();
    const states = statesWith(blinking);
    const hold = (scrubbedMs: number) => (nowMs: number) =>
      light.at(states, { ...freely, scrubbedMs }, nowMs);
    hold(1500)(10_000);
    const first = hold(500)(10_000 + frameMs);
    expect([first.isMoving, first.shownBytes[0]]).toEqual([true, 0]);
    let last = first;
    for (let ms = 10_050; ms < 15_000 && last.isMoving; ms += frameMs) last = hold(500)(ms);
    expect(last.isMoving).toBe(false);
    expect(last.shownBytes).toEqual(last.lampBytes);
    expect(last.shownBytes[0]).toBe(255);
    expect(hold(500)(16_000).isNew).toBe(false);
  });

  it('equals the lamp’s light again, byte for byte, shortly after it runs at the lamp’s speed', () => {
    const light = new StageLight();
    const states = statesWith(breathing);
    for (let ms = 10_000; ms < 12_000; ms += frameMs) light.at(states, { ...freely, rate: 10 }, ms);
    expect(light.at(states, freely, 12_016).shownBytes).not.toEqual(
      light.at(states, freely, 12_016).lampBytes,
    );
    const later = light.at(states, freely, 13_050);
    expect(later.shownBytes).toEqual(later.lampBytes);
  });

  it('is dark at once when the lamp is turned off', () => {
    const light = new StageLight();
    const states = statesWith(blinking);
    light.at(states, { ...freely, rate: 4 }, 10_000);
    const off = { ...states, stage: { ...states.stage, light: { phase: 'off' as const } } };
    expect(Math.max(...light.at(off, { ...freely, rate: 4 }, 10_016).shownBytes)).toBe(0);
  });
});
