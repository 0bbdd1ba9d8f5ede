import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { FakeClock } from '../../fakes/FakeClock';
import { advanceToOutcome } from '../lamp/link/outcomeOf';
import { folderBytesWithoutLock } from '../storage/openStorage';
import { openWithModel, sendEndless } from './openOllama';
import { openTestApp, type TestApp } from './openTestApp';
import { solid, twoColors } from './samplePrograms';
import { TestPorts } from './TestPorts';

const settings = { limitsFlashes: false };

/** Opens an app with two conversations, the second one open; returns their ids. */
async function openTwo() {
  const app = await openTestApp({ settings });
  await app.call(routes.conversation.edit, { program: twoColors });
  await app.send('make it green');
  const first = app.states.conversation.id;
  const { id: second } = await app.call(routes.conversations.create, undefined);
  await app.call(routes.conversation.edit, { program: solid('#FF0000') });
  await app.until(({ conversations }) => conversations.length === 2);
  return { app, first, second };
}

const listed = ({ states }: TestApp) => states.conversations.map(({ id }) => id);

describe('conversations', () => {
  it('start empty, and an empty one is reused as a new one', async () => {
    const app = await openTestApp({ settings });
    const { id } = app.states.conversation;
    expect(await app.call(routes.conversations.create, undefined)).toEqual({ id });
    expect(listed(app)).toEqual([id]);
  });

  it('are opened with the program they show', async () => {
    const { app, first, second } = await openTwo();
    await app.call(routes.conversations.open, { id: first });
    expect(app.states.conversation.id).toBe(first);
    expect(app.entries).toHaveLength(3);
    expect(app.states.stage.source).toEqual({ type: 'version', seq: 3 });
    expect(app.states.settings.openConversation).toBe(first);
    await app.call(routes.conversations.open, { id: second });
    expect(app.states.stage.program).toEqual(solid('#FF0000'));
  });

  it('that do not exist are refused, and the open one stays', async () => {
    const { app, second } = await openTwo();
    for (const route of [
      routes.conversations.open,
      routes.conversations.remove,
      routes.conversations.putBack,
    ])
      await app.refuses(app.call<{ id: string }, unknown>(route, { id: 'none' }), 'NOT_FOUND');
    await app.refuses(app.call(routes.conversations.export, { id: '../../settings' }), 'NOT_FOUND');
    await app.refuses(app.call(routes.conversations.rename, { id: 'none', title: 'x' }), 'NOT_FOUND');
    expect(app.states.conversation.id).toBe(second);
    expect(listed(app)).toHaveLength(2);
  });

  it('keep the title the user gives them, open or not', async () => {
    const { app, first, second } = await openTwo();
    await app.call(routes.conversations.rename, { id: first, title: 'Evening' });
    await app.call(routes.conversations.rename, { id: second, title: 'Morning' });
    const titles = new Map(app.states.conversations.map(({ id, title }) => [id, title]));
    expect([titles.get(first), titles.get(second)]).toEqual(['Evening', 'Morning']);
    await app.refuses(app.call(routes.conversations.rename, { id: second, title: '  ' }), 'EMPTY_INPUT');
  });

  it('are found by words of their wishes', async () => {
    const { app, first } = await openTwo();
    expect(await app.call(routes.conversations.search, { words: 'GREEN make' })).toMatchObject([
      { id: first, wish: 'make it green' },
    ]);
    expect(await app.call(routes.conversations.search, { words: 'nowhere' })).toEqual([]);
  });

  it('can be deleted, even the open one, and restored as they were', async () => {
    const { app, first, second } = await openTwo();
    const { entries } = app;
    await app.call(routes.conversations.remove, { id: second });
    expect(app.states.conversation.id).toBe(first);
    expect(listed(app)).toEqual([first]);
    await app.call(routes.conversations.putBack, { id: second });
    expect(listed(app)).toHaveLength(2);
    await app.call(routes.conversations.open, { id: second });
    expect(app.entries).toEqual(entries);
  });

  it('are never empty as a list: deleting the last one creates a new one', async () => {
    const app = await openTestApp({ settings });
    await app.call(routes.conversation.edit, { program: twoColors });
    const { id } = app.states.conversation;
    await app.call(routes.conversations.remove, { id });
    expect(app.states.conversation.id).not.toBe(id);
    expect(app.entries).toEqual([]);
    expect(listed(app)).toEqual([app.states.conversation.id]);
    expect(app.states.stage.source).toEqual({ type: 'welcome' });
  });

  it('stop the reply in progress when another one is opened; the first one records that', async () => {
    const fixture = await openWithModel();
    await sendEndless(fixture, 'a calm lake');
    const { id } = fixture.app.states.conversation;
    await fixture.app.send('this waits');
    await fixture.app.call(routes.conversations.create, undefined);
    expect(fixture.app.entries).toEqual([]);
    expect(fixture.app.states.wish).toEqual({ phase: 'idle' });
    await fixture.app.call(routes.conversations.open, { id });
    expect(fixture.app.entries.at(-1)).toMatchObject({ type: 'failure', code: 'STOPPED' });
    expect(fixture.app.entriesOf('wish')).toHaveLength(1);
  });

  it('that do not exist do not stop a reply in progress when they are opened', async () => {
    const fixture = await openWithModel();
    await sendEndless(fixture, 'a calm lake');
    await fixture.app.refuses(fixture.app.call(routes.conversations.open, { id: 'none' }), 'NOT_FOUND');
    expect(fixture.app.states.wish.phase).toBe('answering');
  });
});

describe('files of conversations', () => {
  it('can be exported and imported unchanged', async () => {
    const { app, first } = await openTwo();
    const { name, text } = await app.call(routes.conversations.export, { id: first });
    expect(name).toMatch(/^[\w-]+\.lampwright\.jsonl$/);
    const { id } = await app.call(routes.conversations.import, { text });
    expect(id).not.toBe(first);
    await app.call(routes.conversations.open, { id });
    const { text: again } = await app.call(routes.conversations.export, { id });
    expect(again.slice(again.indexOf('\n'))).toBe(text.slice(text.indexOf('\n')));
  });

  it.each(['', 'hello', '{"a":1}\n', '\u0000\u0001'])(
    'that are not conversations are refused: %j',
    async (text) => {
      const { app } = await openTwo();
      const before = folderBytesWithoutLock(app.folder);
      await app.refuses(app.call(routes.conversations.import, { text }), 'BAD_CONVERSATION');
      await app.refuses(app.call(routes.conversations.restoreBackup, { text }), 'BAD_BACKUP');
      expect(folderBytesWithoutLock(app.folder)).toEqual(before);
    },
  );
});

describe('a backup', () => {
  it('restores what was erased: conversations, saved programs, settings', async () => {
    const { app, first, second } = await openTwo();
    const textOf = async (id: string) => (await app.call(routes.conversations.export, { id })).text;
    await app.call(routes.library.save, { version: 1, name: 'Kept', tags: ['warm'] });
    await app.call(routes.lamp.setBrightness, { brightness: 77 });
    await app.call(routes.settings.change, { changes: { theme: 'light', standingWishes: ['Slow'] } });
    const { library, settings: chosen } = app.states;
    const texts = [await textOf(first), await textOf(second)];
    const { name, text } = await app.call(routes.conversations.backUp, undefined);
    expect(name).toMatch(/^lampwright-\d{4}-\d\d-\d\d\.backup\.jsonl$/);
    await app.call(routes.conversations.eraseAll, { isConfirmed: true });
    expect(await app.call(routes.conversations.restoreBackup, { text })).toEqual({
      conversations: 2,
      programs: 1,
    });
    expect(app.states.library).toEqual(library);
    expect([await textOf(first), await textOf(second)]).toEqual(texts);
    const { openConversation: _now, ...now } = app.states.settings;
    const { openConversation: _then, ...then } = chosen;
    expect(now).toEqual(then);
    expect(app.states.lamp.guards.brightness).toBe(77);
  });

  it('imported twice adds nothing', async () => {
    const { app } = await openTwo();
    const { text } = await app.call(routes.conversations.backUp, undefined);
    expect(await app.call(routes.conversations.restoreBackup, { text })).toEqual({
      conversations: 0,
      programs: 0,
    });
  });
});

describe('erasing everything', () => {
  it('leaves nothing: no file, no setting, no text in a window’s state', async () => {
    const { app } = await openTwo();
    await app.send('make it blue like my secretword');
    await app.call(routes.library.save, { version: 1, name: 'secretword' });
    await app.call(routes.settings.change, { changes: { standingWishes: ['secretword'], theme: 'light' } });
    await app.call(routes.lamp.setBrightness, { brightness: 3 });
    await app.call(routes.stage.sleep, { ms: 60_000 });
    await app.call(routes.conversations.eraseAll, { isConfirmed: true });
    expect(app.entries).toEqual([]);
    expect(app.states.library).toEqual([]);
    expect(app.states.notices).toEqual([]);
    expect(app.states.conversations).toHaveLength(1);
    expect(app.states.settings).toMatchObject({ theme: 'dark', standingWishes: [], brightness: 179 });
    expect(app.states.lamp.guards.brightness).toBe(179);
    expect(app.states.stage).toMatchObject({ source: { type: 'welcome' }, sleepAt: null });
    expect(JSON.stringify(app.states)).not.toContain('secretword');
    expect(JSON.stringify(folderBytesWithoutLock(app.folder))).not.toContain('secretword');
  });

  it('forgets the chosen lamp and its layout', async () => {
    const clock = new FakeClock();
    const ports = new TestPorts(clock);
    const app = await openTestApp({ ports, settings });
    ports.plug();
    await advanceToOutcome(clock, app.call(routes.lamp.connect, { path: '/dev/ttyUSB0', driver: 'auto' }));
    await app.call(routes.lamp.setLayout, { layout: '10x14+32,rotate180,GRB' });
    await clock.advance(1000);
    expect(app.states.lamp).toMatchObject({ state: { lamp: { kind: 'native' } }, layout: { rotation: 180 } });
    await app.call(routes.conversations.eraseAll, { isConfirmed: true });
    await clock.advance(1000);
    expect(app.states.lamp).toMatchObject({
      state: { phase: 'ready', lamp: { kind: 'virtual' } },
      chosen: null,
      layout: { rotation: 0 },
    });
    expect(ports.openWires).toBe(1);
  });

  it('stops the reply in progress, and the app keeps working', async () => {
    const fixture = await openWithModel({ settings });
    await sendEndless(fixture, 'a calm lake');
    await fixture.app.call(routes.conversations.eraseAll, { isConfirmed: true });
    expect(fixture.app.states.wish).toEqual({ phase: 'idle' });
    expect(fixture.app.entries).toEqual([]);
    await fixture.app.call(routes.conversation.edit, { program: twoColors });
    expect(fixture.app.entries).toHaveLength(1);
  });
});
