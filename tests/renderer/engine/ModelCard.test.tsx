import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EngineAreaState } from '#shared/api/areas/engineArea';
import type { SetupProgress } from '#shared/api/progress';
import { ModelCard } from '../../../renderer/engine/ModelCard';
import { createWindowStore } from '../../../renderer/store/createWindowStore';
import { renderPartIn, type RenderedPart } from '../renderPart';
import { words } from '../../../renderer/words/words';
import { stateEventsOf, sampleStates } from '../sampleStates';

const { engine } = sampleStates();
const ollama: EngineAreaState['ollama'] = { phase: 'up', version: '1', models: [], lampModel: 'missing' };
const down: EngineAreaState['ollama'] = { phase: 'down', code: 'OLLAMA_MISSING', message: 'Not there.' };
const composer: EngineAreaState = { ...engine, ollama: down };

/** The card after the app has sent these states, one after another. */
function draw(states: readonly EngineAreaState[], isCompact = false): RenderedPart {
  let emit: (engine: EngineAreaState) => void = () => undefined;
  const store = createWindowStore({
    call: () => new Promise(() => undefined),
    subscribe: (onEvent, onLink) => {
      onLink({ phase: 'open' });
      for (const event of stateEventsOf(sampleStates())) onEvent(event);
      emit = (state) => onEvent({ area: 'engine', state });
      return () => undefined;
    },
  });
  store.start();
  const card = renderPartIn(store, <ModelCard isCompact={isCompact} />);
  for (const state of states) act(() => emit(state));
  return card;
}

const running = (progress: SetupProgress): EngineAreaState => ({
  ...composer,
  setup: { phase: 'running', progress },
});
const download = { receivedBytes: 1.35e9, totalBytes: 3.3e9, secondsLeft: 125 };

describe('the card about the model', () => {
  it('says who answers, what the model would improve, and offers one button', () => {
    const { text, getAllByRole } = draw([composer]);
    expect(text).toContain(words.engine.setup.answering);
    expect(text).toContain(words.engine.setup.why);
    expect(getAllByRole('button').map((button) => button.textContent)).toEqual([words.engine.setup.get]);
  });

  it('is not shown when the model answers, or while the app looks for Ollama', () => {
    const answering = { kind: 'model', name: 'lamp:0123456789ab' } as const;
    expect(draw([{ ...engine, ollama, answering }]).element.childNodes).toHaveLength(0);
    expect(draw([engine]).element.childNodes).toHaveLength(0);
  });

  it('links to the settings for problems that downloading the model would not solve', () => {
    const because = { code: 'BAD_HOST', message: 'The address cannot be read.' } as const;
    const { text, getAllByRole } = draw([{ ...composer, answering: { kind: 'composer', because } }]);
    expect(text).toContain('The address cannot be read.');
    expect(getAllByRole('button').map((button) => button.textContent)).toEqual([
      words.engine.details.settings,
    ]);
  });

  it('shows bytes and remaining time, but announces only the stage', () => {
    const { text, getByRole } = draw([running({ phase: 'pulling', model: 'gemma3:4b', download })]);
    expect(text).toMatch(/1\.35 of 3\.3\sGB · 2\smin left/u);
    expect(getByRole('status').textContent).not.toMatch(/\d/);
    expect(getByRole('progressbar', { value: { now: 41 } })).toBeTruthy();
  });

  it('links to Ollama’s own page while it waits for Ollama', () => {
    const downloadPage = 'https://ollama.com/download';
    const link = draw([running({ phase: 'installing', downloadPage })]).getByRole('link');
    expect(link).toMatchObject({ href: downloadPage, target: '_blank', rel: 'noreferrer' });
  });

  it('can be continued after a pause, and retried after a failure', () => {
    const pulling = running({ phase: 'pulling', model: 'gemma3:4b', download });
    expect(draw([pulling, composer]).text).toMatch(/Paused at 41\s?% Resume/u);
    const failed = { phase: 'failed', code: 'DISK_FULL', message: 'Make room, then go on.' } as const;
    expect(draw([pulling, { ...composer, setup: failed }]).text).toMatch(
      /Make room, then go on\. .*Try again/u,
    );
  });

  it('is one line in a conversation, and only while a setup is running', () => {
    expect(draw([composer], true).element.childNodes).toHaveLength(0);
    const { text, getByRole } = draw([running({ phase: 'starting' })], true);
    expect(getByRole('status').textContent).toBe('Starting Ollama');
    expect(text).not.toContain(words.engine.setup.why);
    expect(getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('says that the model is ready', () => {
    const ready = running({ phase: 'ready', model: 'lamp' });
    expect(draw([ready, composer]).text).toContain('The model answers now');
  });
});
