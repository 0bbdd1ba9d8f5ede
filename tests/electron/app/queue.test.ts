import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import type { TestApp } from './openTestApp';
import { openWithModel, sendEndless, stalledAt } from './openOllama';
import { lakeReply, twoColors } from './samplePrograms';
import { eventually } from '../eventually';

const outcomes = ({ entries }: TestApp) =>
  entries.map(({ type }) => type).filter((type) => type !== 'prompt' && type !== 'note');

describe('a wish sent while another one is being answered', () => {
  it('is queued, and queued wishes are shown in order', async () => {
    const fixture = await openWithModel();
    await sendEndless(fixture, 'a calm lake');
    expect(await fixture.app.send('a forest')).toEqual({ outcome: 'queued' });
    expect(await fixture.app.send('a desert')).toEqual({ outcome: 'queued' });
    expect(fixture.app.queued.map(({ text }) => text)).toEqual(['a forest', 'a desert']);
    expect(fixture.app.entriesOf('wish')).toHaveLength(1);
  });

  it('is answered when its turn comes, one after another', async () => {
    const fixture = await openWithModel();
    await sendEndless(fixture, 'a calm lake');
    await fixture.app.send('a forest at dawn');
    await fixture.app.send('a red desert');
    await fixture.app.call(routes.wish.stop, undefined);
    await fixture.app.until(
      ({ conversation }) => conversation.entries.filter(({ type }) => type === 'reply').length === 2,
    );
    expect(fixture.app.entriesOf('wish').map(({ text }) => text)).toEqual([
      'a calm lake',
      'a forest at dawn',
      'a red desert',
    ]);
    expect(outcomes(fixture.app)).toEqual(['wish', 'failure', 'wish', 'reply', 'wish', 'reply']);
    expect(fixture.app.queued).toEqual([]);
  });

  it('is answered at once on request: before older queued wishes, and in place of the current reply', async () => {
    const fixture = await openWithModel();
    await sendEndless(fixture, 'a calm lake');
    await fixture.app.send('a forest at dawn');
    await fixture.app.send('a red desert');
    const id = fixture.app.queued[1]?.id ?? 0;
    await fixture.app.call(routes.wish.sendNow, { id });
    await fixture.app.until(
      ({ conversation }) => conversation.entries.filter(({ type }) => type === 'reply').length === 2,
    );
    expect(fixture.app.entriesOf('failure')).toMatchObject([{ code: 'STOPPED' }]);
    expect(fixture.app.entriesOf('wish').map(({ text }) => text)).toEqual([
      'a calm lake',
      'a red desert',
      'a forest at dawn',
    ]);
  });

  it('is forgotten when it is removed from the queue', async () => {
    const fixture = await openWithModel();
    await sendEndless(fixture, 'a calm lake');
    await fixture.app.send('a forest');
    const id = fixture.app.queued[0]?.id ?? 0;
    await fixture.app.call(routes.wish.drop, { id });
    expect(fixture.app.queued).toEqual([]);
    await fixture.app.refuses(fixture.app.call(routes.wish.sendNow, { id }), 'NOT_FOUND');
    await fixture.app.call(routes.wish.stop, undefined);
    await fixture.app.idle();
    expect(fixture.app.entriesOf('wish')).toHaveLength(1);
  });

  it('is refused when the queue is full', async () => {
    const fixture = await openWithModel();
    await sendEndless(fixture, 'a calm lake');
    for (let count = 0; count < 20; count++) await fixture.app.send(`wish ${count}`);
    await fixture.app.refuses(fixture.app.send('one more'), 'TOO_MANY');
    expect(fixture.app.queued).toHaveLength(20);
  });

  it('changes the reply it waited for, not the program before that', async () => {
    const { app, ollama } = await openWithModel();
    await app.call(routes.conversation.edit, { program: twoColors });
    const queued = app.until(({ wish }) => wish.phase === 'answering' && wish.queued.length === 1);
    ollama.queueReplies({ text: lakeReply, holds: [{ afterTokens: 10, until: queued }] });
    await app.send('a calm lake at night');
    expect(await app.send('make it green')).toEqual({ outcome: 'queued' });
    await app.until(({ conversation: { entries } }) => entries.at(-1)?.type === 'edit');
    expect(app.last('edit').program.steps.map(({ id }) => id)).toEqual(['water', 'night']);
  });

  it('that cannot be answered is reported, and the ones after it are answered', async () => {
    const fixture = await openWithModel();
    await fixture.app.call(routes.conversation.edit, { program: twoColors });
    await sendEndless(fixture, 'a calm lake');
    await fixture.app.send('undo');
    await fixture.app.send('lights off');
    await fixture.app.call(routes.wish.stop, undefined);
    await fixture.app.until(({ notices }) => notices.length === 2);
    expect(fixture.app.states.stage.light).toEqual({ phase: 'off' });
    expect(fixture.app.states.notices.map(({ code }) => code)).toEqual(['NOTHING_THERE', 'DONE']);
  });
});

describe('the end of a reply', () => {
  it('is reported once the app is free: a call made then is not refused as busy', async () => {
    const { app } = await openWithModel();
    await app.send('a calm lake');
    await app.until(({ wish }) => wish.phase === 'idle');
    expect(await app.call(routes.wish.anotherTake, { wish: 2 })).toEqual({ outcome: 'answering' });
  });

  it('is not reported as idle while wishes are queued', async () => {
    const fixture = await openWithModel();
    await sendEndless(fixture, 'a calm lake');
    await fixture.app.send('a forest at dawn');
    const from = fixture.app.all('wish').length;
    await fixture.app.call(routes.wish.stop, undefined);
    await fixture.app.until(({ conversation: { entries } }) => entries.at(-1)?.type === 'reply');
    const phases = fixture.app
      .all('wish')
      .slice(from)
      .map(({ phase }) => phase);
    expect(phases.indexOf('idle')).toBe(-1);
  });
});

describe('stopping', () => {
  it.each([
    ['while the model is loaded', 'slow-load', 'loading'],
    ['while it writes', undefined, 'writing'],
  ] as const)('%s is an answer in the log, and the next wish works', async (_, fault, phase) => {
    // Looked at once: a server that a busy machine keeps from answering would be taken for one that is gone.
    const { app, ollama } = await openWithModel({ pollIntervals: { whileDownMs: 20, whileUpMs: 60_000 } });
    if (fault) ollama.unloadAll();
    if (fault) ollama.queueReplies({ text: lakeReply, fault });
    else ollama.queueReplies(stalledAt('"night"'));
    await app.send('a calm lake');
    await app.until(({ wish }) => wish.phase === 'answering' && wish.progress?.phase === phase);
    // If stopped earlier, the fault would stay queued for the next wish.
    await eventually(() => expect(ollama.loads).toBe(fault ? 2 : 1));
    await app.call(routes.wish.stop, undefined);
    expect(app.states.wish).toEqual({ phase: 'idle' });
    expect(app.entries.at(-1)).toMatchObject({ type: 'failure', code: 'STOPPED' });
    expect(app.states.stage.source).toEqual({ type: 'welcome' });
    await ollama.whenIdle();
    ollama.queueReplies(lakeReply);
    await app.wish('a calm lake');
    expect(app.states.stage.program.name).toBe('Calm lake');
  });

  it('does nothing when nothing is running', async () => {
    const { app } = await openWithModel();
    await app.call(routes.wish.stop, undefined);
    expect(app.entries).toEqual([]);
  });

  it.each([
    ['retry', (app: TestApp) => app.call(routes.wish.retry, { wish: 2, by: 'anyone' })],
    ['another take', (app: TestApp) => app.call(routes.wish.anotherTake, { wish: 2 })],
    ['another intent', (app: TestApp) => app.call(routes.wish.readAs, { wish: 2, as: 'new' })],
    ['dropping the wish', (app: TestApp) => app.call(routes.wish.readAs, { wish: 2, as: 'leave' })],
  ])('is required before %s, which is refused instead of queued', async (_, ask) => {
    const fixture = await openWithModel();
    await sendEndless(fixture, 'a calm lake');
    await fixture.app.refuses(ask(fixture.app), 'BUSY');
  });
});
