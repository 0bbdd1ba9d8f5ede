import { describe, expect, it } from 'vitest';
import { soften } from '#shared/animation/flashes/soften';
import { routes } from '#shared/api/contract';
import { compose } from '#shared/composer/compose';
import { defaultLayout } from '#shared/lamp/Layout';
import { openTestApp } from './openTestApp';
import { openWithModel, stalledAt } from './openOllama';
import { flashing, twoColors } from './samplePrograms';

const safe = soften(flashing, defaultLayout).program;

describe('a program that flashes', () => {
  it('is softened step by step while it is being written', async () => {
    const { app, ollama } = await openWithModel({ settings: { limitsFlashes: true } });
    const steps = Array.from({ length: 6 }, () => flashing.steps)
      .flat()
      .map((step, at) => ({ ...step, id: `s${at}` }));
    const text = JSON.stringify({ program: { name: 'Flashes', steps, on_complete: { type: 'off' } } });
    ollama.queueReplies(stalledAt('"on_complete"', text));
    await app.send('a thousand lightnings');
    await app.until(({ wish }) => wish.phase === 'answering' && wish.draft?.steps.length === steps.length);
    const { wish } = app.states;
    const draft = wish.phase === 'answering' && wish.draft ? wish.draft : flashing;
    expect(draft.steps).not.toEqual(steps);
    expect(soften(draft, defaultLayout).changes).toEqual([]);
  });

  it('is softened when it is complete', async () => {
    const { app, ollama } = await openWithModel({ settings: { limitsFlashes: true } });
    ollama.queueReplies(JSON.stringify({ program: flashing }));
    await app.wish('a thousand lightnings');
    expect(app.all('stage').map(({ program }) => program)).not.toContainEqual(flashing);
    expect(app.states.stage.program).toEqual(safe);
  });
});

describe('a saved program', () => {
  it('starts at 0 when it is shown', async () => {
    const app = await openTestApp();
    await app.call(routes.conversation.edit, { program: twoColors });
    const { id } = await app.call(routes.library.save, { version: 1 });
    await app.call(routes.stage.seek, { ms: 4000 });
    const { light: before } = app.states.stage;
    await app.call(routes.library.use, { id });
    const { light } = app.states.stage;
    if (before.phase !== 'playing' || light.phase !== 'playing') throw new Error('It does not play.');
    expect(light.startedMs).toBeGreaterThan(before.startedMs + 3000);
  });
});

describe('a notice about a wish', () => {
  it('disappears with its conversation', async () => {
    const app = await openTestApp();
    await app.wish('a calm lake');
    expect(app.states.notices).toMatchObject([{ code: 'COMPOSER_NOTE', about: 1 }]);
    await app.call(routes.conversations.create, undefined);
    expect(app.states.notices).toEqual([]);
  });
});

describe('a lamp', () => {
  it('is searched for on serial ports only', async () => {
    const app = await openTestApp();
    for (const path of ['/dev/watchdog', '/etc/passwd', '/dev/tty/../sda', 'virtual'])
      await app.refuses(app.call(routes.lamp.connect, { path, driver: 'auto' }), 'LAMP_NOT_FOUND');
  });

  it('is not offered right after it was disconnected', async () => {
    const app = await openTestApp();
    app.ports.plug();
    await app.until(({ lamp }) => lamp.offered.length === 1);
    const [path = ''] = app.states.lamp.offered;
    await app.call(routes.lamp.connect, { path, driver: 'auto' });
    await app.call(routes.lamp.disconnect, undefined);
    expect(app.states.lamp.offered).toEqual([]);
  });
});

describe('a text that is too long', () => {
  it('is refused with the limit named', async () => {
    const app = await openTestApp();
    await app.refuses(app.send('x'.repeat(1001)), 'TOO_LARGE');
  });
});

describe('a wish after a scene too large for the context window', () => {
  it.each([
    ['a campfire by the sea', 2],
    ['make the waves higher', 3],
  ])('“%s” goes to the model, which may keep steps by reference', async (wish, steps) => {
    const { app, ollama } = await openWithModel({ settings: { limitsFlashes: true } });
    const { program } = compose('a thunderstorm over the sea');
    await app.call(routes.conversation.edit, { program });
    ollama.queueReplies(
      JSON.stringify({ program: { ...twoColors, steps: [program.steps[0]?.id, ...twoColors.steps] } }),
    );
    await app.wish(wish);
    expect(app.entriesOf('failure')).toEqual([]);
    expect(app.last('wish').sent).toContain('too long to be told whole');
    expect(app.last('reply').program.steps).toHaveLength(steps);
  });
});
