import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { gemmaTokens } from '../../fakes/ollama/gemmaTokens';
import { openOllama, openWithModel, stalledAt } from './openOllama';
import { lakeReply, twoColors } from './samplePrograms';
import { eventually } from '../eventually';

describe('a wish that the model answers', () => {
  it('is stored with the reply, the note and the token counts', async () => {
    const { app, ollama } = await openWithModel();
    ollama.queueReplies(lakeReply);
    expect(await app.wish('a calm lake')).toEqual({ outcome: 'answering' });
    expect(app.entries).toMatchObject([
      { type: 'prompt' },
      { type: 'wish', text: 'a calm lake' },
      { type: 'reply', to: 2, engine: 'model', program: { name: 'Calm lake' } },
      { type: 'note', to: 2, origin: 'model' },
    ]);
    expect(app.states.stage.source).toEqual({ type: 'version', seq: 3 });
    expect(app.states.engine.tokensPerSecond).toBeGreaterThan(0);
  });

  it('is on disk before it counts as accepted', async () => {
    const { app, ollama } = await openWithModel();
    const log = await app.storage.conversations.open(app.states.conversation.id);
    const append = log.appendFrom.bind(log);
    log.appendFrom = async (make) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return append(make);
    };
    ollama.queueReplies(stalledAt('"night"'));
    await app.send('a calm lake');
    expect(log.entries.at(-1)).toMatchObject({ type: 'wish', text: 'a calm lake' });
  });

  it('is refused if it cannot be written, so that its text is not lost', async () => {
    const { app } = await openWithModel();
    const log = await app.storage.conversations.open(app.states.conversation.id);
    const append = log.appendFrom.bind(log);
    log.appendFrom = (make) =>
      make(log.entries).some(({ type }) => type === 'wish')
        ? Promise.reject(new LampwrightError('DISK_FULL', 'The disk is full. Make room, then try again.'))
        : append(make);
    await app.refuses(app.send('a calm lake'), 'DISK_FULL');
    await app.idle();
    expect(app.states.notices).toEqual([]);
    log.appendFrom = append;
    expect(await app.wish('a calm lake')).toEqual({ outcome: 'answering' });
  });

  it('shows the engine, the sketch, the progress and each complete step', async () => {
    const { app, ollama } = await openWithModel();
    ollama.queueReplies(stalledAt('"night"'));
    await app.send('a calm lake');
    await app.until(({ wish }) => wish.phase === 'answering' && wish.draft?.steps.length === 1);
    expect(app.states.wish).toMatchObject({
      text: 'a calm lake',
      reading: { intent: 'new' },
      writer: { kind: 'model', name: 'gemma3:4b' },
      progress: { phase: 'writing', tokens: expect.any(Number) as number },
      draft: { steps: [{ id: 'water' }] },
      sketch: { name: expect.any(String) as string },
      correcting: null,
      queued: [],
    });
    // Sketches and drafts are only for the preview in a window.
    expect(app.states.stage.source).toEqual({ type: 'welcome' });
  });

  it('shows its program before the note is written, and the program keeps playing when it is', async () => {
    const { app, ollama } = await openWithModel();
    ollama.queueReplies(stalledAt('The owner'));
    await app.send('a calm lake');
    await app.until(({ stage }) => stage.source.type === 'reply');
    expect(app.states.stage.program.name).toBe('Calm lake');
    expect(app.entriesOf('reply')).toEqual([]);
    const { light } = app.states.stage;
    await app.call(routes.wish.stop, undefined);
    expect(app.entriesOf('reply')).toMatchObject([{ program: { name: 'Calm lake' } }]);
    expect(app.states.stage).toMatchObject({ source: { type: 'version' }, light });
  });

  it('is sketched only if it asks for something new', async () => {
    const { app, ollama } = await openWithModel();
    await app.call(routes.conversation.edit, { program: twoColors });
    ollama.queueReplies(stalledAt('"night"'));
    await app.send('let the colours swirl around each other like in a lava lamp');
    await app.until(({ wish }) => wish.phase === 'answering');
    expect(app.states.wish).toMatchObject({ reading: { intent: 'follow-up' }, sketch: null });
  });

  it('is not sketched if the user turned sketches off', async () => {
    const { app, ollama } = await openWithModel({ settings: { hasSketch: false } });
    ollama.queueReplies(stalledAt('"night"'));
    await app.send('a calm lake');
    await app.until(({ wish }) => wish.phase === 'answering');
    expect(app.states.wish).toMatchObject({ reading: { intent: 'new' }, sketch: null });
  });

  it('is retried once if the reply is not a program, and the reason is shown', async () => {
    const { app, ollama } = await openWithModel();
    ollama.queueReplies('{"program":{"name":"Nothing","steps":[]}}', stalledAt('"night"'));
    await app.send('a calm lake');
    await app.until(
      ({ wish }) => wish.phase === 'answering' && wish.correcting !== null && wish.draft !== null,
    );
    expect(app.states.wish).toMatchObject({ draft: { steps: [{ id: 'water' }] } });
  });

  it('shows no step of a refused reply among the steps of the next', async () => {
    const { app, ollama } = await openWithModel();
    const step = (id: string) => ({ ...twoColors.steps[0], id });
    const long = JSON.stringify({ program: { name: 'Long', steps: [step('a'), step('b'), step('c')] } });
    const afterTokens = gemmaTokens(long.slice(0, long.indexOf('"c"'))).length;
    ollama.queueReplies({ text: long, fault: { name: 'no-done', afterTokens } }, stalledAt('"night"'));
    await app.send('a calm lake');
    await app.until(
      ({ wish }) => wish.phase === 'answering' && wish.correcting !== null && wish.draft !== null,
    );
    const { wish } = app.states;
    expect(wish.phase === 'answering' && wish.draft?.steps.map(({ id }) => id)).toEqual(['water']);
  });

  it('goes to the model as an edit if instant edits are turned off', async () => {
    const { app } = await openWithModel({ settings: { hasInstantEdits: false } });
    await app.call(routes.conversation.edit, { program: twoColors });
    expect(await app.wish('make it green')).toEqual({ outcome: 'answering' });
    expect(app.entriesOf('edit')).toEqual([]);
    expect(app.entriesOf('reply')).toHaveLength(1);
  });
});

describe('a wish that the model could not answer', () => {
  it('fails with a code in the conversation, and a retry replaces it', async () => {
    const { app, ollama } = await openWithModel();
    ollama.failNext('busy');
    await app.wish('a calm lake');
    expect(app.entries.at(-1)).toMatchObject({ type: 'failure', to: 2, code: 'OLLAMA_BUSY' });
    ollama.queueReplies(lakeReply);
    expect(await app.call(routes.wish.retry, { wish: 2, by: 'anyone' })).toEqual({ outcome: 'answering' });
    await app.idle();
    expect(app.entriesOf('wish').at(-1)).toMatchObject({ text: 'a calm lake', replaces: 2 });
    expect(app.entriesOf('reply')).toMatchObject([{ engine: 'model', program: { name: 'Calm lake' } }]);
    const prompt = JSON.stringify(ollama.chats.at(-1)?.messages);
    expect(prompt.match(/a calm lake/g)).toHaveLength(1);
  });

  it('can be retried with the model only, which is then looked for again', async () => {
    const { app, ollama } = await openWithModel();
    ollama.failNext('busy');
    await app.wish('a calm lake');
    const { port } = ollama;
    await ollama.stop();
    await app.refuses(app.call(routes.wish.retry, { wish: 2, by: 'model' }), 'OLLAMA_MISSING');
    expect(app.entries.at(-1)).toMatchObject({ type: 'failure' });
    const back = await openOllama({ port });
    back.queueReplies(lakeReply);
    expect(await app.call(routes.wish.retry, { wish: 2, by: 'model' })).toEqual({ outcome: 'answering' });
    await app.idle();
    expect(app.entriesOf('reply')).toMatchObject([{ engine: 'model' }]);
  });

  it('can be answered by the composer instead', async () => {
    const { app, ollama } = await openWithModel();
    ollama.failNext('http-500-out-of-memory');
    await app.wish('a calm lake');
    expect(app.entries.at(-1)).toMatchObject({ type: 'failure', code: 'OUT_OF_MEMORY' });
    expect(await app.call(routes.wish.retry, { wish: 2, by: 'composer' })).toEqual({ outcome: 'done' });
    expect(app.entries.slice(-2)).toMatchObject([{ type: 'wish', replaces: 2 }, { engine: 'composer' }]);
  });

  it('keeps the current program', async () => {
    const { app, ollama } = await openWithModel();
    await app.call(routes.conversation.edit, { program: twoColors });
    const { stage } = app.states;
    ollama.failNext({ name: 'die-mid-line', afterTokens: 20 });
    await app.wish('a calm lake');
    expect(app.entries.at(-1)).toMatchObject({ type: 'failure', code: 'OLLAMA_DIED' });
    expect(app.states.stage).toEqual(stage);
  });

  it('makes the app check at once whether Ollama is still there', async () => {
    const hourMs = 3_600_000;
    const { app, ollama } = await openWithModel({
      pollIntervals: { whileDownMs: hourMs, whileUpMs: hourMs },
    });
    ollama.queueReplies({ text: lakeReply, fault: { name: 'die-mid-line', afterTokens: 5 } });
    const before = ollama.requests.length;
    await app.wish('a calm lake');
    await eventually(() =>
      expect(ollama.requests.slice(before).some(({ path }) => path === '/api/version')).toBe(true),
    );
  });
});

describe('another take', () => {
  it('has another seed and a higher temperature, and replaces the first', async () => {
    const { app, ollama } = await openWithModel();
    ollama.queueReplies(lakeReply);
    await app.wish('a calm lake');
    await app.call(routes.wish.anotherTake, { wish: 2 });
    await app.idle();
    const [first, second] = ollama.chats.filter(({ options }) => options?.['num_predict'] !== 1).slice(-2);
    expect(second?.options).toMatchObject({ temperature: 0.9, seed: expect.any(Number) as number });
    expect(second?.options?.['seed']).not.toBe(first?.options?.['seed']);
    expect(app.entriesOf('wish').at(-1)).toMatchObject({ replaces: 2 });
  });

  it('comes from the model if the first came from the composer', async () => {
    const { app } = await openWithModel();
    await app.wish('a calm lake');
    await app.call(routes.wish.retry, { wish: 2, by: 'composer' });
    await app.call(routes.wish.anotherTake, { wish: app.last('wish').seq });
    await app.idle();
    expect(app.entries.at(-1)).toMatchObject({ type: 'reply', engine: 'model' });
  });
});
