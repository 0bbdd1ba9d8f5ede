import { describe, expect, it } from 'vitest';
import type { States } from '#shared/api/contract';
import { describeProgram } from '#shared/program/describeProgram';
import { Stage } from '../../../renderer/stage/Stage';
import type { ViewState } from '../../../renderer/store/ViewState';
import { words } from '../../../renderer/words/words';
import { renderPart } from '../renderPart';
import { programOf, sampleStates } from '../sampleStates';
import { programWith } from './programs';

/** The stage as it is first drawn. */
function draw(states: States, view: Partial<ViewState> = {}) {
  const { html, text } = renderPart(<Stage />, states, { view });
  const described = /role="img" aria-label="([^"]+)"/.exec(html)?.[1];
  const keep = /<button[^>]*aria-description="([^"]+)"[^>]*>/.exec(html);
  return { html, text, described, keep: { tag: keep?.[0], why: keep?.[1] } };
}

const { stage, lamp } = sampleStates();
const other = programOf('Other', '#3344FF');

describe('the stage', () => {
  it('says what it compares with, and tells those who do not see it', () => {
    const { text, described } = draw(sampleStates(), { comparedProgram: other });
    expect(text).toContain(words.stage.marks.compared);
    expect(described).toBe(describeProgram(other));
    expect(draw(sampleStates()).text).not.toContain(words.stage.marks.compared);
  });

  it('says when the preview runs at a speed of its own', () => {
    expect(draw(sampleStates(), { previewRate: 4 }).text).toContain(words.stage.previewAt(4));
    expect(draw(sampleStates()).text).not.toContain('Preview');
  });

  it('says that the lamp is off, and offers to turn it on', () => {
    const off = draw(sampleStates({ stage: { ...stage, light: { phase: 'off' } } }));
    expect(off.text).toContain(words.stage.off);
    expect(off.html).toContain(`aria-label="${words.stage.transport.turnOn}"`);
    expect(off.html).toMatch(/role="slider"[^>]*aria-label="Timeline"[^>]*aria-disabled="true"/);
    expect(draw(sampleStates()).html).toMatch(
      /role="slider"[^>]*aria-label="Timeline"[^>]*aria-disabled="false"/,
    );
  });

  it('tells what was made calmer, and lets a version flash, but nothing else', () => {
    const softened = ['The strobe blinks more slowly.'];
    const version = { ...stage, softened, source: { type: 'version', seq: 3 } as const };
    expect(draw(sampleStates({ stage: version })).text).toContain(
      `${words.stage.flashes.softened} ${softened[0]} ${words.stage.flashes.allow}`,
    );
    const welcome = draw(sampleStates({ stage: { ...stage, softened } })).text;
    expect(welcome).toContain(softened[0]);
    expect(welcome).not.toContain(words.stage.flashes.allow);
  });

  it('keeps a program on a lamp that can, and says why where it cannot', () => {
    const ours = { kind: 'native', name: 'Desk', path: 'x', canKeep: true } as const;
    const ready = { ...lamp, state: { phase: 'ready', lamp: ours } } as const;
    expect(draw(sampleStates({ lamp: ready })).keep.tag).toContain('aria-disabled="false"');
    expect(draw(sampleStates()).keep.why).toBe(words.stage.keep.noLamp);
    const plain = { kind: 'adalight', name: 'Desk', path: 'x', canKeep: false } as const;
    const cannot = draw(sampleStates({ lamp: { ...lamp, state: { phase: 'ready', lamp: plain } } }));
    expect(cannot.keep.tag).toContain('aria-disabled="true"');
    expect(cannot.keep.why).toBe(words.stage.keep.cannot);
    const gone = draw(sampleStates({ lamp: { ...lamp, state: { phase: 'unplugged', path: 'x' } } }));
    expect(gone.keep.why).toBe(words.stage.keep.noLamp);
    const report = { programMs: 0, atMs: 0, step: 0, pass: 0, scaledPercent: 100, isKept: true };
    expect(draw(sampleStates({ lamp: { ...ready, report } })).text).toContain(words.stage.keep.kept);
  });

  it('shows the figures of a real lamp, and says that there is none otherwise', () => {
    expect(draw(sampleStates()).text).toContain(words.stage.draw.virtual);
    const gone = sampleStates({ lamp: { ...lamp, state: { phase: 'unplugged', path: 'x' } } });
    expect(draw(gone).text).toContain(words.stage.draw.preview);
  });

  it('tells how long until the lamp goes off by itself', () => {
    const sleeping = { ...stage, sleepAt: Date.now() + 20 * 60_000 };
    expect(draw(sampleStates({ stage: sleeping })).html).toMatch(/aria-label="Sleep timer: off in 20.min"/);
  });

  it('names every step of the timeline, and says what repeats', () => {
    const looped = programWith([1000, 2000], { loop: { start_step: 's0', end_step: 's1', count: 0 } });
    const { text } = draw(sampleStates({ stage: { ...stage, program: looped } }));
    expect(text).toContain(`s0 s1 ∞ ${words.stage.timeline.loop(Infinity)}`);
    expect(draw(sampleStates()).text).not.toContain('Repeats');
  });
});
