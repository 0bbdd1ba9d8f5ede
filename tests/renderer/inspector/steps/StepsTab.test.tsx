import { describe, expect, it } from 'vitest';
import type { AnsweringState } from '#shared/api/areas/wishArea';
import type { ConnectionState } from '#shared/api/ApiClient';
import type { States } from '#shared/api/contract';
import type { Program } from '#shared/program/Program';
import { programInSteps, stepsPhase } from '../../../../renderer/inspector/steps/stepsPhase';
import { StepsTab } from '../../../../renderer/inspector/steps/StepsTab';
import { stepsWords } from '../../../../renderer/words/inspector/stepsWords';
import { card, staying, storm } from '../../../shared/program/edit/examplePrograms';
import { renderPart, type RenderedPart } from '../../renderPart';
import { unlabelledControls } from '../../unlabelledControls';
import { logOf, programOf, sampleStates } from '../../sampleStates';

/** The tab as first rendered. */
function draw(states: States, connection: ConnectionState['phase'] = 'open') {
  return renderPart(<StepsTab />, states, { connection });
}

/** The app's states after `program` was made by hand. */
function showing(program: Program, some: Partial<States> = {}): States {
  const { stage } = sampleStates();
  return sampleStates({
    conversation: { id: 'c1', createdAt: 1, entries: logOf({ type: 'manual', program, changes: [] }) },
    // The playing program is softened; the edited one is not.
    stage: { ...stage, source: { type: 'version', seq: 1 }, program: programOf('calmer') },
    ...some,
  });
}

const answering: AnsweringState = {
  phase: 'answering',
  text: 'rain',
  reading: { intent: 'new', confidence: 1, because: '' },
  writer: null,
  since: 1,
  progress: null,
  draft: null,
  sketch: storm,
  correcting: null,
  queued: [],
};

/** The value of the field with this name, with plain spaces. */
function valueOf({ getByLabelText }: RenderedPart, name: string): string {
  return getByLabelText<HTMLInputElement>(name).value.replace(/\s/gu, ' ');
}

/** Whether nothing can be changed: every field is in a disabled fieldset. */
function isReadOnly({ getAllByRole }: RenderedPart): boolean {
  return getAllByRole('textbox').every((field) => field.matches('fieldset:disabled *'));
}

describe('the steps tab', () => {
  it('shows each step with its name and its times', () => {
    const page = draw(showing(storm));
    const { step, layer } = stepsWords;
    expect(valueOf(page, stepsWords.name)).toBe('Test');
    expect(valueOf(page, step.durationOf('dark'))).toBe('4.0 s');
    expect(valueOf(page, layer.cycleOf('“rumble”'))).toBe('0.25 s');
    expect(valueOf(page, layer.densityOf('“rumble”'))).toBe('20%');
    expect(valueOf(page, step.fadeOf('rumble'))).toBe('0.4 s');
    expect(valueOf(page, step.fadeOf('dark'))).toBe('');
    expect(valueOf(draw(showing(staying)), step.durationOf('rest'))).toBe(step.stays);
  });

  it('describes a picture in words and says where to draw it', () => {
    const { text, queryByRole } = draw(showing(card));
    expect(text).toContain(`red heart on deep green ${stepsWords.layer.inJson}`);
    expect(queryByRole('button', { name: stepsWords.colors.main('red', '“love”') })).toBeTruthy();
    expect(text).toContain(stepsWords.layer.folded([{ place: 'ambient', content: 'breathing' }]));
  });

  it('brackets the steps that repeat, from the first to the last', () => {
    const { element, text } = draw(showing(staying));
    const marks = [...element.querySelectorAll<HTMLElement>('[data-loop]')].map((row) => row.dataset['loop']);
    expect(marks).toEqual(['first', 'last', 'none']);
    expect(text).toContain('×4');
    expect(draw(showing(card)).queryByRole('button', { name: stepsWords.loop.add })).toBeTruthy();
  });

  it('edits the program as written, not as softened for the lamp', () => {
    expect(programInSteps(showing(storm))).toEqual(storm);
  });

  it('lets the welcome light be changed, and says what that does', () => {
    const page = draw(sampleStates());
    expect(page.text).toContain(stepsWords.note('welcome'));
    expect(isReadOnly(page)).toBe(false);
  });

  it('shows the reply that is being written, read-only', () => {
    const draft = draw(showing(staying, { wish: { ...answering, draft: storm } }));
    expect(draft.text).toContain(stepsWords.note('draft'));
    expect(draft.queryByLabelText(stepsWords.step.name('rumble'))).toBeTruthy();
    expect(isReadOnly(draft)).toBe(true);
    const awaited = draw(showing(staying, { wish: answering }));
    expect(awaited.text).toContain(stepsWords.note('awaited'));
    expect(awaited.queryByLabelText(stepsWords.step.name('rest'))).toBeTruthy();
    expect(awaited.text).not.toContain(stepsWords.addStep);
  });

  it('is read-only while the connection is lost', () => {
    const page = draw(showing(storm), 'lost');
    expect(page.text).toContain(stepsWords.lost);
    expect(isReadOnly(page)).toBe(true);
  });

  it('has no steps for the test pattern, but a button to end it', () => {
    const { stage } = sampleStates();
    const states = sampleStates({ stage: { ...stage, source: { type: 'test' } } });
    expect(stepsPhase(states)).toBe('test');
    expect(draw(states).text).toContain(`${stepsWords.test.body} ${stepsWords.test.end}`);
  });

  it('gives every button, field and list a name', () => {
    expect(unlabelledControls(draw(showing(card)).element)).toEqual([]);
  });
});
