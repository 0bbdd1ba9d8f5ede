import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import type { FakeOllama } from '../../fakes/ollama/FakeOllama';
import { openWithModel } from './openOllama';
import type { TestApp } from './openTestApp';
import { lakeReply, twoColors } from './samplePrograms';

const lastMessages = ({ chats }: FakeOllama) =>
  chats.findLast(({ format }) => format !== undefined)?.messages ?? [];

/** Asks for the preview of the model's messages, then sends the wish and compares. */
async function expectSame(app: TestApp, ollama: FakeOllama, wish: string): Promise<void> {
  const { messages, tokens } = await app.call(routes.conversation.context, { wish });
  expect(tokens.total).toBeLessThanOrEqual(tokens.budget);
  await app.wish(wish);
  expect(lastMessages(ollama)).toEqual(messages);
}

describe('the preview of the model’s messages', () => {
  it('is exactly what is sent', async () => {
    const { app, ollama } = await openWithModel();
    ollama.replyWith(() => lakeReply);
    await expectSame(app, ollama, 'a calm lake');
    await expectSame(app, ollama, 'let the moon rise over it, slowly');
    await app.call(routes.conversation.addNote, { text: 'Never any red.' });
    await expectSame(app, ollama, 'and a boat that drifts by in the dark');
  });

  it('is exactly what is sent, also with standing wishes for every conversation', async () => {
    const { app, ollama } = await openWithModel();
    ollama.replyWith(() => lakeReply);
    await app.call(routes.settings.change, { changes: { standingWishes: ['Always slow'] } });
    await expectSame(app, ollama, 'a calm lake');
    expect(JSON.stringify(lastMessages(ollama))).toContain('Always slow');
  });

  it('works before anything was typed, and writes nothing', async () => {
    const { app } = await openWithModel();
    const { messages, pieces } = await app.call(routes.conversation.context, { wish: '' });
    expect(messages[0]).toMatchObject({ role: 'system' });
    expect(pieces.length).toBeGreaterThan(0);
    expect(app.entries).toEqual([]);
  });

  it('matches what the transcript shows was sent', async () => {
    const { app, ollama } = await openWithModel();
    ollama.queueReplies(lakeReply);
    await app.wish('a calm lake');
    const transcript = await app.call(routes.conversation.transcript, { agent: 'programmer' });
    expect(transcript.map(({ role }) => role)).toEqual(['system', 'user', 'assistant']);
    expect(transcript.at(-1)).toMatchObject({
      content: lakeReply,
      meter: { replyTokens: expect.any(Number) as number },
    });
  });
});

describe('notes', () => {
  it('can be added, changed and removed by the user', async () => {
    const { app } = await openWithModel();
    await app.call(routes.conversation.edit, { program: twoColors });
    await app.call(routes.conversation.addNote, { text: '  Warm  colours ' });
    const { seq, text } = app.last('note');
    expect(text).toBe('Warm colours');
    await app.call(routes.conversation.changeNote, { note: seq, text: 'Cold colours' });
    expect(app.entries.at(-1)).toMatchObject({
      type: 'note-change',
      note: seq,
      text: 'Cold colours',
      by: 'owner',
    });
    await app.call(routes.conversation.removeNote, { note: seq });
    await app.refuses(app.call(routes.conversation.removeNote, { note: seq }), 'NOT_FOUND');
    await app.refuses(app.call(routes.conversation.changeNote, { note: 1, text: 'x' }), 'NOT_FOUND');
    await app.refuses(app.call(routes.conversation.addNote, { text: '  ' }), 'EMPTY_INPUT');
  });
});
