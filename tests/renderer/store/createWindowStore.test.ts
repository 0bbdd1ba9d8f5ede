import { describe, expect, it } from 'vitest';
import type { ApiClient, ConnectionState } from '#shared/api/ApiClient';
import { routes, type ApiEvent, type States } from '#shared/api/contract';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { createWindowStore, type WindowStore } from '../../../renderer/store/createWindowStore';
import { stateEventsOf, logOf, programOf, sampleStates } from '../sampleStates';

/** A client whose app is the test. */
class FakeClient implements ApiClient {
  answer: (route: string) => Promise<unknown> = () => Promise.resolve(undefined);
  tell: (event: ApiEvent) => void = () => undefined;
  link: (link: ConnectionState) => void = () => undefined;

  call: ApiClient['call'] = async (route) => route.output.parse(await this.answer(route.name));

  subscribe: ApiClient['subscribe'] = (onEvent, onLink) => {
    this.tell = onEvent;
    this.link = onLink;
    return () => {
      this.tell = () => undefined;
    };
  };
}

function setUp(states = sampleStates()) {
  const client = new FakeClient();
  const store = createWindowStore(client);
  store.start();
  const tellAll = (told: States) => {
    for (const event of stateEventsOf(told)) client.tell(event);
  };
  tellAll(states);
  return { client, store, tellAll };
}

function statesOf(store: WindowStore): States {
  const state = store.getState();
  if (state.phase !== 'ready') throw new Error('not ready');
  return state.states;
}

const wishes = logOf({ type: 'wish', text: 'rain' }, { type: 'wish', text: 'more' });

describe('the window’s store', () => {
  it('is ready once every area has been told, and not before', () => {
    const client = new FakeClient();
    const store = createWindowStore(client);
    store.start();
    for (const event of stateEventsOf(sampleStates())) {
      expect(store.getState().phase).toBe('loading');
      client.tell(event);
    }
    expect(store.getState().phase).toBe('ready');
    expect(statesOf(store)).toEqual(sampleStates());
  });

  it('adds entries to the open conversation', () => {
    const { client, store } = setUp();
    client.tell({ appendedTo: 'c1', entries: wishes.slice(0, 1) });
    client.tell({ appendedTo: 'c1', entries: wishes.slice(1) });
    expect(statesOf(store).conversation.entries).toEqual(wishes);
  });

  it('ignores entries of another conversation, and those it has already', () => {
    const { client, store } = setUp();
    client.tell({ appendedTo: 'c2', entries: wishes });
    expect(statesOf(store).conversation.entries).toEqual([]);
    client.tell({ appendedTo: 'c1', entries: wishes });
    client.tell({ appendedTo: 'c1', entries: wishes });
    expect(statesOf(store).conversation.entries).toEqual(wishes);
  });

  it('keeps programs, layout and entries the same objects when all is told anew after a loss', () => {
    const entries = logOf({ type: 'manual', program: programOf('A'), changes: [] });
    const states = sampleStates({ conversation: { id: 'c1', createdAt: 1, entries } });
    const { store, tellAll } = setUp(states);
    const before = statesOf(store);
    tellAll(states);
    const after = statesOf(store);
    expect(after.stage.program).toBe(before.stage.program);
    expect(after.lamp.layout).toBe(before.lamp.layout);
    expect(after.lamp.guards).toBe(before.lamp.guards);
    expect(after.conversation.entries[0]).toBe(before.conversation.entries[0]);
  });

  it('takes nothing over from the conversation that was open before', () => {
    const { client, store } = setUp(
      sampleStates({ conversation: { id: 'c1', createdAt: 1, entries: wishes } }),
    );
    const conversation = { id: 'c2', createdAt: 2, entries: wishes.slice(0, 1) };
    client.tell({ area: 'conversation', state: conversation });
    expect(statesOf(store).conversation).toEqual(conversation);
  });

  it('goes on showing what it knows while the link is lost', () => {
    const { client, store } = setUp();
    client.link({ phase: 'lost' });
    expect(store.getState()).toMatchObject({ phase: 'ready', connection: { phase: 'lost' } });
  });

  it('hands on what the app answers', async () => {
    const { client, store } = setUp();
    client.answer = () => Promise.resolve({ outcome: 'next' });
    expect(await store.ask(routes.wish.send, { text: 'rain' })).toEqual({
      ok: true,
      data: { outcome: 'next' },
    });
    expect(store.getState().failures).toEqual([]);
  });

  it('shows what failed, with its code and its sentence, until it is dismissed', async () => {
    const { client, store } = setUp();
    client.answer = () => Promise.reject(new LampwrightError('LAMP_GONE', 'Plug the lamp in.'));
    expect(await store.ask(routes.lamp.keep, undefined)).toMatchObject({ ok: false });
    const { failures } = store.getState();
    expect(failures).toMatchObject([{ code: 'LAMP_GONE', message: 'Plug the lamp in.' }]);
    for (const { id } of failures) store.dismissFailure(id);
    expect(store.getState().failures).toEqual([]);
  });

  it('shows what failed no longer than until the same thing succeeds', async () => {
    const { client, store } = setUp();
    client.answer = () => Promise.reject(new LampwrightError('NOTHING_THERE', 'There is nothing to undo.'));
    await store.ask(routes.wish.send, { text: 'undo' });
    client.answer = () => Promise.reject(new LampwrightError('LAMP_GONE', 'Plug the lamp in.'));
    await store.ask(routes.lamp.keep, undefined);
    client.answer = () => Promise.resolve({ outcome: 'done' });
    await store.ask(routes.wish.send, { text: 'rain' });
    expect(store.getState().failures).toMatchObject([{ code: 'LAMP_GONE' }]);
  });

  it('leaves a failure to those who show it themselves', async () => {
    const { client, store } = setUp();
    client.answer = () => Promise.reject(new LampwrightError('BAD_HOST', 'That is no address.'));
    expect(await store.askQuietly(routes.engine.look, undefined)).toEqual({
      ok: false,
      failure: { code: 'BAD_HOST', message: 'That is no address.' },
    });
    expect(store.getState().failures).toEqual([]);
  });

  it('is arranged by its owner, and stays so whatever the app tells', () => {
    const { client, store, tellAll } = setUp();
    store.setView({ inspector: 'json' });
    store.setView({ stageView: 'leds' });
    tellAll(sampleStates({ notices: [{ id: 1, at: 1, code: 'DONE', message: 'Kept.' }] }));
    client.link({ phase: 'lost' });
    expect(store.getState().view).toMatchObject({ inspector: 'json', stageView: 'leds', panel: null });
  });

  it('says what was done last, until it is dismissed, and hands on how to take it back', () => {
    const { store, tellAll } = setUp();
    let isBack = false;
    store.showToast('The first was deleted.');
    store.showToast('The second was deleted.', () => (isBack = true));
    tellAll(sampleStates());
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

  it('shows a fault of its own as such, and does not swallow it', async () => {
    const client = new FakeClient();
    const faults: unknown[] = [];
    const store = createWindowStore(client, (error) => faults.push(error));
    client.answer = () => Promise.resolve('no such answer');
    expect(await store.ask(routes.wish.send, { text: 'rain' })).toMatchObject({ ok: false });
    expect(store.getState().failures).toMatchObject([{ code: 'INTERNAL' }]);
    expect(faults).toMatchObject([{ message: expect.stringContaining('expected object') as string }]);
  });

  it('hears nothing more once it is stopped', () => {
    const client = new FakeClient();
    const store = createWindowStore(client);
    store.start()();
    for (const event of stateEventsOf(sampleStates())) client.tell(event);
    expect(store.getState().phase).toBe('loading');
  });
});
