import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { versionHistory } from '#shared/conversation/versionHistory';
import { openTestApp, type TestApp } from './openTestApp';
import { openWithModel, sendEndless } from './openOllama';
import { solid, twoColors } from './samplePrograms';

/** Two conversations; the second is open. */
async function withTwo(): Promise<{ app: TestApp; first: string; second: string }> {
  const app = await openTestApp();
  await app.wish('a calm lake');
  const first = app.states.conversation.id;
  const { id: second } = await app.call(routes.conversations.create, undefined);
  await app.wish('a red desert');
  return { app, first, second };
}

describe('what is asked at the same time', () => {
  it('opens another conversation before a wish that came with it is answered there', async () => {
    const { app, first } = await withTwo();
    await Promise.all([app.call(routes.conversations.open, { id: first }), app.send('a campfire')]);
    await app.until(({ conversation }) =>
      conversation.entries.some((entry) => entry.type === 'reply' && entry.program.name === 'Campfire'),
    );
    expect(app.states.conversation.id).toBe(first);
    expect(app.states.notices.filter(({ code }) => code === 'FILE_UNWRITABLE')).toEqual([]);
  });

  it('stops a reply, opens another conversation, and answers the wish that came with it there', async () => {
    const desk = await openWithModel();
    const { app } = desk;
    await app.call(routes.conversation.edit, { program: twoColors });
    const first = app.states.conversation.id;
    await app.call(routes.conversations.create, undefined);
    await sendEndless(desk, 'a calm lake');
    const opening = app.call(routes.conversations.open, { id: first });
    await Promise.all([opening, app.send('slower')]);
    await app.until(({ conversation: { entries } }) => entries.some(({ type }) => type === 'edit'));
    expect(app.states.conversation.id).toBe(first);
    expect(app.last('wish').text).toBe('slower');
  });

  it('never leaves a conversation open that was deleted', async () => {
    const { app, first } = await withTwo();
    await Promise.all([
      app.call(routes.conversations.open, { id: first }),
      app.call(routes.conversations.remove, { id: first }),
    ]);
    expect(app.states.conversation.id).not.toBe(first);
    await app.wish('a campfire');
    expect(app.last('reply').program.name).toBe('Campfire');
  });

  it('answers a wish that came with erasing everything, in what is new', async () => {
    const { app } = await withTwo();
    await Promise.all([app.call(routes.conversations.eraseAll, { isMeant: true }), app.send('a campfire')]);
    await app.until(({ conversation: { entries } }) => entries.some(({ type }) => type === 'reply'));
    expect(app.entriesOf('wish').map(({ text }) => text)).toEqual(['a campfire']);
  });

  it('undoes twice where undo is asked for twice, and both can be redone', async () => {
    const app = await openTestApp();
    for (const color of ['#FF0000', '#00FF00', '#0000FF'])
      await app.call(routes.conversation.edit, { program: solid(color) });
    await Promise.all([
      app.call(routes.conversation.undo, undefined),
      app.call(routes.conversation.undo, undefined),
    ]);
    expect(app.states.stage.program).toEqual(solid('#FF0000'));
    expect(versionHistory(app.entries).future).toHaveLength(2);
  });

  it('takes back two changes of an edit', async () => {
    const app = await openTestApp();
    await app.call(routes.conversation.edit, { program: twoColors });
    await app.wish('slower and dimmer');
    const { seq: edit } = app.last('edit');
    const results = await Promise.allSettled([
      app.call(routes.wish.takeBack, { edit, change: 0 }),
      app.call(routes.wish.takeBack, { edit, change: 0 }),
    ]);
    // The second is about an entry that counts no more: it is told so, and nothing comes back.
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(app.last('edit').operations).toHaveLength(1);
  });

  it('makes one new conversation of two that were asked for', async () => {
    const { app } = await withTwo();
    await Promise.all([
      app.call(routes.conversations.create, undefined),
      app.call(routes.conversations.create, undefined),
    ]);
    expect(app.states.conversations).toHaveLength(3);
  });
});

describe('an empty conversation', () => {
  it('is gone once another one is opened', async () => {
    const { app, first } = await withTwo();
    for (let round = 0; round < 3; round++) {
      await app.call(routes.conversations.create, undefined);
      await app.call(routes.conversations.open, { id: first });
    }
    expect(app.states.conversations).toHaveLength(2);
  });
});
