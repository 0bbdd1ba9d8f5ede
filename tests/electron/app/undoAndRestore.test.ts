import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { openTestApp, type TestApp } from './openTestApp';
import { solid, twoColors } from './samplePrograms';

/** An app with three versions: entries 1, 2 and 3. */
async function openWithVersions(): Promise<TestApp> {
  const app = await openTestApp({ settings: { limitsFlashes: false } });
  for (const color of ['#FF0000', '#00FF00', '#0000FF'])
    await app.call(routes.conversation.edit, { program: solid(color) });
  return app;
}

const shown = ({ states: { stage } }: TestApp) =>
  stage.source.type === 'version' ? stage.source.seq : undefined;

describe('undo and redo', () => {
  it('step through the versions, by route as in words', async () => {
    const app = await openWithVersions();
    await app.call(routes.conversation.undo, undefined);
    expect(shown(app)).toBe(2);
    await app.send('undo');
    expect(shown(app)).toBe(1);
    await app.call(routes.conversation.redo, undefined);
    expect(shown(app)).toBe(2);
    await app.send('redo');
    expect(shown(app)).toBe(3);
    expect(app.states.stage.program).toEqual(solid('#0000FF'));
  });

  it('in words go as many steps as requested', async () => {
    const app = await openWithVersions();
    await app.send('undo the last two changes');
    expect(shown(app)).toBe(1);
    await app.call(routes.conversation.redo, undefined);
    expect(shown(app)).toBe(2);
  });

  it('in words say that there is nothing to undo yet, instead of drawing something called “undo”', async () => {
    const app = await openTestApp({});
    for (const wish of ['undo', 'redo']) await app.refuses(app.send(wish), 'NOTHING_THERE');
    expect(app.entries).toEqual([]);
  });

  it('say that there is nothing to undo or redo, and write nothing', async () => {
    const app = await openWithVersions();
    await app.refuses(app.call(routes.conversation.redo, undefined), 'NOTHING_THERE');
    await app.refuses(app.send('redo'), 'NOTHING_THERE');
    for (const _ of [1, 2]) await app.call(routes.conversation.undo, undefined);
    const { length } = app.entries;
    await app.refuses(app.call(routes.conversation.undo, undefined), 'NOTHING_THERE');
    await app.refuses(app.send('undo'), 'NOTHING_THERE');
    expect(app.entries).toHaveLength(length);
    expect(shown(app)).toBe(1);
  });

  it('end at a new change: what was undone before it can no longer be redone', async () => {
    const app = await openWithVersions();
    await app.call(routes.conversation.undo, undefined);
    await app.call(routes.conversation.edit, { program: twoColors });
    await app.refuses(app.call(routes.conversation.redo, undefined), 'NOTHING_THERE');
  });
});

describe('restoring', () => {
  it('shows any version again', async () => {
    const app = await openWithVersions();
    await app.call(routes.conversation.restore, { version: 1 });
    expect(shown(app)).toBe(1);
    expect(app.entries.at(-1)).toMatchObject({ type: 'restore', to: 1, how: 'jump' });
  });

  it('in words goes back to the first one', async () => {
    const app = await openWithVersions();
    await app.send('go back to the first version');
    expect(shown(app)).toBe(1);
  });

  it.each([4, 99])('refuses entry %i, which is not a version', async (version) => {
    const app = await openWithVersions();
    await app.call(routes.conversation.addNote, { text: 'Warm.' });
    await app.refuses(app.call(routes.conversation.restore, { version }), 'NOT_FOUND');
    await app.refuses(app.call(routes.conversation.allowFlashes, { version }), 'NOT_FOUND');
    expect(shown(app)).toBe(3);
  });
});

describe('a manual change', () => {
  it('that changes nothing is not recorded', async () => {
    const app = await openWithVersions();
    await app.call(routes.conversation.edit, { program: solid('#0000FF') });
    expect(app.entries).toHaveLength(3);
  });
});

describe('taking back one change of an instant edit', () => {
  /** The current program as text. */
  const text = ({ states }: TestApp) => JSON.stringify(states.stage.program);

  it('takes back the newest', async () => {
    const app = await openWithVersions();
    await app.send('make it orange');
    const edit = app.last('edit');
    await app.call(routes.wish.takeBack, { edit: edit.seq, change: 0 });
    expect(app.states.stage.program).toEqual(solid('#0000FF'));
    expect(app.entries.at(-1)).toMatchObject({ type: 'edit', to: edit.to, changes: [] });
  });

  it('takes back an older one, and keeps the later ones', async () => {
    const app = await openTestApp({ settings: { limitsFlashes: false } });
    await app.call(routes.conversation.edit, { program: twoColors });
    await app.send('make it twice as fast');
    const first = app.last('edit');
    await app.send('make it green');
    const both = text(app);
    await app.call(routes.wish.takeBack, { edit: first.seq, change: 0 });
    const { steps } = app.states.stage.program;
    expect(steps.map(({ duration }) => duration)).toEqual(twoColors.steps.map(({ duration }) => duration));
    expect(text(app)).not.toBe(both);
    expect(text(app)).not.toBe(JSON.stringify(twoColors));
  });

  it('is refused once something else was made from it', async () => {
    const app = await openWithVersions();
    await app.send('make it orange');
    const { seq } = app.last('edit');
    await app.send('a thunderstorm');
    const { length } = app.entries;
    await app.refuses(app.call(routes.wish.takeBack, { edit: seq, change: 0 }), 'TOO_LATE');
    expect(app.entries).toHaveLength(length);
  });

  it('is refused once it was undone, and works again after a redo', async () => {
    const app = await openWithVersions();
    await app.send('make it orange');
    const { seq } = app.last('edit');
    await app.call(routes.conversation.undo, undefined);
    await app.refuses(app.call(routes.wish.takeBack, { edit: seq, change: 0 }), 'TOO_LATE');
    await app.call(routes.conversation.redo, undefined);
    await app.call(routes.wish.takeBack, { edit: seq, change: 0 });
    expect(app.states.stage.program).toEqual(solid('#0000FF'));
  });

  it('takes back every change of one edit, one by one', async () => {
    const app = await openTestApp({ settings: { limitsFlashes: false } });
    await app.call(routes.conversation.edit, { program: twoColors });
    await app.send('make it green and twice as slow');
    const first = app.last('edit');
    expect(first.operations).toHaveLength(2);
    await app.call(routes.wish.takeBack, { edit: first.seq, change: 1 });
    const second = app.last('edit');
    await app.refuses(app.call(routes.wish.takeBack, { edit: first.seq, change: 0 }), 'TOO_LATE');
    await app.call(routes.wish.takeBack, { edit: second.seq, change: 0 });
    expect(app.states.stage.program).toEqual(twoColors);
    const third = app.last('edit');
    await app.refuses(app.call(routes.wish.takeBack, { edit: third.seq, change: 0 }), 'TOO_LATE');
  });
});
