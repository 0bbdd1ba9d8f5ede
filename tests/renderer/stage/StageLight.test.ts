import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { compose } from '#shared/composer/compose';
import { parseLayout } from '#shared/lamp/layoutText';
import { StageLight, type PreviewOptions } from '../../../renderer/stage/StageLight';
import { programOf, sampleStates } from '../sampleStates';

const fire = compose('a fireplace').program;
const freely: PreviewOptions = { rate: 1, scrubbedMs: undefined, isStill: false, compared: null };

function statesWith(some: { light?: object; layout?: string; budgetMa?: number } = {}) {
  const { stage, lamp } = sampleStates();
  const { light = stage.light, layout = '10x14+32', budgetMa = 900 } = some;
  return sampleStates({
    stage: { ...stage, program: fire, light: light as typeof stage.light },
    lamp: { ...lamp, layout: parseLayout(layout), guards: { brightness: 179, budgetMa } },
  });
}

describe('the light of the stage', () => {
  it('equals the lamp’s bytes, with brightness and current limit', () => {
    const states = statesWith();
    const { shownBytes: bytes } = new StageLight().at(states, freely, 11_234);
    const expected = frameAt(fire, states.lamp.layout, 1234);
    guardFrame(expected, states.lamp.guards, expected);
    expect(bytes).toEqual(expected);
    expect(Math.max(...bytes)).toBeGreaterThan(0);
  });

  it('is dark when the lamp is off', () => {
    const moment = new StageLight().at(statesWith({ light: { phase: 'off' } }), freely, 11_234);
    expect(Math.max(...moment.shownBytes)).toBe(0);
    expect(moment.atMs).toBeUndefined();
  });

  it('reports whether there is something new to draw', () => {
    const light = new StageLight();
    const held = statesWith({ light: { phase: 'held', atMs: 500 } });
    expect([1, 2].map((now) => light.at(held, freely, now).isNew)).toEqual([true, false]);
    const dimmed = { ...held, lamp: { ...held.lamp, guards: { brightness: 20, budgetMa: 900 } } };
    expect(light.at(dimmed, freely, 3).isNew).toBe(true);
    const playing = statesWith();
    expect([11_000, 11_016].map((now) => light.at(playing, freely, now).isNew)).toEqual([true, true]);
  });

  it('changes to a lamp of another size', () => {
    const light = new StageLight();
    light.at(statesWith(), freely, 11_000);
    expect(light.at(statesWith({ layout: 'ring24' }), freely, 11_016).shownBytes).toHaveLength(24 * 3);
  });

  it('does not repaint when only the time changes', () => {
    const { stage } = sampleStates();
    const states = sampleStates({ stage: { ...stage, program: programOf('One colour', '#FF8800', 60_000) } });
    const light = new StageLight();
    const [first, second] = [11_000, 11_016].map((now) => light.at(states, freely, now));
    expect([first?.isNewLight, second?.isNewLight, second?.isNew]).toEqual([true, false, true]);
  });

  it('reports how much the current limit dims it', () => {
    const light = new StageLight();
    const left = (budgetMa: number) => light.at(statesWith({ budgetMa }), freely, 11_234).leftPercent;
    expect(left(100_000)).toBe(100);
    expect(left(300)).toBeLessThan(100);
    expect(light.at(statesWith({ budgetMa: 300, light: { phase: 'off' } }), freely, 1).leftPercent).toBe(100);
  });

  it('is that of the compared program during a comparison', () => {
    const states = statesWith();
    const light = new StageLight();
    const compared = light.at(states, { ...freely, compared: programOf('Other', '#0000FF', 60_000) }, 11_000);
    expect(compared.content.kind).toBe('compared');
    expect(compared.shownBytes[0]).toBe(0);
    expect(compared.shownBytes[2]).toBeGreaterThan(0);
    expect(light.at(states, freely, 11_000)).toMatchObject({ isNew: true, isNewLight: true });
  });

  it('is reported again when the same light belongs to another show', () => {
    const { stage } = sampleStates();
    const program = programOf('Same', '#FF8800', 60_000);
    const light = new StageLight();
    const held = sampleStates({ stage: { ...stage, program, light: { phase: 'held', atMs: 500 } } });
    light.at(held, freely, 1000);
    const asCompared = light.at(held, { ...freely, compared: program }, 1016);
    expect([asCompared.isNew, asCompared.isNewLight]).toEqual([true, false]);
  });
});
