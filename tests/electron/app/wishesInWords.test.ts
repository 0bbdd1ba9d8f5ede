import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { formatLayout } from '#shared/lamp/layoutText';
import { FakeClock } from '../../fakes/FakeClock';
import { openTestApp } from './openTestApp';
import { twoColors } from './samplePrograms';

const quick = { settings: { limitsFlashes: false } };

/** Opens an app that shows a program made by hand. */
async function openShowing(options: Parameters<typeof openTestApp>[0] = {}) {
  const app = await openTestApp({ ...quick, ...options });
  await app.call(routes.conversation.edit, { program: twoColors });
  return app;
}

describe('a command to the lamp in words', () => {
  it.each([
    ['turn it off', { phase: 'off' }, 'The lamp is off.'],
    ['pause', { phase: 'held', atMs: 5000 }, 'Paused.'],
  ] as const)('“%s” is done, said, and in the log', async (text, light, say) => {
    const clock = new FakeClock();
    const app = await openShowing({ clock });
    await clock.advance(5000);
    expect(await app.send(text)).toEqual({ outcome: 'done', say });
    expect(app.states.stage.light).toEqual(light);
    expect(app.entries.at(-1)).toMatchObject({ type: 'wish', text, reading: { intent: 'control' } });
  });

  it('“turn it on” after off and “play” after a pause resume correctly', async () => {
    const clock = new FakeClock();
    const app = await openShowing({ clock });
    await app.send('turn it off');
    await clock.advance(1000);
    expect(await app.send('turn it on')).toEqual({ outcome: 'done', say: 'The lamp is on.' });
    expect(app.states.stage.light).toEqual({ phase: 'playing', startedMs: clock.now() });
    await clock.advance(2000);
    await app.send('pause');
    await clock.advance(60_000);
    expect(await app.send('play')).toEqual({ outcome: 'done', say: 'Playing.' });
    expect(app.states.stage.light).toEqual({ phase: 'playing', startedMs: clock.now() - 2000 });
  });

  it('sets the brightness of the whole lamp, which is stored', async () => {
    const app = await openShowing();
    expect(await app.send('brightness 40 %')).toEqual({ outcome: 'done', say: 'Brightness 40 %.' });
    expect(app.states.lamp.guards.brightness).toBe(102);
    expect(app.states.settings.brightness).toBe(102);
  });

  it('saves the current program under the given name', async () => {
    const app = await openShowing();
    expect(await app.send('save this as Campfire')).toEqual({ outcome: 'done', say: 'Saved as “Campfire”.' });
    expect(app.states.library).toMatchObject([{ program: { ...twoColors, name: 'Campfire' } }]);
  });

  it('cannot save if there is no program', async () => {
    const app = await openTestApp(quick);
    await app.refuses(app.send('save this as Campfire'), 'NOTHING_THERE');
    expect(app.states.library).toEqual([]);
  });

  it('turns the lamp off after a time, and says when', async () => {
    const clock = new FakeClock();
    const app = await openShowing({ clock });
    expect(await app.send('turn off in 20 minutes')).toMatchObject({
      say: expect.stringContaining('20 min') as string,
    });
    expect(app.states.stage.sleepAt).toBe(clock.now() + 20 * 60_000);
    await clock.advance(20 * 60_000 - 1);
    expect(app.states.stage.light.phase).toBe('playing');
    await clock.advance(1);
    expect(app.states.stage).toMatchObject({ light: { phase: 'off' }, sleepAt: null });
  });

  it('turns the lamp off at the next occurrence of a time of day', async () => {
    const clock = new FakeClock(new Date(2026, 2, 10, 23, 30).getTime());
    const app = await openShowing({ clock });
    expect(await app.send('turn off at 11 pm')).toMatchObject({ say: 'The lamp goes off at 23:00.' });
    expect(app.states.stage.sleepAt).toBe(new Date(2026, 2, 11, 23, 0).getTime());
  });

  it('starts a new conversation', async () => {
    const app = await openShowing();
    const before = app.states.conversation.id;
    expect(await app.send('start a new conversation')).toMatchObject({ outcome: 'done' });
    expect(app.states.conversation.id).not.toBe(before);
    expect(app.entries).toEqual([]);
    expect(app.states.stage.source).toEqual({ type: 'welcome' });
    expect(app.states.conversations).toHaveLength(2);
  });

  it('for a new conversation, in an empty one, leaves no second one behind', async () => {
    const app = await openTestApp(quick);
    await app.send('start a new conversation');
    expect(app.states.conversations).toHaveLength(1);
  });

  it('“thanks” changes nothing', async () => {
    const app = await openShowing();
    const { stage } = app.states;
    expect(await app.send('thanks, that looks lovely')).toMatchObject({ outcome: 'done' });
    expect(app.entries.at(-1)).toMatchObject({ type: 'wish', reading: { intent: 'remark' } });
    expect(app.states.stage).toEqual(stage);
  });
});

describe('a lasting wish', () => {
  it('is noted once', async () => {
    const app = await openShowing();
    await app.send('always keep it slow');
    await app.send('always keep it slow');
    expect(app.entriesOf('note')).toMatchObject([{ origin: 'rule' }]);
  });

  it('for every conversation goes to the settings, and into the next conversation', async () => {
    const app = await openShowing();
    await app.send('in every conversation, always keep it slow');
    expect(app.states.settings.standingWishes).toHaveLength(1);
    await app.call(routes.conversations.create, undefined);
    await app.send('a calm lake');
    expect(app.entriesOf('note')).toMatchObject([
      { origin: 'standing', text: app.states.settings.standingWishes[0] },
    ]);
  });

  it('for every conversation is stored once, however often it is repeated, and the newest ten are kept', async () => {
    const app = await openShowing();
    await app.send('in every conversation, always keep it slow');
    await app.send('in every conversation, always keep it slow');
    expect(app.states.settings.standingWishes).toHaveLength(1);
    const nine = Array.from({ length: 9 }, (_, at) => `Wish ${at}`);
    const [slow = ''] = app.states.settings.standingWishes;
    await app.call(routes.settings.change, { changes: { standingWishes: [slow, ...nine] } });
    await app.send('in every conversation, always keep it warm');
    const { standingWishes } = app.states.settings;
    expect(standingWishes).toEqual([...nine, expect.stringContaining('warm')]);
  });

  it('removed from the settings is withdrawn in the conversation that knows it', async () => {
    const app = await openShowing();
    await app.call(routes.settings.change, { changes: { standingWishes: ['Slow'] } });
    expect(app.entries.at(-1)).toMatchObject({ type: 'note', origin: 'standing', text: 'Slow' });
    await app.call(routes.settings.change, { changes: { standingWishes: [] } });
    expect(app.entries.at(-1)).toMatchObject({ type: 'note-change', text: null, by: 'settings' });
  });

  it('about the lamp’s orientation becomes the layout', async () => {
    const clock = new FakeClock();
    const app = await openShowing({ clock });
    await clock.advance(200);
    expect(await app.send('my lamp hangs upside down')).toMatchObject({
      outcome: 'done',
      say: expect.stringContaining('180') as string,
    });
    await clock.advance(200);
    expect(app.states.lamp.layout).toMatchObject({ rotation: 180 });
    expect(app.states.settings.layout).toBe(formatLayout(app.states.lamp.layout));
    expect(app.entriesOf('note')).toEqual([]);
  });
});

describe('an instant edit', () => {
  it('is applied at once, without an engine, and says what it changed', async () => {
    const app = await openShowing();
    expect(await app.send('make it green')).toEqual({ outcome: 'done' });
    expect(app.entries.slice(-2)).toMatchObject([
      { type: 'wish', reading: { intent: 'edit' } },
      { type: 'edit', to: 2, changes: [expect.any(String)] },
    ]);
    expect(app.states.stage).toMatchObject({ source: { type: 'version', seq: 3 } });
    expect(app.states.stage.program).not.toEqual(twoColors);
  });
});
