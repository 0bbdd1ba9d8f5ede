// @vitest-environment happy-dom
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
  next: [],
};

/** Hands out what a component gets. */
function Probe({ onDrawn }: { readonly onDrawn: (editing: StepEditing) => void }) {
  onDrawn(useStepEditing());
  return null;
}

/** Editing in a window that was drawn while it was free; what is told afterwards comes as to a menu that was open before. */
function opened() {
  const asked: string[] = [];
  let tell: Parameters<ApiClient['subscribe']>[0] = () => undefined;
  let setLink: (link: ConnectionState) => void = () => undefined;
  const store = createWindowStore({
    call: (route) => {
      asked.push(route.name);
      return new Promise(() => undefined);
    },
    subscribe: (onEvent, onLink) => {
      [tell, setLink] = [onEvent, onLink];
      return () => undefined;
    },
  });
  store.start();
  const become = (states: States) => act(() => stateEventsOf(states).forEach((event) => tell(event)));
  setLink({ phase: 'open' });
  become(showing);
  let editing: StepEditing | undefined;
  renderPartIn(store, <Probe onDrawn={(drawn) => (editing = drawn)} />);
  const change = () => editing?.edit({ kind: 'name', name: 'Mine' });
  return { asked, become, setLink: (link: ConnectionState) => act(() => setLink(link)), change };
}

describe('editing by hand', () => {
  it('asks the app for the changed program', () => {
    const { asked, change } = opened();
    expect(change()).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('never makes a version of what is being written, whatever was open when the writing began', () => {
    for (const draft of [null, storm]) {
      const { asked, become, change } = opened();
      become({ ...showing, wish: { ...answering, draft } });
      expect(change()).toBe('gone');
      expect(asked).toEqual([]);
      become(showing);
      expect(change()).toBeUndefined();
    }
  });

  it('changes nothing while a reply or the test pattern shows', () => {
    for (const source of [{ type: 'reply' }, { type: 'test' }] as const) {
      const { asked, become, change } = opened();
      become({ ...showing, stage: { ...showing.stage, source } });
      expect(change()).toBe('gone');
      expect(asked).toEqual([]);
    }
  });

  it('changes nothing while the app cannot be reached', () => {
    const { asked, setLink, change } = opened();
    setLink({ phase: 'lost' });
    expect(change()).toBe('gone');
    expect(asked).toEqual([]);
  });
});
