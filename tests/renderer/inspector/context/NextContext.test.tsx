import { describe, expect, it } from 'vitest';
import type { States } from '#shared/api/contract';
import type { EntryDraft } from '#shared/conversation/Entry';
import { buildContext } from '#shared/conversation/context/buildContext';
import { budgetOf } from '#shared/conversation/tokens/Budget';
import { uncalibrated } from '#shared/conversation/tokens/Calibration';
import { AppQueryView } from '../../../../renderer/inspector/context/AppQueryView';
import { NextContext } from '../../../../renderer/inspector/context/NextContext';
import { TranscriptView } from '../../../../renderer/inspector/context/TranscriptView';
import { words } from '../../../../renderer/words/words';
import { renderPart, type RenderedPart } from '../../renderPart';
import { logOf, programOf, sampleStates } from '../../sampleStates';

const { context } = words.inspector;
const program = programOf('Storm');
const answered: EntryDraft[] = [
  { type: 'prompt', agent: 'programmer', text: 'Rules.' },
  { type: 'wish', text: 'a storm', sent: 'a storm' },
  {
    type: 'reply',
    to: 2,
    engine: 'model',
    text: JSON.stringify({ program, note: 'Likes storms.' }),
    program,
    repairs: [],
    meter: { model: 'lamp:1', promptTokens: 9 },
  },
  { type: 'note', text: 'Likes storms.', origin: 'model', to: 2 },
  { type: 'note', text: 'never pure white', origin: 'owner' },
];

function statesOf(drafts: readonly EntryDraft[], model?: string): States {
  const { engine } = sampleStates();
  const answering = model === undefined ? engine.answering : ({ kind: 'model', name: model } as const);
  return sampleStates({
    conversation: { id: 'c1', createdAt: 1, entries: logOf(...drafts) },
    engine: { ...engine, answering },
  });
}

function next(states: States, wish = '', skipped = 0): RenderedPart {
  const budget = budgetOf(uncalibrated, 4096);
  const { drafts: _, ...modelContext } = buildContext(
    states.conversation.entries,
    { text: wish || '…' },
    budget,
    'Rules.',
  );
  return renderPart(
    <NextContext modelContext={{ ...modelContext, skipped }} isFresh hasWish={wish !== ''} />,
    states,
  );
}

describe('the next context of the model', () => {
  it('is shown piece by piece, each under its name', () => {
    const { text } = next(statesOf(answered), 'slower');
    expect(text).toMatch(/system Rules\..*verbatim a storm.*its reply \{"program".*wish slower/);
    expect(text).toContain('1 exchange remembered, none left out');
    expect(next(statesOf(answered), 'slower', 1).text).toContain('0 exchanges remembered, 1 left out');
  });

  it('has a placeholder for the wish that is not typed yet', () => {
    expect(next(statesOf(answered)).text).toContain(context.noWish);
    expect(next(statesOf(answered), 'slower').text).not.toContain(context.noWish);
  });

  it('lets each note be changed and deleted, also those in a reply', () => {
    const { text, queryByRole } = next(statesOf(answered), 'slower');
    expect(text.indexOf('never pure white')).toBeLessThan(text.indexOf(context.notes.more));
    expect(text.lastIndexOf('Likes storms.')).toBeGreaterThan(text.indexOf(context.notes.more));
    for (const note of ['never pure white', 'Likes storms.']) {
      expect(queryByRole('button', { name: context.notes.change(note) })).toBeTruthy();
      expect(queryByRole('button', { name: context.notes.remove(note) })).toBeTruthy();
    }
  });

  it('names the author of a note, and says when the owner rewrote a note of the model', () => {
    expect(next(statesOf(answered)).text).toMatch(
      /lasting wish never pure white.*note to self Likes storms\./,
    );
    const change: EntryDraft = { type: 'note-change', note: 4, text: 'Loves storms.', by: 'owner' };
    expect(next(statesOf([...answered, change])).text).toContain('note, edited Loves storms.');
  });

  it('says how much of it is read anew: little by the same model, all by another, unknown without one', () => {
    const uncached = (model?: string) =>
      /· ([\d,]+) tokens? not cached yet/.exec(next(statesOf(answered, model), 'slower').text)?.[1];
    const total = /^([\d,]+) of/.exec(next(statesOf(answered), 'slower').text)?.[1];
    expect(Number(uncached('lamp:1'))).toBeLessThan(Number(total) / 2);
    expect(uncached('gemma3:4b')).toBe(total);
    expect(uncached()).toBeUndefined();
  });
});

describe('a context that could not be built', () => {
  const failed = (code: 'CONTEXT_FULL' | 'BUSY') =>
    renderPart(
      <AppQueryView
        label=""
        state={{ phase: 'failed', failure: { code, message: 'It does not fit.' } }}
        waiting=""
        onAskAgain={() => {}}
      >
        {() => null}
      </AppQueryView>,
      statesOf(answered),
    ).text;

  it('says why, and offers a way out; when it is full, ways to make it fit', () => {
    expect(failed('CONTEXT_FULL')).toContain(
      `It does not fit. ${context.newConversation} ${context.openSettings} ${context.notes.all}`,
    );
    expect(failed('CONTEXT_FULL')).toContain('never pure white');
    expect(failed('BUSY')).toBe(`It does not fit. ${context.tryAgain}`);
  });
});

describe('a transcript', () => {
  const states = statesOf(answered);

  it('shows the roles, the texts and the token counts', () => {
    const meter = { model: 'lamp:1', promptTokens: 1300, replyTokens: 1, readMs: 400, writeMs: 2000 };
    const messages = [
      { role: 'user', content: 'a storm', at: 1000 },
      { role: 'assistant', content: '{}', at: 2000, meter },
    ] as const;
    const { text } = renderPart(<TranscriptView agent="programmer" messages={messages} />, states);
    expect(text).toMatch(/^you a storm .* model \{\}/);
    expect(text).toContain('lamp · read 1,300 tokens in 0.4 s · wrote 1 token in 2.0 s');
  });

  it('says so when it is empty', () => {
    const rules = [{ role: 'system', content: 'Rules.' }] as const;
    for (const agent of ['programmer', 'corrector'] as const)
      expect(renderPart(<TranscriptView agent={agent} messages={rules} />, states).text).toBe(
        context.transcript.empty(agent),
      );
  });
});
