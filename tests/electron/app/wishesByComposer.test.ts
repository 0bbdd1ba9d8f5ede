import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { solid, twoColors } from './samplePrograms';
import { openTestApp } from './openTestApp';

describe('without Ollama', () => {
  it('the built-in composer answers at once, and a notice says why', async () => {
    const app = await openTestApp();
    expect(await app.send('a calm lake')).toEqual({ outcome: 'done' });
    expect(app.entries).toMatchObject([
      { type: 'wish', text: 'a calm lake', reading: { intent: 'new' } },
      { type: 'reply', to: 1, engine: 'composer' },
    ]);
    expect(app.states.wish).toEqual({ phase: 'idle' });
    expect(app.states.engine.answering).toMatchObject({
      kind: 'composer',
      because: { code: 'OLLAMA_MISSING', message: expect.stringContaining('https://ollama.com') as string },
    });
    expect(app.states.stage).toMatchObject({ source: { type: 'version', seq: 2 } });
  });

  it('the state names the engine, and no sketch is shown since the answer is immediate', async () => {
    const app = await openTestApp();
    await app.send('a calm lake');
    const writing = app.all('wish').filter((state) => state.phase === 'answering');
    expect(writing.map(({ sketch }) => sketch)).not.toContainEqual(expect.anything());
    expect(writing.at(-1)).toMatchObject({ writer: { kind: 'composer' } });
  });

  it.each([
    ['', 'BAD_INPUT'],
    ['   ', 'EMPTY_INPUT'],
  ] as const)('refuses “%s” as a wish', async (text, code) => {
    const app = await openTestApp();
    await app.refuses(app.send(text), code);
    expect(app.entries).toEqual([]);
  });

  it('asking for the model fails with a reason', async () => {
    const app = await openTestApp();
    await app.send('a calm lake');
    await app.refuses(app.call(routes.wish.readAs, { wish: 1, as: 'model' }), 'OLLAMA_MISSING');
    expect(app.entries).toHaveLength(2);
  });

  it('a wish has one answer only', async () => {
    const app = await openTestApp();
    await app.send('a calm lake');
    await app.refuses(app.call(routes.wish.anotherTake, { wish: 1 }), 'NOTHING_THERE');
  });
});

describe('a wish whose intent was misread', () => {
  it('starts over when it was meant as something new', async () => {
    const app = await openTestApp();
    await app.send('a calm lake');
    await app.send('make it red');
    expect(app.entries.at(-1)).toMatchObject({ type: 'edit' });
    await app.call(routes.wish.readAs, { wish: 3, as: 'new' });
    expect(app.entries.slice(4)).toMatchObject([
      { type: 'wish', text: 'make it red', replaces: 3, reading: { intent: 'new' } },
      { type: 'reply', to: 5, engine: 'composer' },
    ]);
  });

  it('keeps the program before it, whatever was tried in its place', async () => {
    const app = await openTestApp();
    await app.send('a calm lake');
    const { program } = app.last('reply');
    await app.send('make it red');
    await app.call(routes.wish.readAs, { wish: 3, as: 'new' });
    await app.call(routes.wish.readAs, { wish: app.last('wish').seq, as: 'leave' });
    expect(app.states.stage.program).toEqual(program);
  });

  it('changes the program before it when it was meant as a change', async () => {
    const app = await openTestApp();
    await app.call(routes.conversation.edit, { program: twoColors });
    await app.send('a thunderstorm');
    await app.call(routes.wish.readAs, { wish: 2, as: 'change' });
    expect(app.entries.at(-2)).toMatchObject({ type: 'wish', replaces: 2, reading: { intent: 'follow-up' } });
    expect(app.entries.at(-1)).toMatchObject({ type: 'reply' });
  });

  it('is undone when it was only small talk', async () => {
    const app = await openTestApp();
    await app.call(routes.conversation.edit, { program: solid('#FF0000') });
    await app.send('make it green');
    expect(app.states.stage.source).toEqual({ type: 'version', seq: 3 });
    expect(await app.call(routes.wish.readAs, { wish: 2, as: 'leave' })).toMatchObject({ outcome: 'done' });
    expect(app.states.stage).toMatchObject({
      source: { type: 'version', seq: 1 },
      program: solid('#FF0000'),
    });
    expect(app.entriesOf('wish').at(-1)).toMatchObject({ replaces: 2, reading: { intent: 'remark' } });
  });

  it('cannot be dropped if there was nothing before it, and nothing changes', async () => {
    const app = await openTestApp();
    await app.send('a calm lake');
    await app.refuses(app.call(routes.wish.readAs, { wish: 1, as: 'leave' }), 'NOTHING_THERE');
    expect(app.entries).toHaveLength(2);
  });

  it.each(['retry', 'anotherTake', 'readAs'] as const)('must exist to be corrected: %s', async (name) => {
    const app = await openTestApp();
    await app.call(routes.conversation.edit, { program: twoColors });
    const calls = {
      retry: () => app.call(routes.wish.retry, { wish: 1, by: 'anyone' }),
      anotherTake: () => app.call(routes.wish.anotherTake, { wish: 1 }),
      readAs: () => app.call(routes.wish.readAs, { wish: 9, as: 'new' }),
    };
    await app.refuses(calls[name](), 'NOT_FOUND');
    expect(app.entries).toHaveLength(1);
  });
});
