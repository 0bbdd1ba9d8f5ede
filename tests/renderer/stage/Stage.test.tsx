import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes, type States } from '#shared/api/contract';
import { describeProgram } from '#shared/program/describeProgram';
import { Stage } from '../../../renderer/stage/Stage';
import type { ViewState } from '../../../renderer/store/ViewState';
import { words } from '../../../renderer/words/words';
import { renderPart, renderPartIn, storeWithStates } from '../renderPart';
import { fakeCanvas } from '../fakeCanvas';
import { programOf, sampleStates } from '../sampleStates';
import { programWith } from './programs';

const draw = (states: States, view: Partial<ViewState> = {}) => renderPart(<Stage />, states, { view });

/** The button that stores the program on the lamp: whether it is enabled, and its description. */
function keepIn(states: States) {
  const button = draw(states).getByRole('button', { name: words.stage.keep.label });
  return { isOff: button.getAttribute('aria-disabled'), why: button.getAttribute('aria-description') };
}

fakeCanvas();
beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 4, 20, 12) }));
afterEach(() => void vi.useRealTimers());

const { stage, lamp } = sampleStates();
const other = programOf('Other', '#3344FF');

describe('the stage', () => {
  it('says what it compares with, also to screen readers', () => {
    const { text, queryByRole } = draw(sampleStates(), { comparedProgram: other });
    expect(text).toContain(words.stage.marks.compared);
    expect(queryByRole('img', { name: describeProgram(other) })).toBeTruthy();
    expect(draw(sampleStates()).text).not.toContain(words.stage.marks.compared);
  });

  it('says when the preview runs at its own speed', () => {
    expect(draw(sampleStates(), { previewRate: 4 }).text).toContain(words.stage.previewAt(4));
    expect(draw(sampleStates()).text).not.toContain('Preview');
  });

  it('says that the lamp is off, and offers to turn it on', () => {
    const off = draw(sampleStates({ stage: { ...stage, light: { phase: 'off' } } }));
    expect(off.text).toContain(words.stage.off);
    expect(off.queryByRole('button', { name: words.stage.transport.turnOn })).toBeTruthy();
    const timeline = { name: words.stage.timeline.label };
    expect(off.getByRole('slider', timeline).getAttribute('aria-disabled')).toBe('true');
    const on = draw(sampleStates());
    expect(on.getByRole('slider', timeline).getAttribute('aria-disabled')).toBe('false');
  });

  it('says what was softened, and lets a version flash, but nothing else', () => {
    const softened = ['The strobe blinks more slowly.'];
    const version = { ...stage, softened, source: { type: 'version', seq: 3 } as const };
    expect(draw(sampleStates({ stage: version })).text).toContain(
      `${words.stage.flashes.softened} ${softened[0]} ${words.stage.flashes.allow}`,
    );
    const welcome = draw(sampleStates({ stage: { ...stage, softened } })).text;
    expect(welcome).toContain(softened[0]);
    expect(welcome).not.toContain(words.stage.flashes.allow);
  });

  it('offers to store the program on the lamp, and says why when that is not possible', () => {
    const ours = { kind: 'native', name: 'Desk', path: 'x', canKeep: true } as const;
    const ready = { ...lamp, state: { phase: 'ready', lamp: ours } } as const;
    const asked: string[] = [];
    const store = storeWithStates(sampleStates({ lamp: ready }), 'open', (route) => {
      asked.push(route.name);
      return new Promise(() => undefined);
    });
    fireEvent.click(renderPartIn(store, <Stage />).getByRole('button', { name: words.stage.keep.label }));
    expect(asked).toContain(routes.lamp.keep.name);
    expect(keepIn(sampleStates())).toEqual({ isOff: 'true', why: words.stage.keep.noLamp });
    const plain = { kind: 'adalight', name: 'Desk', path: 'x', canKeep: false } as const;
    const cannot = sampleStates({ lamp: { ...lamp, state: { phase: 'ready', lamp: plain } } });
    expect(keepIn(cannot)).toEqual({ isOff: 'true', why: words.stage.keep.cannot });
    const gone = sampleStates({ lamp: { ...lamp, state: { phase: 'unplugged', path: 'x' } } });
    expect(keepIn(gone)).toEqual({ isOff: 'true', why: words.stage.keep.noLamp });
    const report = { programMs: 0, atMs: 0, step: 0, pass: 0, scaledPercent: 100, isKept: true };
    expect(draw(sampleStates({ lamp: { ...ready, report } })).text).toContain(words.stage.keep.kept);
  });

  it('shows the figures of a real lamp, or that there is none', () => {
    expect(draw(sampleStates()).text).toContain(words.stage.draw.virtual);
    const gone = sampleStates({ lamp: { ...lamp, state: { phase: 'unplugged', path: 'x' } } });
    expect(draw(gone).text).toContain(words.stage.draw.preview);
  });

  it('shows the time until the sleep timer turns the lamp off', () => {
    const sleeping = { ...stage, sleepAt: Date.now() + 20 * 60_000 };
    const { queryByRole } = draw(sampleStates({ stage: sleeping }));
    expect(queryByRole('button', { name: /off in 20\smin/u })).toBeTruthy();
  });

  it('names every step of the timeline, and says what repeats', () => {
    const looped = programWith([1000, 2000], { loop: { start_step: 's0', end_step: 's1', count: 0 } });
    const { text } = draw(sampleStates({ stage: { ...stage, program: looped } }));
    expect(text).toContain(`s0 s1 ∞ ${words.stage.timeline.loop(Infinity)}`);
    expect(draw(sampleStates()).text).not.toContain('Repeats');
  });
});
