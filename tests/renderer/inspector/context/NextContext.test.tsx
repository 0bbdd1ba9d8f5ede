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
import { renderPart } from '../../renderPart';
import { logOf, programOf, sampleStates } from '../../sampleStates';
import { textOfHtml } from '../../textOfHtml';

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

function draw(states: States, element: React.ReactElement): string {
  return renderPart(element, states).html;
}

function next(states: States, wish = '', skipped = 0): string {
  const budget = budgetOf(uncalibrated, 4096);
  const { drafts: _, ...told } = buildContext(
    states.conversation.entries,
    { text: wish || '…' },
    budget,
    'Rules.',
  );
  return draw(states, <NextContext modelContext={{ ...told, skipped }} isFresh hasWish={wish !== ''} />);
}

describe('what the model will be told next', () => {
  it('is told piece by piece, each under its name', () => {
    const text = textOfHtml(next(statesOf(answered), 'slower'));
    expect(text).toMatch(/system Rules\..*verbatim a storm.*its reply \{"program".*wish slower/);
    expect(text).toContain('1 exchange remembered, none left out');
    expect(textOfHtml(next(statesOf(answered), 'slower', 1))).toContain('0 exchanges remembered, 1 left out');
  });

  it('has a place for the wish that nobody has typed yet', () => {
    expect(textOfHtml(next(statesOf(answered)))).toContain(context.noWish);
    expect(textOfHtml(next(statesOf(answered), 'slower'))).not.toContain(context.noWish);
  });

  it('lets each note be changed and deleted, also those that stand in a reply', () => {
    const html = next(statesOf(answered), 'slower');
    const text = textOfHtml(html);
    expect(text.indexOf('never pure white')).toBeLessThan(text.indexOf(context.notes.more));
    expect(text.lastIndexOf('Likes storms.')).toBeGreaterThan(text.indexOf(context.notes.more));
    for (const note of ['never pure white', 'Likes storms.']) {
      expect(html).toContain(`aria-label="${context.notes.change(note)}"`);
      expect(html).toContain(`aria-label="${context.notes.remove(note)}"`);
    }
  });

  it('names a note by whose it is, and says so where its owner put the model’s in other words', () => {
    expect(textOfHtml(next(statesOf(answered)))).toMatch(
      /lasting wish never pure white.*note to self Likes storms\./,
    );
    const change: EntryDraft = { type: 'note-change', note: 4, text: 'Loves storms.', by: 'owner' };
    expect(textOfHtml(next(statesOf([...answered, change])))).toContain('note, edited Loves storms.');
  });

  it('says how much of it is read anew: little by the same model, all by another, unknown without one', () => {
    const anew = (model?: string) =>
      /· ([\d,]+) tokens? to read anew/.exec(textOfHtml(next(statesOf(answered, model), 'slower')))?.[1];
    const total = /^([\d,]+) of/.exec(textOfHtml(next(statesOf(answered), 'slower')))?.[1];
    expect(Number(anew('lamp:1'))).toBeLessThan(Number(total) / 2);
    expect(anew('gemma3:4b')).toBe(total);
    expect(anew()).toBeUndefined();
  });
});

describe('a context that could not be put together', () => {
  const failed = (code: 'CONTEXT_FULL' | 'BUSY') =>
    textOfHtml(
      draw(
        statesOf(answered),
        <AppQueryView
          label=""
          state={{ phase: 'failed', failure: { code, message: 'It does not fit.' } }}
          waiting=""
          onAskAgain={() => {}}
        >
          {() => null}
        </AppQueryView>,
      ),
    );

  it('says why, and leads out: where it is full, to more room', () => {
    expect(failed('CONTEXT_FULL')).toContain(
      `It does not fit. ${context.newConversation} ${context.openSettings} ${context.notes.all}`,
    );
    expect(failed('CONTEXT_FULL')).toContain('never pure white');
    expect(failed('BUSY')).toBe(`It does not fit. ${context.tryAgain}`);
  });
});

describe('a transcript', () => {
  const states = statesOf(answered);

  it('says who spoke, what, and what it cost', () => {
    const meter = { model: 'lamp:1', promptTokens: 1300, replyTokens: 1, readMs: 400, writeMs: 2000 };
    const messages = [
      { role: 'user', content: 'a storm', at: 1000 },
      { role: 'assistant', content: '{}', at: 2000, meter },
    ] as const;
    const text = textOfHtml(draw(states, <TranscriptView agent="programmer" messages={messages} />));
    expect(text).toMatch(/^you a storm .* model \{\}/);
    expect(text).toContain('lamp · read 1,300 tokens in 0.4 s · wrote 1 token in 2.0 s');
  });

  it('says so where nothing was said', () => {
    const rules = [{ role: 'system', content: 'Rules.' }] as const;
    for (const agent of ['programmer', 'corrector'] as const)
      expect(textOfHtml(draw(states, <TranscriptView agent={agent} messages={rules} />))).toBe(
        context.transcript.empty(agent),
      );
  });
});
