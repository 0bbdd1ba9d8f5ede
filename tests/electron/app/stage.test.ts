import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { routes } from '#shared/api/contract';
import { inColorOrder } from '#shared/lamp/Layout';
import { FakeClock } from '../../fakes/FakeClock';
import { openTestApp, type TestApp } from './openTestApp';
import { flashing, solid, twoColors } from './samplePrograms';

/** Opens an app on a fake clock, with a lamp that is ready. */
async function openInTime(
  settings: NonNullable<Parameters<typeof openTestApp>[0]>['settings'] = { limitsFlashes: false },
): Promise<{ app: TestApp; clock: FakeClock }> {
  const clock = new FakeClock();
  const app = await openTestApp({ clock, settings });
  await clock.advance(500);
  expect(app.states.lamp.state.phase).toBe('ready');
  return { app, clock };
}

const show = (app: TestApp, program = twoColors) => app.call(routes.conversation.edit, { program });

/** Whether any LED of the lamp is lit. */
const isLit = ({ ports }: TestApp) => ports.virtual.displayedFrame().bytes.some((byte) => byte > 0);

describe('the current program', () => {
  it('is the welcome before the first wish, on the lamp too', async () => {
    const { app } = await openInTime();
    expect(app.states.stage).toMatchObject({ source: { type: 'welcome' }, light: { phase: 'playing' } });
    expect(isLit(app)).toBe(true);
  });

  it('starts at 0 when it is new, and keeps its time when it was changed', async () => {
    const { app, clock } = await openInTime();
    await app.send('a calm lake');
    const begun = { phase: 'playing', startedMs: clock.now() };
    expect(app.states.stage.light).toEqual(begun);
    await clock.advance(3000);
    await app.send('make it green');
    expect(app.states.stage).toMatchObject({ source: { seq: 4 }, light: begun });
    await app.call(routes.conversation.edit, { program: twoColors });
    expect(app.states.stage.light).toEqual(begun);
    await app.call(routes.conversation.undo, undefined);
    expect(app.states.stage.light).toEqual({ phase: 'playing', startedMs: clock.now() });
  });

  it('does not restart for entries that are not versions', async () => {
    const { app, clock } = await openInTime();
    await show(app);
    const { light } = app.states.stage;
    await clock.advance(1000);
    await app.call(routes.conversation.addNote, { text: 'Warm.' });
    await app.send('thank you');
    expect(app.states.stage.light).toEqual(light);
  });

  it('is what the lamp shows: the same frame, at the same time, at the chosen brightness', async () => {
    const { app, clock } = await openInTime();
    await app.send('a calm lake');
    await app.call(routes.lamp.setBrightness, { brightness: 90 });
    await app.call(routes.lamp.setPower, { budgetMa: 800 });
    for (const waitMs of [100, 900, 3333, 20_000]) {
      await clock.advance(waitMs);
      const { light, program } = app.states.stage;
      const { ms, bytes } = app.ports.virtual.displayedFrame();
      const positionMs = light.phase === 'playing' ? clock.now() - light.startedMs : 0;
      expect(Math.abs(ms - positionMs)).toBeLessThanOrEqual(20);
      const frame = frameAt(program, app.states.lamp.layout, ms);
      guardFrame(frame, { brightness: 90, budgetMa: 800 }, frame);
      expect(bytes).toEqual(inColorOrder(frame, app.states.lamp.layout.colorOrder));
    }
  });

  it('is sent to the lamp as readable JSON', async () => {
    const { app, clock } = await openInTime();
    const before = (await app.call(routes.lamp.log, { after: 0 })).at(-1)?.number ?? 0;
    await show(app);
    await clock.advance(50);
    const lines = await app.call(routes.lamp.log, { after: before });
    expect(
      lines
        .filter(({ from }) => from === 'app')
        .map(({ text }) => text)
        .join(),
    ).toContain('"do":"play"');
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => before + at + 1));
  });
});

describe('playback', () => {
  it('pauses at a time, resumes from there, and seeks to any time', async () => {
    const { app, clock } = await openInTime();
    await show(app);
    await app.call(routes.stage.seek, { ms: 0 });
    await clock.advance(1234);
    await app.call(routes.stage.pause, undefined);
    expect(app.states.stage.light).toEqual({ phase: 'held', atMs: 1234 });
    await clock.advance(1000);
    const held = app.ports.virtual.displayedFrame();
    expect(Math.abs(held.ms - 1234)).toBeLessThanOrEqual(20);
    // Half a loop later it would show another colour.
    await clock.advance(5000);
    expect(app.ports.virtual.displayedFrame().bytes).toEqual(held.bytes);
    await app.call(routes.stage.seek, { ms: 6000 });
    expect(app.states.stage.light).toEqual({ phase: 'held', atMs: 6000 });
    await app.call(routes.stage.play, undefined);
    expect(app.states.stage.light).toEqual({ phase: 'playing', startedMs: clock.now() - 6000 });
    await app.call(routes.stage.seek, { ms: 100 });
    expect(app.states.stage.light).toEqual({ phase: 'playing', startedMs: clock.now() - 100 });
  });

  it('off is dark; on starts from the beginning', async () => {
    const { app, clock } = await openInTime();
    await show(app);
    await app.call(routes.stage.off, undefined);
    await clock.advance(100);
    expect(isLit(app)).toBe(false);
    await app.call(routes.stage.pause, undefined);
    expect(app.states.stage.light).toEqual({ phase: 'off' });
    await app.call(routes.stage.on, undefined);
    await clock.advance(100);
    expect(app.states.stage.light).toEqual({ phase: 'playing', startedMs: clock.now() - 100 });
    expect(isLit(app)).toBe(true);
  });

  it('on does nothing if the light is already on', async () => {
    const { app, clock } = await openInTime();
    await show(app);
    const { light } = app.states.stage;
    await clock.advance(700);
    await app.call(routes.stage.on, undefined);
    expect(app.states.stage.light).toEqual(light);
  });

  it.each([
    ['its layout changes', (app: TestApp) => app.call(routes.lamp.setLayout, { layout: '8x8' })],
    [
      'the flash limit changes',
      (app: TestApp) => app.call(routes.settings.change, { changes: { limitsFlashes: true } }),
    ],
    ['the position changes', (app: TestApp) => app.call(routes.stage.seek, { ms: 500 })],
    ['the user says how it is mounted', (app: TestApp) => app.send('my lamp hangs upside down')],
  ])('stays off when %s', async (_, change) => {
    const { app, clock } = await openInTime();
    await show(app);
    await app.call(routes.stage.off, undefined);
    await change(app);
    await clock.advance(500);
    expect(app.states.stage.light).toEqual({ phase: 'off' });
    expect(isLit(app)).toBe(false);
  });
});

describe('the sleep timer', () => {
  it('turns the lamp off at its time, and not before', async () => {
    const { app, clock } = await openInTime();
    await show(app);
    await app.call(routes.stage.sleep, { ms: 60_000 });
    expect(app.states.stage.sleepAt).toBe(clock.now() + 60_000);
    await clock.advance(59_999);
    expect(app.states.stage.light.phase).toBe('playing');
    await clock.advance(1);
    expect(app.states.stage).toMatchObject({ light: { phase: 'off' }, sleepAt: null });
    await clock.advance(100);
    expect(isLit(app)).toBe(false);
  });

  it('can be cancelled and set again, and ends when the lamp is turned off', async () => {
    const { app, clock } = await openInTime();
    await app.call(routes.stage.sleep, { ms: 60_000 });
    await app.call(routes.stage.sleep, { ms: 120_000 });
    await clock.advance(60_000);
    expect(app.states.stage.light.phase).toBe('playing');
    await app.call(routes.stage.sleep, { ms: null });
    expect(app.states.stage.sleepAt).toBeNull();
    await clock.advance(120_000);
    expect(app.states.stage.light.phase).toBe('playing');
    await app.call(routes.stage.sleep, { ms: 60_000 });
    await app.call(routes.stage.off, undefined);
    await app.call(routes.stage.on, undefined);
    await clock.advance(120_000);
    expect(app.states.stage).toMatchObject({ light: { phase: 'playing' }, sleepAt: null });
  });
});

describe('a program that flashes', () => {
  it('is softened with a notice; the user can allow it, for that version only', async () => {
    const { app } = await openInTime({ limitsFlashes: true });
    await show(app, flashing);
    expect(app.states.stage.softened.length).toBeGreaterThan(0);
    expect(app.states.stage.program).not.toEqual(flashing);
    expect(app.entries.at(-1)).toMatchObject({ program: flashing });
    await app.call(routes.conversation.allowFlashes, { version: 1 });
    expect(app.states.stage).toMatchObject({ program: flashing, softened: [], isAllowedToFlash: true });
    await show(app, { ...flashing, name: 'Again' });
    expect(app.states.stage).toMatchObject({ isAllowedToFlash: false });
    expect(app.states.stage.softened.length).toBeGreaterThan(0);
  });

  it('is shown unchanged if the user turned the limit off, and softened once it is on again', async () => {
    const { app } = await openInTime({ limitsFlashes: false });
    await show(app, flashing);
    expect(app.states.stage).toMatchObject({ program: flashing, softened: [] });
    await app.call(routes.settings.change, { changes: { limitsFlashes: true } });
    expect(app.states.stage.softened.length).toBeGreaterThan(0);
  });
});

describe('the test pattern', () => {
  it('is shown until it is ended, then the current program returns', async () => {
    const { app } = await openInTime();
    await show(app);
    await app.call(routes.stage.test, { isOn: true });
    expect(app.states.stage.source).toEqual({ type: 'test' });
    await app.call(routes.conversation.addNote, { text: 'Warm.' });
    expect(app.states.stage.source).toEqual({ type: 'test' });
    await app.call(routes.stage.test, { isOn: false });
    expect(app.states.stage).toMatchObject({ source: { type: 'version', seq: 1 }, program: twoColors });
  });

  it('is replaced by a new version, and ending it then changes nothing', async () => {
    const { app } = await openInTime();
    await show(app);
    await app.call(routes.stage.test, { isOn: true });
    await show(app, solid('#FF0000'));
    const { stage } = app.states;
    expect(stage.source).toEqual({ type: 'version', seq: 2 });
    await app.call(routes.stage.test, { isOn: false });
    expect(app.states.stage).toEqual(stage);
  });

  it('is redrawn for another layout', async () => {
    const { app, clock } = await openInTime();
    await app.call(routes.stage.test, { isOn: true });
    const { program } = app.states.stage;
    await app.call(routes.lamp.setLayout, { layout: '8x8' });
    await clock.advance(500);
    expect(app.states.stage.source).toEqual({ type: 'test' });
    expect(app.states.stage.program).not.toEqual(program);
  });
});
