import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { stubInstalledOllama } from '../../fakes/ollama/stubInstalledOllama';
import { CountedClock } from './CountedClock';
import { openOllama, openWithModel, sendEndless, stalledAt } from './openOllama';
import { openTestApp, type TestApp } from './openTestApp';
import { lakeReply, solid, twoColors } from './samplePrograms';
import { TestPorts } from './TestPorts';
import { eventually } from '../eventually';

/** Fails if the app has left anything behind: a timer, a wire, a half-written file, the lock of its folder. */
async function expectNothingLeft({ clock, ports, folder, logged }: TestApp): Promise<void> {
  const { waiting } = clock as CountedClock;
  expect(waiting, 'timers').toBe(0);
  expect(ports.openWires, 'wires').toBe(0);
  expect(ports.isWatched, 'the ports are watched').toBe(false);
  const files = readdirSync(folder, { recursive: true }).map(String);
  expect(files.filter((name) => /tmp|lock/.test(name))).toEqual([]);
  expect(logged.filter((line) => line.startsWith('fault') || line.includes('did not end'))).toEqual([]);
  expect(logged.at(-1)).toBe('info closed');
}

/** Closes the app twice, and opens another one on its folder. */
async function expectCleanEnd(app: TestApp): Promise<TestApp> {
  await Promise.all([app.close(), app.close()]);
  await app.close();
  await expectNothingLeft(app);
  return openTestApp({ folder: app.folder, ports: new TestPorts(new CountedClock()) });
}

describe('closing', () => {
  it('when idle leaves nothing behind, and the next app finds everything', async () => {
    const app = await openTestApp();
    await app.call(routes.conversation.edit, { program: twoColors });
    await app.call(routes.stage.sleep, { ms: 3_600_000 });
    const { entries } = app;
    const next = await expectCleanEnd(app);
    expect(next.entries).toEqual(entries);
    expect(next.states.stage.program).toEqual(twoColors);
  });

  it('during a reply stops it: the conversation says so, and the connection is closed', async () => {
    const fixture = await openWithModel();
    await sendEndless(fixture, 'a calm lake');
    await fixture.app.send('this waits');
    const next = await expectCleanEnd(fixture.app);
    expect(next.entries.at(-1)).toMatchObject({ type: 'failure', code: 'STOPPED' });
    expect(next.entriesOf('wish')).toHaveLength(1);
    await eventually(() => expect(fixture.ollama.openRequests).toBe(0));
  });

  it('between a program and its note keeps the program', async () => {
    const { app, ollama } = await openWithModel();
    ollama.queueReplies(stalledAt('The owner', lakeReply));
    await app.send('a calm lake');
    await app.until(({ stage }) => stage.source.type === 'reply');
    const next = await expectCleanEnd(app);
    expect(next.states.stage.program.name).toBe('Calm lake');
  });

  it('while the model is warming up cancels that', async () => {
    const ollama = await openOllama();
    ollama.failNext('slow-load');
    const app = await openTestApp({ ollama });
    await app.until(({ engine }) => engine.isWarming);
    await expectCleanEnd(app);
    await eventually(() => expect(ollama.openRequests).toBe(0));
  });

  it('during a download stops it', async () => {
    stubInstalledOllama();
    const ollama = await openOllama({ models: [] });
    ollama.failNext('pull-stall');
    const app = await openTestApp({ ollama, settings: { engineModel: null } });
    await app.call(routes.engine.getModel, undefined);
    await app.until(
      ({ engine: { setup } }) => setup.phase === 'running' && setup.progress.phase === 'pulling',
    );
    await expectCleanEnd(app);
    await eventually(() => expect(ollama.openRequests).toBe(0));
  });

  it('while a picture is drawn cancels it', async () => {
    const app = await openTestApp();
    await app.send('a calm lake');
    const gif = app.call(routes.library.gif, { program: { from: 'conversation', version: 2 } });
    const [, end] = await Promise.all([app.close(), gif.catch((error: unknown) => error)]);
    expect(end).toMatchObject({ code: 'STOPPED' });
    await expectCleanEnd(app);
  });

  it('while connecting cancels it, and the lamp chosen before stays chosen', async () => {
    const app = await openTestApp();
    app.ports.plug();
    app.ports.silentPath = '/dev/ttyUSB0';
    const connecting = app.call(routes.lamp.connect, { path: '/dev/ttyUSB0', driver: 'auto' });
    const ended = connecting.catch((error: unknown) => error);
    await app.until(({ lamp: { state } }) => state.phase === 'looking' && state.path === '/dev/ttyUSB0');
    await app.close();
    expect(await ended).toMatchObject({ code: 'STOPPED' });
    const next = await expectCleanEnd(app);
    expect(next.states.settings.lamp).toBeNull();
  });

  it('releases a lamp that is playing', async () => {
    const app = await openTestApp();
    app.ports.plug();
    await app.call(routes.lamp.connect, { path: '/dev/ttyUSB0', driver: 'native' });
    await expectCleanEnd(app);
  });

  it('right after a change leaves no work pending', async () => {
    const app = await openTestApp();
    await app.call(routes.conversation.edit, { program: twoColors });
    await app.call(routes.conversation.edit, { program: solid('#FF0000') });
    await expectCleanEnd(app);
  });

  it('makes later calls fail with a message, not with an internal error', async () => {
    const app = await openTestApp();
    await app.close();
    const answer = await app.app.call('conversation.edit', { program: twoColors });
    expect(answer).toMatchObject({ ok: false });
    expect(answer).not.toMatchObject({ error: { code: 'INTERNAL' } });
  });
});

describe('a folder', () => {
  it('can be used by one app at a time', async () => {
    const app = await openTestApp();
    await expect(openTestApp({ folder: app.folder })).rejects.toMatchObject({ code: 'STORAGE_IN_USE' });
  });
});
