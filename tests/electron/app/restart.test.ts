import { cpSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { anyCalls } from './anyCalls';
import { openWithModel, sendEndless } from './openOllama';
import { openTestApp, type TestApp } from './openTestApp';
import { solid, twoColors } from './samplePrograms';

/** Opens the app as if its process had just been killed: on a copy of its folder, without the lock. */
async function afterKill({ folder }: TestApp): Promise<TestApp> {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true, filter: (source) => !source.startsWith(join(folder, 'lock')) });
  return openTestApp({ folder: copy });
}

/** The state that must survive a restart. */
function lasting({ states: { conversation, settings, library, stage, lamp } }: TestApp) {
  const { source, program, softened, isAllowedToFlash } = stage;
  const { guards, chosen, isPowerKnown } = lamp;
  return {
    conversation,
    settings,
    library,
    stage: { source, program, softened, isAllowedToFlash },
    lamp: { guards, chosen, isPowerKnown },
  };
}

describe('after a kill', () => {
  it('everything is as it was, up to the last entry', async () => {
    const app = await openTestApp({ settings: { limitsFlashes: false } });
    await app.call(routes.conversation.edit, { program: twoColors });
    await app.send('make it green');
    await app.call(routes.conversation.edit, { program: solid('#123456') });
    await app.call(routes.conversation.undo, undefined);
    await app.call(routes.library.save, { version: 1, name: 'Kept' });
    await app.call(routes.lamp.setBrightness, { brightness: 50 });
    expect(lasting(await afterKill(app))).toEqual(lasting(app));
  });

  it('the same conversation is open, even if another one was changed later', async () => {
    const app = await openTestApp({ settings: { limitsFlashes: false } });
    await app.call(routes.conversation.edit, { program: twoColors });
    const { id } = app.states.conversation;
    await app.call(routes.conversations.create, undefined);
    await app.call(routes.conversation.edit, { program: solid('#123456') });
    await app.call(routes.conversations.open, { id });
    const next = await afterKill(app);
    expect(next.states.conversations[0]?.id).not.toBe(id);
    expect(next.states.conversation.id).toBe(id);
  });

  it('during a reply, the wish is there, marked as stopped, and can be retried', async () => {
    const fixture = await openWithModel();
    await sendEndless(fixture, 'a calm lake');
    const next = await afterKill(fixture.app);
    const wish = next.last('wish');
    expect(wish.text).toBe('a calm lake');
    expect(next.entries.at(-1)).toMatchObject({ type: 'failure', to: wish.seq, code: 'STOPPED' });
    expect(next.entries).toEqual((await afterKill(next)).entries);
    expect(next.states.wish).toEqual({ phase: 'idle' });
    await next.call(routes.wish.retry, { wish: wish.seq, by: 'composer' });
    expect(next.entries.at(-1)).toMatchObject({ type: 'reply', engine: 'composer' });
  });

  it('everything is as it was, whatever was done before', async () => {
    await fc.assert(
      fc.asyncProperty(anyCalls, async (randomCalls) => {
        const app = await openTestApp({ settings: { limitsFlashes: false } });
        const trial = { call: app.client.call, mirror: app, ports: app.ports, ollama: undefined as never };
        // A test pattern and a layout reported by a lamp are not stored.
        for (const deed of randomCalls) await deed(trial);
        await app.call(routes.stage.test, { isOn: false });
        const next = await afterKill(app);
        expect(lasting(next)).toEqual(lasting(app));
        await Promise.all([app.close(), next.close()]);
      }),
      { numRuns: 4 },
    );
  });
});
