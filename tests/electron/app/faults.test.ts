import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { StateFold } from './StateFold';
import { openWithModel } from './openOllama';
import { Events } from '../../../electron/app/Events';
import { Notices } from '../../../electron/app/Notices';
import { openTestApp } from './openTestApp';
import { lakeReply, twoColors } from './samplePrograms';

describe('an internal error', () => {
  it('is answered as such, reported, and logged with its location; the app keeps working', async () => {
    const app = await openTestApp();
    const { library } = app.storage;
    library.get = () => Promise.reject(new TypeError('the library is broken'));
    await app.refuses(app.call(routes.library.use, { id: 'a' }), 'INTERNAL');
    expect(app.states.notices).toMatchObject([{ code: 'INTERNAL' }]);
    expect(app.states.notices[0]?.message).not.toContain('broken');
    expect(app.logged.find((line) => line.startsWith('fault'))).toMatch(
      /library\.use.*the library is broken/s,
    );
    await app.call(routes.conversation.edit, { program: twoColors });
    expect(app.entries).toHaveLength(1);
  });

  it('while a reply is stored takes it off the stage: what is shown is what is in the log', async () => {
    const { app, ollama } = await openWithModel();
    await app.call(routes.conversation.edit, { program: twoColors });
    const log = await app.storage.conversations.open(app.states.conversation.id);
    const append = log.appendFrom.bind(log);
    log.appendFrom = (make) =>
      make(log.entries).some(({ type }) => type === 'reply')
        ? Promise.reject(new LampwrightError('DISK_FULL', 'The disk is full. Make room, then try again.'))
        : append(make);
    ollama.queueReplies(lakeReply);
    await app.wish('a calm lake at night');
    expect(app.all('stage').map(({ source }) => source.type)).toContain('reply');
    expect(app.states.stage).toMatchObject({ source: { type: 'version', seq: 1 }, program: twoColors });
    expect(app.states.notices).toMatchObject([{ code: 'DISK_FULL', about: app.last('wish').seq }]);
  });
});

describe('a window that can no longer listen', () => {
  it('neither blocks the app nor keeps other windows from getting events', async () => {
    const app = await openTestApp();
    let isBroken = false;
    const forget = app.app.subscribe(() => {
      if (isBroken) throw new Error('Object has been destroyed');
    });
    const later = new StateFold();
    app.app.subscribe(later.take);
    isBroken = true;
    await app.call(routes.conversation.edit, { program: twoColors });
    forget();
    expect(later.entries).toEqual(app.entries);
    expect(later.states.stage).toMatchObject({ source: { type: 'version', seq: 1 } });
  });
});

describe('notices', () => {
  it('report damaged files, and disappear when they are dismissed', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'settings.json'), '{"brightness": 12');
    const app = await openTestApp({ folder });
    expect(app.states.notices).toMatchObject([
      { code: 'DATA_DAMAGED', message: expect.stringContaining('settings.json') as string },
    ]);
    expect(app.states.settings.brightness).toBe(179);
    await app.call(routes.notices.dismiss, { id: app.states.notices[0]?.id ?? 0 });
    expect(app.states.notices).toEqual([]);
  });

  it('say which wish they are about', async () => {
    const { app, ollama } = await openWithModel();
    ollama.replyWith(() => lakeReply);
    await app.wish('a calm lake');
    await app.wish('the very same once more, but entirely different in mood');
    expect(app.states.notices).toMatchObject([{ code: 'NOTHING_CHANGED', about: app.last('wish').seq }]);
  });

  it('are limited to the last twenty', () => {
    const notices = new Notices(new Events(() => {}), () => 0);
    for (let number = 1; number <= 25; number++) notices.add({ code: 'DONE', message: `${number}` });
    expect(notices.state.map(({ message }) => Number(message))).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 6),
    );
  });

  it('are not repeated', async () => {
    const app = await openTestApp({ settings: { limitsFlashes: false } });
    await app.call(routes.conversation.edit, { program: twoColors });
    await app.call(routes.library.save, { version: 1 });
    await app.call(routes.lamp.setLayout, { layout: '8x8' });
    await app.until(({ lamp }) => lamp.layout.shape === 'grid' && lamp.layout.columns === 8);
    const id = app.states.library[0]?.id ?? '';
    await app.call(routes.library.use, { id });
    const count = app.states.notices.length;
    await app.call(routes.library.use, { id });
    expect(app.states.notices).toHaveLength(count);
  });
});
