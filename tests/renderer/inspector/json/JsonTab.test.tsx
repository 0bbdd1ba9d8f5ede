import { describe, expect, it } from 'vitest';
import type { States } from '#shared/api/contract';
import { jsonDraftStoreOf, withDraft, type JsonDraft } from '../../../../renderer/inspector/json/jsonDrafts';
import { JsonTab } from '../../../../renderer/inspector/json/JsonTab';
import { programText } from '../../../../renderer/inspector/json/prettyJson';
import { words } from '../../../../renderer/words/words';
import { renderPartIn, storeWithStates } from '../../renderPart';
import { logOf, programOf, sampleStates } from '../../sampleStates';

const { json } = words.inspector;
const [ember, moss] = [programOf('Ember'), programOf('Moss', '#00AA00')];

/** The tab as first rendered, in a conversation that shows the version `ember`. */
function draw(draft?: Omit<JsonDraft, 'isSent'>, some: Partial<States> = {}, draftedIn = 'c1') {
  const { stage } = sampleStates();
  const store = storeWithStates(
    sampleStates({
      conversation: {
        id: 'c1',
        createdAt: 1,
        entries: logOf({ type: 'manual', program: ember, changes: [] }),
      },
      stage: { ...stage, source: { type: 'version', seq: 1 }, program: ember },
      ...some,
    }),
  );
  const drafts = jsonDraftStoreOf(store);
  drafts.setState((before) => withDraft(before, draftedIn, draft && { ...draft, isSent: false }));
  const { text, getByRole } = renderPartIn(store, <JsonTab />);
  const isEnabled = (name: string) => !getByRole<HTMLButtonElement>('button', { name }).disabled;
  return { text, isEnabled };
}

const shown = programText(ember);

describe('the JSON tab', () => {
  it('offers nothing to apply or revert while nothing is edited', () => {
    const { text, isEnabled } = draw();
    expect(text).toContain(json.states.same);
    expect(isEnabled(json.apply)).toBe(false);
    expect(isEnabled(json.revert)).toBe(false);
    expect(isEnabled(json.format)).toBe(true);
  });

  it('applies a changed program', () => {
    const { text, isEnabled } = draw({ text: programText(moss), basis: shown });
    expect(text).toContain(json.states.edited);
    expect(isEnabled(json.apply)).toBe(true);
    expect(isEnabled(json.revert)).toBe(true);
  });

  it('does not show or apply text that was typed in another conversation', () => {
    const { text, isEnabled } = draw({ text: programText(moss), basis: shown }, {}, 'c2');
    expect(text).toContain(json.states.same);
    expect(isEnabled(json.apply)).toBe(false);
  });

  it('does not apply a program that differs only in its formatting', () => {
    expect(draw({ text: ` ${shown}`, basis: shown }).isEnabled(json.apply)).toBe(false);
  });

  it('lists problems by line, and applies nothing until they are fixed', () => {
    const { text, isEnabled } = draw({ text: shown.replace('1000', '"long"'), basis: shown });
    expect(text).toContain('Line 8: “duration” must be a number.');
    expect(isEnabled(json.apply)).toBe(false);
    expect(isEnabled(json.format)).toBe(true);
    expect(draw({ text: '{', basis: shown }).isEnabled(json.format)).toBe(false);
  });

  it('says that the program has changed in the meantime, and offers the new one', () => {
    const { text, isEnabled } = draw({ text: programText(moss), basis: 'an older one' });
    expect(text).toContain(json.states.overtaken);
    expect(isEnabled(json.takeNew)).toBe(true);
    expect(isEnabled(json.apply)).toBe(true);
  });

  it('is read-only while a reply is written, and says that the draft is kept', () => {
    const wish = {
      phase: 'answering',
      text: 'rain',
      reading: { intent: 'new', confidence: 1, because: '' },
      writer: null,
      since: 1,
      progress: null,
      draft: moss,
      sketch: null,
      correcting: null,
      queued: [],
    } as const;
    const { text, isEnabled } = draw({ text: '{', basis: shown }, { wish });
    expect(text).toContain(json.states.writingOverDraft);
    expect(text).not.toContain('Line 1:');
    for (const name of [json.apply, json.format, json.revert]) expect(isEnabled(name)).toBe(false);
  });
});
