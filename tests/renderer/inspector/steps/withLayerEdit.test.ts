import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { colorsOf } from '#shared/program/commandEdits';
import * as draw from '#shared/program/commands';
import { schemaParts } from '#shared/program/Program';
import type { StepEdit } from '../../../../renderer/inspector/steps/editProgram';
import { pattern } from '../../../shared/program/arbitraries';
import { card, programWith, storm } from '../../../shared/program/edit/examplePrograms';
import { applyEdits, refusalOfEdit } from './stepEditArbitraries';

const { step } = draw;

describe('layers', () => {
  const layer = (id: string | null, change: Extract<StepEdit, { kind: 'layer' }>['change']): StepEdit => ({
    kind: 'layer',
    id,
    change,
  });

  it('are added and removed without a trace', () => {
    const layered = applyEdits(storm, layer('dark', { kind: 'add-layer', place: 'over' }));
    expect(layered.steps[0]?.command).toMatchObject({
      type: 'layers',
      front: storm.steps[0]?.command,
    });
    expect(applyEdits(layered, layer('dark', { kind: 'remove-layer', place: 'over' }))).toEqual(storm);
    const without = applyEdits(card, layer('greeting', { kind: 'remove-layer', place: 'over' }));
    expect(without.steps[0]?.command).not.toHaveProperty('over');
    expect(without.steps[0]?.command).toHaveProperty('ambient');
  });

  it('change independently', () => {
    const slower = applyEdits(card, layer('greeting', { kind: 'speed', place: 'ambient', ms: 8000 }));
    expect(slower.steps[0]?.command).toEqual({
      ...card.steps[0]?.command,
      ambient: draw.breathing('#2E8B57', 8000),
    });
  });

  it('over others do not start dark', () => {
    expect(refusalOfEdit(card, layer('greeting', { kind: 'show', place: 'over', as: 'off' }))).toBe(
      'unsound',
    );
  });

  it('keep their colours in another pattern that has parameters for them', () => {
    const twoColored = pattern.filter(({ name }) => name !== 'rainbow' && name !== 'breathing');
    const withTwoColors = schemaParts.patterns.filter(({ shape }) => {
      const params: Record<string, z.ZodType> = shape.params.shape;
      const needed = Object.keys(params).filter((key) => !params[key]?.isOptional());
      return needed.filter((key) => /color/i.test(key)).length === 2;
    });
    const others = fc.constantFrom(...withTwoColors.map(({ shape }) => shape.name.value), 'picture' as const);
    fc.assert(
      fc.property(twoColored, others, (before, as) => {
        const shown = programWith([step('only', before, 1000)]);
        const after = applyEdits(shown, layer('only', { kind: 'show', place: 'front', as }));
        const colors = new Set(colorsOf(after.steps[0]?.command ?? { type: 'off' }));
        for (const color of colorsOf(before)) expect(colors).toContain(color);
      }),
      { numRuns: 300 },
    );
  });

  it('keep a cycle only when it suits the new pattern', () => {
    const as = (name: 'aurora' | 'rain') =>
      applyEdits(storm, layer('rumble', { kind: 'show', place: 'front', as: name })).steps[2]?.command;
    expect(as('aurora')).toMatchObject({ params: { speed: 8000, color: '#4444AA', color2: '#0A0A1E' } });
    const wave = programWith([step('only', draw.wave('#FF0000', '#00FF00', 7000), 1000)]);
    const aurora = applyEdits(wave, layer('only', { kind: 'show', place: 'front', as: 'aurora' }));
    expect(aurora.steps[0]?.command).toEqual(draw.aurora('#FF0000', '#00FF00', 7000));
  });

  it('of a picture change a colour wherever it occurs', () => {
    const change = {
      kind: 'color',
      place: 'front',
      slot: { kind: 'drawn', color: '#E63946' },
      color: '#112233',
    } as const;
    expect(applyEdits(card, layer('love', change)).steps[1]?.command).toEqual(
      draw.picture(draw.fill('#103010'), draw.icon('heart', '#112233')),
    );
  });

  it('can drop the background only when it is optional', () => {
    const none = {
      kind: 'color',
      place: 'front',
      slot: { kind: 'field', field: 'bgColor' },
      color: null,
    } as const;
    expect(refusalOfEdit(storm, layer('rumble', none))).toBe('unsound');
    const breathing = programWith([step('only', draw.breathing('#FF0000', 900, '#000011'), 1000)]);
    expect(applyEdits(breathing, layer('only', none)).steps[0]?.command).toEqual(
      draw.breathing('#FF0000', 900),
    );
  });

  it('of the ending change like those of a step', () => {
    const ended = applyEdits(
      card,
      { kind: 'ending', isPresent: true },
      layer(null, { kind: 'show', place: 'front', as: 'solid' }),
    );
    expect(ended.on_complete?.command).toMatchObject({ type: 'pattern', name: 'solid' });
    expect(applyEdits(ended, { kind: 'ending', isPresent: false })).toEqual(card);
  });
});
