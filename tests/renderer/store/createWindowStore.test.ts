import { describe, expect, it } from 'vitest';
import type { ApiClient, ConnectionState } from '#shared/api/ApiClient';
import { routes, type ApiEvent, type States } from '#shared/api/contract';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { createWindowStore, type WindowStore } from '../../../renderer/store/createWindowStore';
import { stateEventsOf, logOf, programOf, sampleStates } from '../sampleStates';

/** A client whose app is the test. */
class FakeClient implements ApiClient {
  answer: (route: string) => Promise<unknown> = () => Promise.resolve(undefined);
  emit: (event: ApiEvent) => void = () => undefined;
  connection: (connection: ConnectionState) => void = () => undefined;

  call: ApiClient['call'] = async (route) => route.output.parse(await this.answer(route.name));

  subscribe: ApiClient['subscribe'] = (onEvent, onConnection) => {
    this.emit = onEvent;
    this.connection = onConnection;
    return () => {
      this.emit = () => undefined;
    };
  };
}

function setUp(states = sampleStates()) {
  const client = new FakeClient();
  const store = createWindowStore(client);
  store.start();
  const emitAll = (all: States) => {
    for (const event of stateEventsOf(all)) client.emit(event);
  };
  emitAll(states);
  return { client, store, emitAll };
}

function statesOf(store: WindowStore): States {
  const state = store.getState();
  if (state.phase !== 'ready') throw new Error('not ready');
  return state.states;
}

const wishes = logOf({ type: 'wish', text: 'rain' }, { type: 'wish', text: 'more' });

describe('the window’s store', () => {
  it('is ready once every area has a state, and not before', () => {
    const client = new FakeClient();
    const store = createWindowStore(client);
    store.start();
    for (const event of stateEventsOf(sampleStates())) {
      expect(store.getState().phase).toBe('loading');
      client.emit(event);
    }
    expect(store.getState().phase).toBe('ready');
    expect(statesOf(store)).toEqual(sampleStates());
  });

  it('adds entries to the open conversation', () => {
    const { client, store } = setUp();
    client.emit({ appendedTo: 'c1', entries: wishes.slice(0, 1) });
    client.emit({ appendedTo: 'c1', entries: wishes.slice(1) });
    expect(statesOf(store).conversation.entries).toEqual(wishes);
  });

  it('ignores entries of another conversation, and those it has already', () => {
    const { client, store } = setUp();
    client.emit({ appendedTo: 'c2', entries: wishes });
    expect(statesOf(store).conversation.entries).toEqual([]);
    client.emit({ appendedTo: 'c1', entries: wishes });
    client.emit({ appendedTo: 'c1', entries: wishes });
    expect(statesOf(store).conversation.entries).toEqual(wishes);
  });

  it('keeps programs, layout and entries the same objects when all states come again after a reconnect', () => {
    const entries = logOf({ type: 'manual', program: programOf('A'), changes: [] });
    const states = sampleStates({ conversation: { id: 'c1', createdAt: 1, entries } });
    const { store, emitAll } = setUp(states);
    const before = statesOf(store);
    emitAll(states);
    const after = statesOf(store);
    expect(after.stage.program).toBe(before.stage.program);
    expect(after.lamp.layout).toBe(before.lamp.layout);
    expect(after.lamp.guards).toBe(before.lamp.guards);
    expect(after.conversation.entries[0]).toBe(before.conversation.entries[0]);
  });

  it('keeps nothing of the conversation that was open before', () => {
    const { client, store } = setUp(
      sampleStates({ conversation: { id: 'c1', createdAt: 1, entries: wishes } }),
    );
    const conversation = { id: 'c2', createdAt: 2, entries: wishes.slice(0, 1) };
    client.emit({ area: 'conversation', state: conversation });
    expect(statesOf(store).conversation).toEqual(conversation);
  });

  it('keeps its states while the connection is lost', () => {
    const { client, store } = setUp();
    client.connection({ phase: 'lost' });
    expect(store.getState()).toMatchObject({ phase: 'ready', connection: { phase: 'lost' } });
  });

  it('passes on the app’s answers', async () => {
    const { client, store } = setUp();
    client.answer = () => Promise.resolve({ outcome: 'queued' });
    expect(await store.ask(routes.wish.send, { text: 'rain' })).toEqual({
      ok: true,
      data: { outcome: 'queued' },
    });
    expect(store.getState().failures).toEqual([]);
  });

  it('shows a failure with its code and message until it is dismissed', async () => {
    const { client, store } = setUp();
    client.answer = () => Promise.reject(new LampwrightError('LAMP_GONE', 'Plug the lamp in.'));
    expect(await store.ask(routes.lamp.keep, undefined)).toMatchObject({ ok: false });
    const { failures } = store.getState();
    expect(failures).toMatchObject([{ code: 'LAMP_GONE', message: 'Plug the lamp in.' }]);
    for (const { id } of failures) store.dismissFailure(id);
    expect(store.getState().failures).toEqual([]);
  });

  it('removes a failure when the same call succeeds', async () => {
    const { client, store } = setUp();
    client.answer = () => Promise.reject(new LampwrightError('NOTHING_THERE', 'There is nothing to undo.'));
    await store.ask(routes.wish.send, { text: 'undo' });
    client.answer = () => Promise.reject(new LampwrightError('LAMP_GONE', 'Plug the lamp in.'));
    await store.ask(routes.lamp.keep, undefined);
    client.answer = () => Promise.resolve({ outcome: 'done' });
    await store.ask(routes.wish.send, { text: 'rain' });
    expect(store.getState().failures).toMatchObject([{ code: 'LAMP_GONE' }]);
  });

  it('does not show a failure that the caller shows itself', async () => {
    const { client, store } = setUp();
    client.answer = () => Promise.reject(new LampwrightError('BAD_HOST', 'That is no address.'));
    expect(await store.askQuietly(routes.engine.look, undefined)).toEqual({
      ok: false,
      failure: { code: 'BAD_HOST', message: 'That is no address.' },
    });
    expect(store.getState().failures).toEqual([]);
  });

  it('keeps the view as the owner arranged it, whatever the app sends', () => {
    const { client, store, emitAll } = setUp();
    store.setView({ inspector: 'json' });
    store.setView({ stageView: 'leds' });
    emitAll(sampleStates({ notices: [{ id: 1, at: 1, code: 'DONE', message: 'Kept.' }] }));
    client.connection({ phase: 'lost' });
    expect(store.getState().view).toMatchObject({ inspector: 'json', stageView: 'leds', panel: null });
  });

  it('shows the last action until it is dismissed, with a way to undo it', () => {
    const { store, emitAll } = setUp();
    let isBack = false;
    store.showToast('The first was deleted.');
    store.showToast('The second was deleted.', () => (isBack = true));
    emitAll(sampleStates());
    const { toast } = store.getState();
    expect(toast?.message).toBe('The second was deleted.');
    toast?.undo?.();
    expect(isBack).toBe(true);
    store.dismissToast();
    expect(store.getState().toast).toBeNull();
  });

  it('shows the same failure once, and the latest few of many', async () => {
    const { client, store } = setUp();
    for (const message of ['1', '2', '2', '3', '4', '5', '4']) {
      client.answer = () => Promise.reject(new LampwrightError('LAMP_GONE', message));
      await store.ask(routes.lamp.keep, undefined);
    }
    expect(store.getState().failures.map(({ message }) => message)).toEqual(['2', '3', '5', '4']);
  });

  it('shows an internal error as such, and does not swallow it', async () => {
    const client = new FakeClient();
    const faults: unknown[] = [];
    const store = createWindowStore(client, (error) => faults.push(error));
    client.answer = () => Promise.resolve('no such answer');
    expect(await store.ask(routes.wish.send, { text: 'rain' })).toMatchObject({ ok: false });
    expect(store.getState().failures).toMatchObject([{ code: 'INTERNAL' }]);
    expect(faults).toMatchObject([{ message: expect.stringContaining('expected object') as string }]);
  });

  it('gets no more events once it is stopped', () => {
    const client = new FakeClient();
    const store = createWindowStore(client);
    store.start()();
    for (const event of stateEventsOf(sampleStates())) client.emit(event);
    expect(store.getState().phase).toBe('loading');
  });
});
