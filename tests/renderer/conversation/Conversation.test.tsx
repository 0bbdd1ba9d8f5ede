import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnsweringState } from '#shared/api/areas/wishArea';
import type { ConnectionState } from '#shared/api/ApiClient';
import type { States } from '#shared/api/contract';
import type { EntryDraft, Reading } from '#shared/conversation/Entry';
import { describeProgram } from '#shared/program/describeProgram';
import { Conversation } from '../../../renderer/conversation/Conversation';
import { exampleWishes } from '../../../renderer/words/exampleWishes';
import { words } from '../../../renderer/words/words';
import { renderPart } from '../renderPart';
import { unlabelledControls } from '../unlabelledControls';
import { logOf, programOf, sampleStates } from '../sampleStates';
import { visibleText } from '../visibleText';

/** The column as first rendered, with these states of the app. */
function draw(states: States, connection: ConnectionState['phase'] = 'open') {
  return renderPart(<Conversation />, states, { connection });
}

const storm = programOf('Storm over the sea', '#3344FF');
const calm = programOf('Calm sea', '#2299FF', null);
const read = (intent: Reading['intent']): Reading => ({ intent, confidence: 1, because: `why ${intent}` });
const reply: EntryDraft = { type: 'reply', to: 1, engine: 'model', program: storm, repairs: [] };
const modelAnswers = {
  ...sampleStates().engine,
  answering: { kind: 'model', name: 'lamp' },
} as const;

function conversationOf(drafts: readonly EntryDraft[], more: Partial<States> = {}): States {
  return sampleStates({ conversation: { id: 'c1', createdAt: 1, entries: logOf(...drafts) }, ...more });
}

/** States in which the version of entry `seq` is showing. */
function showing(states: States, seq: number): States {
  return { ...states, stage: { ...states.stage, source: { type: 'version', seq } } };
}

const answering: AnsweringState = {
  phase: 'answering',
  text: 'rain',
  reading: read('new'),
  writer: { kind: 'model', name: 'lamp:1a2b' },
  since: 1,
  progress: { phase: 'writing', tokens: 124, tokensPerSecond: 37.6 },
  draft: storm,
  sketch: null,
  correcting: null,
  queued: [],
};

describe('an empty conversation', () => {
  it('begins with a question and six examples, which disappear with the first wish', () => {
    const empty = draw(sampleStates());
    expect(empty.text).toContain(words.conversation.question);
    for (const example of exampleWishes) expect(empty.text).toContain(example);
    expect(exampleWishes).toHaveLength(6);
    const begun = draw(conversationOf([{ type: 'wish', text: 'a' }]));
    expect(begun.text).not.toContain(exampleWishes[0]);
  });
});

describe('wishes', () => {
  it('say how they were read, why, and how long the answer took', () => {
    const { getByRole, text } = draw(
      conversationOf([{ type: 'wish', text: 'a storm', reading: read('new') }, reply]),
    );
    expect(text).toContain('a storm new answered in 0.0 s');
    const chip = getByRole('button', { name: words.conversation.wish.readingMenu('new') });
    expect(chip.closest('[title="why new"]')).toBeTruthy();
  });

  it('cannot be reread while a reply is being written, or after they were replaced', () => {
    const drafts: EntryDraft[] = [
      { type: 'wish', text: 'a storm', reading: read('new') },
      reply,
      { type: 'wish', text: 'a storm', reading: read('follow-up'), replaces: 1 },
      { ...reply, to: 3 },
    ];
    const chips = (states: States) => draw(states).queryAllByRole('button', { name: /^Read as/ });
    expect(chips(conversationOf(drafts))).toHaveLength(1);
    expect(chips(conversationOf(drafts))[0]?.getAttribute('aria-disabled')).toBe('false');
    // Still focusable: it has the focus after its menu was used.
    const [chip] = chips(conversationOf(drafts, { wish: answering }));
    expect(chip?.getAttribute('aria-disabled')).toBe('true');
    expect(chip).toHaveProperty('disabled', false);
    expect(draw(conversationOf(drafts)).text).toContain(words.conversation.wish.repeated);
  });

  it('that were instant edits can go to the model instead, if there is one', () => {
    const drafts: EntryDraft[] = [
      { type: 'wish', text: 'a storm' },
      reply,
      { type: 'wish', text: 'slower', reading: read('edit') },
      { type: 'edit', to: 3, program: calm, changes: ['Slower'] },
    ];
    expect(draw(conversationOf(drafts)).text).not.toContain(words.conversation.wish.askModel);
    expect(draw(conversationOf(drafts, { engine: modelAnswers })).text).toContain(
      `slower instant edit · ${words.conversation.wish.askModel}`,
    );
  });

  it('that were left as remarks are one quiet line, which screen readers read', () => {
    const drafts: EntryDraft[] = [
      { type: 'wish', text: 'a storm' },
      reply,
      { type: 'wish', text: 'nice', reading: read('follow-up') },
      { ...reply, to: 3, program: calm },
      { type: 'wish', text: 'nice', reading: read('remark'), replaces: 3 },
      { type: 'restore', to: 2, how: 'jump' },
    ];
    const { getAllByRole, text } = draw(showing(conversationOf(drafts), 2));
    expect(text).toContain(`${words.conversation.wish.left} a remark`);
    expect(text).not.toContain(words.conversation.wish.repeated);
    expect(text).not.toContain(words.conversation.restored('jump', 'Storm over the sea'));
    expect(getAllByRole('status').map(visibleText)).toContain(words.conversation.wish.left);
  });

  it('are folded when they are long, but complete in the document', () => {
    const { showAll } = words.conversation.wish;
    const folds = (text: string) => draw(conversationOf([{ type: 'wish', text }])).text.includes(showAll);
    const long = 'a storm over the sea '.repeat(20).trim();
    expect([long, 'one\n'.repeat(6), 'a storm over the sea'].map(folds)).toEqual([true, true, false]);
    expect(draw(conversationOf([{ type: 'wish', text: long }])).text).toContain(long);
  });

  it('have their own notices next to them; all other notices are above the prompt', () => {
    const notices = [
      { id: 1, at: 1, code: 'COMPOSER_NOTE', message: 'Understood: storm.', about: 1 },
      { id: 2, at: 1, code: 'DONE', message: 'The lamp is off.' },
    ] as const;
    const { text } = draw(conversationOf([{ type: 'wish', text: 'a storm' }, reply], { notices }));
    expect(text.split('Understood: storm.')).toHaveLength(2);
    expect(text.indexOf('Understood: storm.')).toBeLessThan(text.indexOf('The lamp is off.'));
  });
});

describe('programs', () => {
  const edited: EntryDraft[] = [
    { type: 'wish', text: 'a storm' },
    reply,
    { type: 'wish', text: 'slower', reading: read('edit') },
    {
      type: 'edit',
      to: 3,
      program: calm,
      changes: ['Slower'],
      operations: [{ kind: 'pace', times: 1.5 }],
    },
    { type: 'wish', text: 'bluer', reading: read('edit') },
    {
      type: 'edit',
      to: 5,
      program: calm,
      changes: ['Bluer'],
      operations: [{ kind: 'warmth', amount: -1 }],
    },
  ];

  it('show their name, their length and a description', () => {
    const { text } = draw(conversationOf([{ type: 'wish', text: 'a storm' }, reply]));
    expect(text).toContain(`Storm over the sea 1 step · 1 s ${describeProgram(storm)} Use this Save Compare`);
  });

  it('say what the light does while they are showing, and offer another take of a reply', () => {
    const states = conversationOf([{ type: 'wish', text: 'a storm' }, reply], { engine: modelAnswers });
    expect(draw(showing(states, 2)).text).toMatch(/Storm over the sea playing .* Another take Save/);
    expect(draw(showing(states, 2)).text).not.toContain('Use this');
    expect(draw(showing({ ...states, engine: sampleStates().engine }, 2)).text).not.toContain('Another take');
    expect(draw(showing(states, 2)).queryByRole('article', { current: true })).toBeTruthy();
  });

  it('of consecutive instant edits are one card with a strip of versions', () => {
    const { getAllByRole, getByLabelText } = draw(conversationOf(edited));
    expect(getAllByRole('article')).toHaveLength(2);
    expect(getByLabelText('Version 1: Slower')).toBeTruthy();
    expect(getByLabelText('Version 2: Slower, Bluer')).toBeTruthy();
  });

  it('let each change be taken back as long as they are on show, and not after that', () => {
    const undoButtons = (states: States) => draw(states).queryAllByRole('button', { name: /Undo “/ });
    const names = undoButtons(conversationOf(edited)).map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([expect.stringContaining('“Slower”'), expect.stringContaining('“Bluer”')]);
    expect(undoButtons(conversationOf([...edited, { type: 'restore', to: 2, how: 'jump' }]))).toEqual([]);
  });

  it('say that they were made by hand or taken from the library; those from the library list no changes', () => {
    const changes = ['“Calm sea” from somewhere'];
    const { text } = draw(conversationOf([{ type: 'manual', from: 'library', program: calm, changes }]));
    expect(text).toContain(`${describeProgram(calm)} from the library`);
    expect(text).not.toContain(changes[0]);
    expect(draw(conversationOf([{ type: 'manual', program: calm, changes }])).text).toContain(
      `${changes[0]} by hand`,
    );
  });

  it('are marked as saved when the library has them', () => {
    const { layout } = sampleStates().lamp;
    const library = [{ id: 'p1', program: storm, layout, tags: [], savedAt: 1 }];
    const drafts: EntryDraft[] = [{ type: 'wish', text: 'a storm' }, reply];
    expect(draw(conversationOf(drafts, { library })).text).toContain('Saved Compare');
    expect(draw(conversationOf(drafts)).text).toContain('Save Compare');
  });
});

describe('a reply that is being written', () => {
  it('shows its steps, its speed, a stop button, and the queue', () => {
    const queued = [{ id: 1, text: 'and dimmer' }];
    const { text } = draw(sampleStates({ wish: { ...answering, queued } }));
    expect(text).toContain('rain new Writing… 1 step so far · 38 tok/s steady blue 1 s');
    expect(text).toMatch(/124 tokens · .*Stop and dimmer Next Send now instead/);
  });

  it('says what it waits for, and why the model is asked again', () => {
    const phase = (some: Partial<AnsweringState>) =>
      draw(sampleStates({ wish: { ...answering, draft: null, ...some } })).text;
    expect(phase({ writer: null, progress: null })).toContain('Looking for Ollama…');
    expect(phase({ progress: { phase: 'loading' } })).toContain('Loading the model… lamp');
    expect(phase({ progress: { phase: 'reading', tokens: 1234 } })).toContain('1,234 tokens to read');
    expect(phase({ correcting: 'The reply is no program.' })).toContain(
      'Correcting… lamp Asked again: The reply is no program.',
    );
  });

  it('announces the phase to screen readers, but no token counts', () => {
    const { queryAllByRole } = draw(sampleStates({ wish: answering }));
    const heard = ['status', 'alert', 'log']
      .flatMap((role) => queryAllByRole(role))
      .map(visibleText)
      .join(' ');
    expect(heard).toContain('Writing…');
    expect(heard).not.toMatch(/\d/);
  });
});

describe('a failure', () => {
  const failed: EntryDraft[] = [
    { type: 'wish', text: 'rain' },
    { type: 'failure', to: 1, code: 'OLLAMA_DIED', message: 'The connection to Ollama broke.' },
  ];

  it('says why, and offers the ways to recover', () => {
    expect(draw(conversationOf(failed)).text).toContain(
      'The connection to Ollama broke. Start Ollama Retry Use built-in composer Edit wish',
    );
    expect(draw(conversationOf(failed, { engine: modelAnswers })).text).toContain(
      'The connection to Ollama broke. Retry Use built-in composer Edit wish',
    );
  });

  it('is shown quietly when the owner stopped the reply', () => {
    const stopped: EntryDraft[] = [
      { type: 'wish', text: 'rain' },
      { type: 'failure', to: 1, code: 'STOPPED', message: 'x' },
    ];
    expect(draw(conversationOf(stopped)).text).toContain(`${words.conversation.stopped} Retry Edit wish`);
  });
});

describe('the prompt bar', () => {
  it('still accepts text while the connection is lost, but does not send it and says so', () => {
    const lost = draw(sampleStates(), 'lost');
    const box = lost.getByRole<HTMLTextAreaElement>('textbox');
    fireEvent.change(box, { target: { value: 'rain' } });
    expect(box.value).toBe('rain');
    const send = lost.getByRole('button', { name: words.conversation.prompt.send });
    expect(send).toHaveProperty('disabled', true);
    expect(lost.text).toContain(words.conversation.prompt.lost);
    expect(draw(sampleStates()).text).not.toContain(words.conversation.prompt.lost);
  });
});

describe('the whole column', () => {
  it('gives every button and field a name', () => {
    const drafts: EntryDraft[] = [{ type: 'wish', text: 'a', reading: read('new') }, reply];
    const { element } = draw(
      conversationOf(drafts, { wish: { ...answering, queued: [{ id: 1, text: 'b' }] } }),
    );
    expect(unlabelledControls(element)).toEqual([]);
  });

  it('shows texts from outside as text, never as markup', () => {
    const wish = '<img src=x onerror=alert(1)>';
    const { element, text } = draw(conversationOf([{ type: 'wish', text: wish }]));
    expect(text).toContain(wish);
    expect(element.querySelector('img')).toBeNull();
  });
});
