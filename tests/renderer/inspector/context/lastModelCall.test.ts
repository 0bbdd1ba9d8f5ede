import { describe, expect, it } from 'vitest';
import { lampPrompt } from '#shared/conversation/prompt/lampPrompt';
import { Replay } from '#shared/conversation/Replay';
import { lastModelCall } from '../../../../renderer/inspector/context/lastModelCall';
import { scripted } from '../../../shared/conversation/scriptedConversations';
import { logOf, programOf } from '../../sampleStates';

const program = programOf('Storm');
const answered = [
  { type: 'prompt', agent: 'programmer', text: 'Rules.' },
  { type: 'wish', text: 'a storm', sent: 'a storm' },
] as const;
const meter = { model: 'lamp', promptTokens: 10 };

describe('the last call of the model', () => {
  it.each(['evening', 'evening-by-reference', 'abend'] as const)(
    'is what was sent and what the model wrote, in every turn and compaction (%s)',
    (name) => {
      const replay = new Replay(lampPrompt, 4096);
      for (const exchange of scripted(name).past) {
        const sent = replay.add(exchange);
        expect(lastModelCall(replay.entries)?.messages).toEqual([
          ...(sent?.messages ?? []),
          { role: 'assistant', content: exchange.text },
        ]);
      }
    },
  );

  it('is unknown before a model has answered: the composer and instant edits do not count', () => {
    expect(lastModelCall([])).toBeUndefined();
    expect(
      lastModelCall(
        logOf(
          { type: 'wish', text: 'a storm' },
          { type: 'reply', to: 1, engine: 'composer', program, repairs: [] },
        ),
      ),
    ).toBeUndefined();
  });

  it('names the model, since the cache is that model’s', () => {
    const entries = logOf(...answered, {
      type: 'reply',
      to: 2,
      engine: 'model',
      text: '{}',
      program,
      repairs: [],
      meter,
    });
    expect(lastModelCall(entries)?.model).toBe('lamp');
  });

  it('leaves out the exchange that another take replaces', () => {
    const entries = logOf(
      ...answered,
      { type: 'reply', to: 2, engine: 'model', text: '{}', program, repairs: [] },
      { type: 'wish', text: 'a storm', sent: 'a storm', replaces: 2 },
      { type: 'reply', to: 4, engine: 'model', text: '{"other":1}', program, repairs: [] },
    );
    expect(lastModelCall(entries)?.messages).toEqual([
      { role: 'system', content: 'Rules.' },
      { role: 'user', content: 'a storm' },
      { role: 'assistant', content: '{"other":1}' },
    ]);
  });

  it('includes the rejected reply when it was corrected', () => {
    const entries = logOf(
      ...answered,
      { type: 'correction', to: 2, refused: 'Sorry.', sent: 'Write it again.' },
      { type: 'reply', to: 2, engine: 'model', text: '{}', program, repairs: [] },
    );
    expect(lastModelCall(entries)?.messages).toEqual([
      { role: 'system', content: 'Rules.' },
      { role: 'user', content: 'a storm' },
      { role: 'assistant', content: 'Sorry.' },
    ]);
  });
});
