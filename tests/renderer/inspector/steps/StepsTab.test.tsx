import { describe, expect, it } from 'vitest';
import type { AnsweringState } from '#shared/api/areas/wishArea';
import type { ConnectionState } from '#shared/api/ApiClient';
import type { States } from '#shared/api/contract';
import type { Program } from '#shared/program/Program';
import { programInSteps, stepsPhase } from '../../../../renderer/inspector/steps/stepsPhase';
import { StepsTab } from '../../../../renderer/inspector/steps/StepsTab';
import { stepsWords } from '../../../../renderer/words/inspector/stepsWords';
import { card, staying, storm } from '../../../shared/program/edit/examplePrograms';
import { renderPart } from '../../renderPart';
import { textOfHtml } from '../../textOfHtml';
import { logOf, programOf, sampleStates } from '../../sampleStates';

/** The tab as it is first drawn. */
function draw(states: States, link: ConnectionState['phase'] = 'open') {
  return renderPart(<StepsTab />, states, { link });
}

/** What the app says once `program` was made by hand. */
function showing(program: Program, some: Partial<States> = {}): States {
  const { stage } = sampleStates();
  return sampleStates({
    conversation: { id: 'c1', createdAt: 1, entries: logOf({ type: 'manual', program, changes: [] }) },
    // What plays is made calmer; what is edited is not.
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
  next: [],
};

/** The values of the fields by their names. */
function fieldsOf(html: string): ReadonlyMap<string, string> {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
    /aria-label="([^"]*)"/.exec(input)?.[1] ?? '',
    (/ value="([^"]*)"/.exec(input)?.[1] ?? '').replaceAll(' ', ' '),
  ]);
  return new Map(inputs.map(([name = '', value = '']) => [name, value]));
}

describe('the steps tab', () => {
  it('shows each step with its name and its times', () => {
    const fields = fieldsOf(draw(showing(storm)).html);
    const { step, layer } = stepsWords;
    expect(fields.get(stepsWords.name)).toBe('Test');
    expect(fields.get(step.durationOf('dark'))).toBe('4.0 s');
    expect(fields.get(layer.cycleOf('“rumble”'))).toBe('0.25 s');
    expect(fields.get(layer.densityOf('“rumble”'))).toBe('20%');
    expect(fields.get(step.fadeOf('rumble'))).toBe('0.4 s');
    expect(fields.get(step.fadeOf('dark'))).toBe('');
    expect(fieldsOf(draw(showing(staying)).html).get(step.durationOf('rest'))).toBe(step.stays);
  });

  it('says a picture in words and points to where it is drawn', () => {
    const { text, html } = draw(showing(card));
    expect(text).toContain(`red heart on deep green ${stepsWords.layer.inJson}`);
    expect(html).toContain(stepsWords.colors.main('red', '“love”'));
    expect(text).toContain(stepsWords.layer.folded([{ place: 'ambient', showing: 'breathing' }]));
  });

  it('brackets the steps that repeat, from the first to the last', () => {
    const { html } = draw(showing(staying));
    expect([...html.matchAll(/data-loop="(\w+)"/g)].map(([, mark]) => mark)).toEqual([
      'first',
      'last',
      'none',
    ]);
    expect(textOfHtml(html)).toContain('×4');
    expect(draw(showing(card)).html).toContain(stepsWords.loop.add);
  });

  it('edits what was written, not what is made calmer for the lamp', () => {
    expect(programInSteps(showing(storm))).toEqual(storm);
  });

  it('lets the welcome light be changed, and says what comes of it', () => {
    const { html, text } = draw(sampleStates());
    expect(text).toContain(stepsWords.note('welcome'));
    expect(html).not.toMatch(/<fieldset[^>]* disabled/);
  });

  it('shows what is being written, to be looked at only', () => {
    const draft = draw(showing(staying, { wish: { ...answering, draft: storm } }));
    expect(draft.text).toContain(stepsWords.note('draft'));
    expect(fieldsOf(draft.html).has(stepsWords.step.name('rumble'))).toBe(true);
    expect(draft.html.match(/<fieldset[^>]* disabled/g)).toHaveLength(2);
    const awaited = draw(showing(staying, { wish: answering }));
    expect(awaited.text).toContain(stepsWords.note('awaited'));
    expect(fieldsOf(awaited.html).has(stepsWords.step.name('rest'))).toBe(true);
    expect(awaited.text).not.toContain(stepsWords.addStep);
  });

  it('can only be looked at while the connection is lost', () => {
    const { html, text } = draw(showing(storm), 'lost');
    expect(text).toContain(stepsWords.lost);
    expect(html.match(/<fieldset[^>]* disabled/g)).toHaveLength(2);
  });

  it('has no steps for the test pattern, but the way to end it', () => {
    const { stage } = sampleStates();
    const states = sampleStates({ stage: { ...stage, source: { type: 'test' } } });
    expect(stepsPhase(states)).toBe('test');
    expect(draw(states).text).toContain(`${stepsWords.test.body} ${stepsWords.test.end}`);
  });

  it('gives every button, field and list a name', () => {
    const { html } = draw(showing(card));
    for (const [, attributes = '', inside = ''] of html.matchAll(/<button([^>]*)>(.*?)<\/button>/g))
      expect(/aria-label="[^"]+"/.test(attributes) || textOfHtml(inside) !== '').toBe(true);
    for (const [control] of html.matchAll(/<(?:input|select)[^>]*>/g))
      expect(control).toMatch(/aria-label="[^"]+"/);
  });
});
