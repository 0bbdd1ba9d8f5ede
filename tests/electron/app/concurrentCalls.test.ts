import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { versionHistory } from '#shared/conversation/versionHistory';
import { openTestApp, type TestApp } from './openTestApp';
import { openWithModel, sendEndless } from './openOllama';
import { solid, twoColors } from './samplePrograms';

/** Opens an app with two conversations; the second is open. */
async function withTwo(): Promise<{ app: TestApp; first: string; second: string }> {
  const app = await openTestApp();
  await app.wish('a calm lake');
  const first = app.states.conversation.id;
  const { id: second } = await app.call(routes.conversations.create, undefined);
  await app.wish('a red desert');
  return { app, first, second };
}

describe('calls made at the same time', () => {
  it('open another conversation before the wish sent with that call is answered there', async () => {
    const { app, first } = await withTwo();
    await Promise.all([app.call(routes.conversations.open, { id: first }), app.send('a campfire')]);
    await app.until(({ conversation }) =>
      conversation.entries.some((entry) => entry.type === 'reply' && entry.program.name === 'Campfire'),
    );
    expect(app.states.conversation.id).toBe(first);
    expect(app.states.notices.filter(({ code }) => code === 'FILE_UNWRITABLE')).toEqual([]);
  });

  it('stop a reply, open another conversation, and answer the wish sent with that call there', async () => {
    const fixture = await openWithModel();
    const { app } = fixture;
    await app.call(routes.conversation.edit, { program: twoColors });
    const first = app.states.conversation.id;
    await app.call(routes.conversations.create, undefined);
    await sendEndless(fixture, 'a calm lake');
    const opening = app.call(routes.conversations.open, { id: first });
    await Promise.all([opening, app.send('slower')]);
    await app.until(({ conversation: { entries } }) => entries.some(({ type }) => type === 'edit'));
    expect(app.states.conversation.id).toBe(first);
    expect(app.last('wish').text).toBe('slower');
  });

  it('never leave a deleted conversation open', async () => {
    const { app, first } = await withTwo();
    await Promise.all([
      app.call(routes.conversations.open, { id: first }),
      app.call(routes.conversations.remove, { id: first }),
    ]);
    expect(app.states.conversation.id).not.toBe(first);
    await app.wish('a campfire');
    expect(app.last('reply').program.name).toBe('Campfire');
  });

  it('answer a wish sent along with erasing everything, in the new conversation', async () => {
    const { app } = await withTwo();
    await Promise.all([
      app.call(routes.conversations.eraseAll, { isConfirmed: true }),
      app.send('a campfire'),
    ]);
    await app.until(({ conversation: { entries } }) => entries.some(({ type }) => type === 'reply'));
    expect(app.entriesOf('wish').map(({ text }) => text)).toEqual(['a campfire']);
  });

  it('undo twice when undo is called twice, and both can be redone', async () => {
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

  it('take back two changes of an edit', async () => {
    const app = await openTestApp();
    await app.call(routes.conversation.edit, { program: twoColors });
    await app.wish('slower and dimmer');
    const { seq: edit } = app.last('edit');
    const results = await Promise.allSettled([
      app.call(routes.wish.takeBack, { edit, change: 0 }),
      app.call(routes.wish.takeBack, { edit, change: 0 }),
    ]);
    // The second one is about an entry that no longer counts: it is rejected and changes nothing.
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(app.last('edit').operations).toHaveLength(1);
  });

  it('create one new conversation when two are requested', async () => {
    const { app } = await withTwo();
    await Promise.all([
      app.call(routes.conversations.create, undefined),
      app.call(routes.conversations.create, undefined),
    ]);
    expect(app.states.conversations).toHaveLength(3);
  });
});

describe('an empty conversation', () => {
  it('is removed once another one is opened', async () => {
    const { app, first } = await withTwo();
    for (let round = 0; round < 3; round++) {
      await app.call(routes.conversations.create, undefined);
      await app.call(routes.conversations.open, { id: first });
    }
    expect(app.states.conversations).toHaveLength(2);
  });
});
