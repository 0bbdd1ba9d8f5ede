import { describe, expect, it } from 'vitest';
import type { EngineAreaState } from '#shared/api/areas/engineArea';
import type { SetupProgress } from '#shared/api/progress';
import { ModelCard } from '../../../renderer/engine/ModelCard';
import { createWindowStore } from '../../../renderer/store/createWindowStore';
import { renderPartIn } from '../renderPart';
import { stateEventsOf, sampleStates } from '../sampleStates';
import { textOfHtml } from '../textOfHtml';

const { engine } = sampleStates();
const ollama: EngineAreaState['ollama'] = { phase: 'up', version: '1', models: [], lampModel: 'missing' };
const down: EngineAreaState['ollama'] = { phase: 'down', code: 'OLLAMA_MISSING', message: 'Not there.' };
const composer: EngineAreaState = { ...engine, ollama: down };

/** The card as it is drawn after the app has told these, one after the other. */
function draw(states: readonly EngineAreaState[], isCompact = false): string {
  let tell: (engine: EngineAreaState) => void = () => undefined;
  const store = createWindowStore({
    call: () => Promise.reject(new Error('Nothing is asked while drawing.')),
    subscribe: (onEvent, onLink) => {
      onLink({ phase: 'open' });
      for (const event of stateEventsOf(sampleStates())) onEvent(event);
      tell = (state) => onEvent({ area: 'engine', state });
      return () => undefined;
    },
  });
  store.start();
  const drawing = { ...store, getInitialState: store.getState };
  const page = () => renderPartIn(drawing, <ModelCard isCompact={isCompact} />).html;
  let html = page();
  for (const state of states) {
    tell(state);
    html = page();
  }
  return html;
}

const running = (progress: SetupProgress): EngineAreaState => ({
  ...composer,
  setup: { phase: 'running', progress },
});
const download = { receivedBytes: 1.35e9, totalBytes: 3.3e9, secondsLeft: 125 };

describe('the card about the model', () => {
  it('says who answers, why the model is worth it, and offers one button', () => {
    const text = textOfHtml(draw([composer]));
    expect(text).toContain('Answering: built-in composer It knows a few hundred scenes by heart.');
    expect(text).toContain('Get the model');
  });

  it('shows nothing when the model answers, and nothing while Ollama is looked for', () => {
    const answering = { kind: 'model', name: 'lamp:0123456789ab' } as const;
    expect(draw([{ ...engine, ollama, answering }])).toBe('');
    expect(draw([engine])).toBe('');
  });

  it('sends to the settings what getting the model would not help against', () => {
    const because = { code: 'BAD_HOST', message: 'The address cannot be read.' } as const;
    const text = textOfHtml(draw([{ ...composer, answering: { kind: 'composer', because } }]));
    expect(text).toContain('The address cannot be read.');
    expect(text).toContain('Settings…');
    expect(text).not.toContain('Get the model');
  });

  it('tells bytes and time left, but announces the stage alone', () => {
    const html = draw([running({ stage: 'pulling', model: 'gemma3:4b', download })]);
    expect(textOfHtml(html)).toMatch(/1\.35 of 3\.3\sGB · 2\smin left/u);
    expect(/role="status">([^<]*)</.exec(html)?.[1]).toBe('Getting the model');
    expect(html).toContain('aria-valuenow="41"');
  });

  it('leads to Ollama’s own page while that is waited for', () => {
    const html = draw([running({ stage: 'installing', downloadPage: 'https://ollama.com/download' })]);
    expect(html).toMatch(/<a [^>]*href="https:\/\/ollama\.com\/download" target="_blank" rel="noreferrer"/);
  });

  it('can be gone on with after a pause, and tried again after a failure', () => {
    const pulling = running({ stage: 'pulling', model: 'gemma3:4b', download });
    expect(textOfHtml(draw([pulling, composer]))).toMatch(/Paused at 41\s?% Go on/u);
    const failed = { phase: 'failed', code: 'DISK_FULL', message: 'Make room, then go on.' } as const;
    expect(textOfHtml(draw([pulling, { ...composer, setup: failed }]))).toMatch(
      /Make room, then go on\. .*Try again/u,
    );
  });

  it('is one line in a conversation, and only while there is something to follow', () => {
    expect(draw([composer], true)).toBe('');
    const text = textOfHtml(draw([running({ stage: 'starting' })], true));
    expect(text).toBe('Starting Ollama Starting Ollama Pause');
  });

  it('says that the model is ready', () => {
    const ready = running({ stage: 'ready', model: 'lamp' });
    expect(textOfHtml(draw([ready, composer]))).toContain('The model answers now');
  });
});
