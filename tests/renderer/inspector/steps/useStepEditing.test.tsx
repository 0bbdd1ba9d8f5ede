import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnsweringState } from '#shared/api/areas/wishArea';
import type { ApiClient, ConnectionState } from '#shared/api/ApiClient';
import type { States } from '#shared/api/contract';
import { useStepEditing, type StepEditing } from '../../../../renderer/inspector/steps/useStepEditing';
import { createWindowStore } from '../../../../renderer/store/createWindowStore';
import { storm } from '../../../shared/program/edit/examplePrograms';
import { renderPartIn } from '../../renderPart';
import { stateEventsOf, logOf, sampleStates } from '../../sampleStates';

const { stage } = sampleStates();
const showing = sampleStates({
  conversation: { id: 'c1', createdAt: 1, entries: logOf({ type: 'manual', program: storm, changes: [] }) },
  stage: { ...stage, source: { type: 'version', seq: 1 }, program: storm },
});
const answering: AnsweringState = {
  phase: 'answering',
  text: 'rain',
  reading: { intent: 'new', confidence: 1, because: '' },
  writer: null,
  since: 1,
  progress: null,
  draft: null,
  sketch: null,
  correcting: null,
  queued: [],
};

/** Passes the hook's result to the test. */
function Probe({ onDrawn }: { readonly onDrawn: (editing: StepEditing) => void }) {
  onDrawn(useStepEditing());
  return null;
}

/** Editing in a window that was rendered while editing was possible, as from a menu that is open when later states arrive. */
function opened() {
  const calls: string[] = [];
  let emit: Parameters<ApiClient['subscribe']>[0] = () => undefined;
  let setConnection: (connection: ConnectionState) => void = () => undefined;
  const store = createWindowStore({
    call: (route) => {
      calls.push(route.name);
      return new Promise(() => undefined);
    },
    subscribe: (onEvent, onConnection) => {
      [emit, setConnection] = [onEvent, onConnection];
      return () => undefined;
    },
  });
  store.start();
  const become = (states: States) => act(() => stateEventsOf(states).forEach((event) => emit(event)));
  setConnection({ phase: 'open' });
  become(showing);
  let editing: StepEditing | undefined;
  renderPartIn(store, <Probe onDrawn={(drawn) => (editing = drawn)} />);
  const change = () => editing?.edit({ kind: 'name', name: 'Mine' });
  return {
    calls,
    become,
    setConnection: (connection: ConnectionState) => act(() => setConnection(connection)),
    change,
  };
}

describe('editing by hand', () => {
  it('sends the changed program to the app', () => {
    const { calls, change } = opened();
    expect(change()).toBeUndefined();
    expect(calls).toHaveLength(1);
  });

  it('never makes a version of a reply that is being written, even from a menu that was already open', () => {
    for (const draft of [null, storm]) {
      const { calls, become, change } = opened();
      become({ ...showing, wish: { ...answering, draft } });
      expect(change()).toBe('gone');
      expect(calls).toEqual([]);
      become(showing);
      expect(change()).toBeUndefined();
    }
  });

  it('changes nothing while a reply or the test pattern shows', () => {
    for (const source of [{ type: 'reply' }, { type: 'test' }] as const) {
      const { calls, become, change } = opened();
      become({ ...showing, stage: { ...showing.stage, source } });
      expect(change()).toBe('gone');
      expect(calls).toEqual([]);
    }
  });

  it('changes nothing while the app cannot be reached', () => {
    const { calls, setConnection, change } = opened();
    setConnection({ phase: 'lost' });
    expect(change()).toBe('gone');
    expect(calls).toEqual([]);
  });
});
