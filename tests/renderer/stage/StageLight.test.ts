import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import type { Answering } from '#shared/api/areas/wish';
import { compose } from '#shared/composer/compose';
import { parseLayout } from '#shared/lamp/layoutText';
import { StageLight } from '../../../renderer/stage/StageLight';
import { programOf, sampleStates } from '../sampleStates';

const fire = compose('a fireplace').program;

function statesWith(some: { light?: object; layout?: string; budgetMa?: number } = {}) {
  const { stage, lamp } = sampleStates();
  const { light = stage.light, layout = '10x14+32', budgetMa = 900 } = some;
  return sampleStates({
    stage: { ...stage, program: fire, light: light as typeof stage.light },
    lamp: { ...lamp, layout: parseLayout(layout), guards: { brightness: 179, budgetMa } },
  });
}

const answering = (draft: Answering['draft'], since: number): Answering => ({
  phase: 'answering',
  text: 'rain',
  reading: { intent: 'new', confidence: 1, because: '' },
  writer: { kind: 'composer' },
  since,
  progress: null,
  draft,
  sketch: null,
  correcting: null,
  next: [],
});

describe('the light of the stage', () => {
  it('is what the lamp is given, byte for byte, with brightness and current limit', () => {
    const states = statesWith();
    const { bytes } = new StageLight().at(states, 11_234);
    const wanted = frameAt(fire, states.lamp.layout, 1234);
    guardFrame(wanted, states.lamp.guards, wanted);
    expect(bytes).toEqual(wanted);
    expect(Math.max(...bytes)).toBeGreaterThan(0);
  });

  it('is dark when the lamp is off', () => {
    const moment = new StageLight().at(statesWith({ light: { phase: 'off' } }), 11_234);
    expect(Math.max(...moment.bytes)).toBe(0);
    expect(moment.atMs).toBeUndefined();
  });

  it('says when there is nothing new to draw, and when there is', () => {
    const light = new StageLight();
    const held = statesWith({ light: { phase: 'held', atMs: 500 } });
    expect([1, 2].map((now) => light.at(held, now).isNew)).toEqual([true, false]);
    const dimmed = { ...held, lamp: { ...held.lamp, guards: { brightness: 20, budgetMa: 900 } } };
    expect(light.at(dimmed, 3).isNew).toBe(true);
    const playing = statesWith();
    expect([11_000, 11_016].map((now) => light.at(playing, now).isNew)).toEqual([true, true]);
  });

  it('goes over to a lamp of another size', () => {
    const light = new StageLight();
    light.at(statesWith(), 11_000);
    expect(light.at(statesWith({ layout: 'ring24' }), 11_016).bytes).toHaveLength(24 * 3);
  });

  it('lets a draft’s time run on while steps are added, and begin anew with the next wish', () => {
    const light = new StageLight();
    const timeOf = (name: string, since: number, now: number) =>
      light.at(sampleStates({ wish: answering(programOf(name), since) }), now).atMs;
    expect(timeOf('one step', 50, 1000)).toBe(0);
    expect(timeOf('two steps', 50, 1400)).toBe(400);
    expect(timeOf('another wish', 60, 2000)).toBe(0);
  });
});
