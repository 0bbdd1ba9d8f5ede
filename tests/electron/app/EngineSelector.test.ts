import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import { stubInstalledOllama } from '../../fakes/ollama/stubInstalledOllama';
import { openOllama, openWithModel } from './openOllama';
import { openTestApp } from './openTestApp';
import { lakeReply } from './samplePrograms';
import { eventually } from '../eventually';

const warmUps = (ollama: FakeOllama) =>
  ollama.chats.filter(({ options, messages }) => options?.['num_predict'] === 1 && messages.length > 0);

describe('the engine in use', () => {
  it('is the model if there is one, warmed up once', async () => {
    const { app, ollama } = await openWithModel();
    expect(app.states.engine).toMatchObject({
      answering: { kind: 'model', name: 'gemma3:4b' },
      host: ollama.url,
      ollama: { phase: 'up', lampModel: 'missing', models: [{ name: 'gemma3:4b' }] },
      isWarming: false,
    });
    expect(app.states.engine.answering).not.toHaveProperty('warning');
    await app.call(routes.engine.look, undefined);
    await app.call(routes.engine.look, undefined);
    expect(warmUps(ollama)).toHaveLength(1);
  });

  it('is the composer until Ollama appears, then switches to the model by itself', async () => {
    const first = await FakeOllama.start();
    const { port } = first;
    await first.stop();
    const app = await openTestApp({
      ollama: `127.0.0.1:${port}`,
      settings: { engineModel: 'gemma3:4b', limitsFlashes: false },
    });
    await app.until(({ engine }) => engine.ollama.phase === 'down');
    await app.send('a calm lake');
    expect(app.entries.at(-1)).toMatchObject({ type: 'reply', engine: 'composer' });
    const ollama = await openOllama({ port });
    await app.until(({ engine }) => engine.answering.kind === 'model' && !engine.isWarming);
    expect(warmUps(ollama)).toHaveLength(1);
    await app.wish('a thunderstorm');
    expect(app.entries.at(-1)).toMatchObject({ type: 'reply', engine: 'model' });
  });

  it('is the composer again when Ollama goes away', async () => {
    const { app, ollama } = await openWithModel();
    await ollama.stop();
    await app.until(
      ({ engine: { answering } }) =>
        answering.kind === 'composer' && answering.because.code === 'OLLAMA_MISSING',
    );
    expect(await app.send('a calm lake')).toEqual({ outcome: 'done' });
  });

  it('waits at start-up until it is known whether there is a model, so no wish goes to the composer by mistake', async () => {
    const ollama = await openOllama();
    ollama.queueReplies(lakeReply);
    const app = await openTestApp({ ollama });
    expect(await app.wish('a calm lake')).toEqual({ outcome: 'answering' });
  });

  it('is the composer if the model is missing, with a notice that says so', async () => {
    const ollama = await openOllama();
    const app = await openTestApp({ ollama, settings: { engineModel: null } });
    await app.until(({ engine }) => engine.ollama.phase === 'up');
    expect(app.states.engine.answering).toMatchObject({ because: { code: 'MODEL_MISSING' } });
  });

  it('is the composer if the address is invalid', async () => {
    const app = await openTestApp({ ollama: 'http://' });
    expect(app.states.engine).toMatchObject({
      answering: { kind: 'composer', because: { code: 'BAD_HOST' } },
      ollama: { phase: 'down', code: 'BAD_HOST' },
    });
    await app.refuses(app.call(routes.engine.getModel, undefined), 'BAD_HOST');
    await app.call(routes.engine.look, undefined);
    expect(await app.send('a calm lake')).toEqual({ outcome: 'done' });
  });
});

describe('engine settings', () => {
  it('switch to another Ollama, and back', async () => {
    const { app, ollama } = await openWithModel();
    const other = await openOllama({ models: ['gemma3:4b', 'gemma3:1b'] });
    await app.call(routes.settings.change, { changes: { engineHost: other.url } });
    await app.until(({ engine }) => engine.host === other.url && engine.ollama.phase === 'up');
    await app.until(({ engine }) => engine.answering.kind === 'model' && !engine.isWarming);
    expect(warmUps(other)).toHaveLength(1);
    const before = ollama.chats.length;
    await app.wish('a calm lake');
    expect(app.entriesOf('reply')).toHaveLength(1);
    expect(ollama.chats).toHaveLength(before);
  });

  it('refuse an invalid address or model before anything changes', async () => {
    const app = await openTestApp();
    const { settings } = app.states;
    const change = (changes: object) => app.call(routes.settings.change, { changes });
    await app.refuses(change({ engineHost: 'ftp://x', theme: 'light' }), 'BAD_HOST');
    await app.refuses(change({ engineHost: 'http://me:secret@localhost' }), 'BAD_HOST');
    await app.refuses(change({ engineModel: 'gemma3:4b-mlx', theme: 'light' }), 'MODEL_UNSUITABLE');
    expect(app.states.settings).toEqual(settings);
  });

  it('reach the model: another context window and another model are requested', async () => {
    const ollama = await openOllama({ models: ['gemma3:4b', 'gemma3:1b'] });
    const app = await openTestApp({ ollama, settings: { engineModel: 'gemma3:4b' } });
    await app.until(({ engine }) => engine.answering.kind === 'model' && !engine.isWarming);
    await app.call(routes.settings.change, { changes: { engineModel: 'gemma3:1b', numCtx: 8192 } });
    await app.until(
      ({ engine }) => engine.answering.kind === 'model' && engine.answering.name === 'gemma3:1b',
    );
    await app.wish('a calm lake');
    const last = ollama.chats.findLast(({ format }) => format !== undefined);
    expect(last).toMatchObject({ model: 'gemma3:1b', options: { num_ctx: 8192 } });
  });

  it('warn that another machine is used before any words are sent to it', async () => {
    const ollama = await openOllama();
    // An address that is not recognised as this machine's own.
    const elsewhere = `http://[::ffff:127.0.0.1]:${ollama.port}`;
    const app = await openTestApp({ settings: { engineHost: elsewhere, engineModel: 'gemma3:4b' } });
    await app.until(({ engine }) => engine.answering.kind === 'model');
    expect(app.states.engine.answering).toMatchObject({
      warning: expect.stringContaining('leaves this one') as string,
    });
  });
});

describe('getting the model', () => {
  async function openEmpty(models: readonly string[] = []) {
    stubInstalledOllama();
    const ollama = await openOllama({ models });
    const app = await openTestApp({ ollama, settings: { engineModel: null } });
    await app.until(({ engine }) => engine.ollama.phase === 'up');
    return { app, ollama };
  }

  it('reports each stage and ends with a model that answers', async () => {
    const { app, ollama } = await openEmpty();
    await app.call(routes.engine.getModel, undefined);
    await app.until(({ engine }) => engine.setup.phase === 'idle' && engine.answering.kind === 'model');
    const stages = app
      .all('engine')
      .flatMap(({ setup }) => (setup.phase === 'running' ? [setup.progress.phase] : []));
    expect([...new Set(stages)]).toEqual(
      expect.arrayContaining(['looking', 'pulling', 'creating', 'warming']),
    );
    expect(ollama.models).toContainEqual(expect.stringMatching(/^lamp:/));
    await app.until(({ engine }) => !engine.isWarming);
    expect(await app.wish('a calm lake')).toEqual({ outcome: 'answering' });
  });

  it('can be stopped and started again', async () => {
    const { app, ollama } = await openEmpty();
    ollama.failNext('pull-stall');
    await app.call(routes.engine.getModel, undefined);
    await app.until(
      ({ engine: { setup } }) =>
        setup.phase === 'running' &&
        setup.progress.phase === 'pulling' &&
        setup.progress.download !== undefined,
    );
    await app.call(routes.engine.stopGettingModel, undefined);
    // Also reported to a window that opened after it was stopped.
    expect(app.states.engine.setup).toMatchObject({
      phase: 'paused',
      progress: { phase: 'pulling', download: { totalBytes: expect.any(Number) as number } },
    });
    await eventually(() => expect(ollama.openRequests).toBe(0));
    await app.call(routes.engine.getModel, undefined);
    await app.until(({ engine }) => engine.answering.kind === 'model');
  });

  it('fails with a message, and resumes where it was', async () => {
    const { app, ollama } = await openEmpty();
    ollama.failNext('pull-cut-off', 'pull-cut-off', 'pull-cut-off', 'pull-cut-off');
    await app.call(routes.engine.getModel, undefined);
    await app.until(({ engine: { setup } }) => setup.phase === 'failed');
    expect(app.states.engine.setup).toMatchObject({
      code: 'PULL_CUT_OFF',
      message: expect.stringMatching(/\.$/) as string,
    });
    ollama.clearFaults();
    await app.call(routes.engine.getModel, undefined);
    await app.until(({ engine }) => engine.answering.kind === 'model' && engine.setup.phase === 'idle');
  });

  it('runs once when requested twice', async () => {
    const { app, ollama } = await openEmpty();
    await app.call(routes.engine.getModel, undefined);
    await app.call(routes.engine.getModel, undefined);
    await app.until(({ engine }) => engine.answering.kind === 'model' && engine.setup.phase === 'idle');
    expect(ollama.requests.filter(({ path }) => path === '/api/pull')).toHaveLength(1);
    expect(ollama.requests.filter(({ path }) => path === '/api/create')).toHaveLength(1);
  });

  it('waits if Ollama is not installed, and names its download page', async () => {
    const app = await openTestApp();
    await app.call(routes.engine.getModel, undefined);
    await app.until(
      ({ engine: { setup } }) => setup.phase === 'running' && setup.progress.phase === 'installing',
    );
    expect(app.states.engine.setup).toMatchObject({
      progress: { downloadPage: expect.stringContaining('https://') as string },
    });
    await app.call(routes.engine.stopGettingModel, undefined);
    expect(app.states.engine.setup).toMatchObject({ phase: 'paused', progress: { phase: 'installing' } });
    await app.call(routes.engine.stopGettingModel, undefined);
    expect(app.states.engine.setup, 'stopping twice changes nothing').toMatchObject({ phase: 'paused' });
    await app.call(routes.settings.change, { changes: { hasSketch: false } });
    expect(app.states.engine.setup.phase).toBe('paused');
    await app.call(routes.settings.change, { changes: { lampBase: 'gemma3:1b' } });
    expect(app.states.engine.setup.phase, 'another model was chosen').toBe('idle');
  });
});
