import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineAreaState } from '#shared/api/areas/engineArea';
import type { SetupProgress } from '#shared/api/progress';
import {
  noSetup,
  setupShareOf,
  nextSetupStatus,
  type SetupStatus,
} from '../../../renderer/engine/setupStatus';
import { sampleStates } from '../sampleStates';

const { engine } = sampleStates();
const idle: EngineAreaState = engine;
const running = (progress: SetupProgress): EngineAreaState => ({
  ...engine,
  setup: { phase: 'running', progress },
});
const pulling = (receivedBytes: number, totalBytes: number, model = 'gemma3:4b') =>
  running({ stage: 'pulling', model, download: { receivedBytes, totalBytes } });
const answering: EngineAreaState = {
  ...engine,
  answering: { kind: 'model', name: 'lamp:0123456789ab' },
  ollama: { phase: 'up', version: '1', models: [], lampModel: 'current' },
};
const told = (...states: EngineAreaState[]): SetupStatus => states.reduce(nextSetupStatus, noSetup);

describe('the story of getting the model', () => {
  it('begins with nothing, and stays so while nothing is asked for', () => {
    expect(told(idle, answering)).toEqual({ phase: 'none' });
  });

  it('is paused when it ends on the way, and knows how far it had come', () => {
    const paused = told(pulling(41, 100), idle);
    expect(paused.phase).toBe('paused');
    expect(setupShareOf(paused)).toBe(0.41);
  });

  it('is paused in a window that was not there before, too', () => {
    const paused: EngineAreaState = {
      ...engine,
      setup: {
        phase: 'paused',
        progress: {
          stage: 'pulling',
          model: 'gemma3:4b',
          download: { receivedBytes: 41, totalBytes: 100 },
        },
      },
    };
    expect(told(paused).phase).toBe('paused');
    expect(setupShareOf(told(paused))).toBe(0.41);
    expect(told({ ...paused, answering: answering.answering, ollama: answering.ollama }).phase).toBe('ready');
  });

  it('shows how far it had come while it looks for Ollama again', () => {
    const again = told(pulling(41, 100), idle, running({ stage: 'looking' }));
    expect(setupShareOf(again)).toBe(0.41);
    expect(setupShareOf(told(running({ stage: 'looking' })))).toBeUndefined();
  });

  it('never falls back, although a download’s total grows', () => {
    const pieces = fc.record({ received: fc.nat(1000), total: fc.integer({ min: 1, max: 1000 }) });
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1 }), (all) => {
        let story = noSetup;
        let before = 0;
        for (const { received, total } of all) {
          story = nextSetupStatus(story, pulling(received, total));
          const share = setupShareOf(story) ?? -1;
          expect(share).toBeGreaterThanOrEqual(before);
          expect(share).toBeLessThanOrEqual(1);
          before = share;
        }
      }),
    );
  });

  it('begins anew for another model', () => {
    expect(setupShareOf(told(pulling(90, 100), pulling(1, 100, 'gemma3:1b')))).toBe(0.01);
  });

  it('shows no share for stages of which nobody knows how long they take', () => {
    const warming = told(pulling(100, 100), running({ stage: 'warming', model: 'lamp' }));
    expect(setupShareOf(warming)).toBeUndefined();
  });

  it('ends well after its last stage, also where that went by unseen', () => {
    expect(told(running({ stage: 'ready', model: 'lamp' }), idle).phase).toBe('ready');
    expect(told(running({ stage: 'warming', model: 'lamp' }), idle, answering).phase).toBe('ready');
  });

  it('does not take an older lamp model that answers meanwhile for the new one', () => {
    const older: EngineAreaState = {
      ...answering,
      ollama: { phase: 'up', version: '1', models: [], lampModel: 'outdated' },
    };
    const under = { ...older, setup: pulling(1, 2).setup };
    expect(told(under, older).phase).toBe('paused');
  });

  it('says what failed, and goes on from there', () => {
    const failed: EngineAreaState = {
      ...engine,
      setup: { phase: 'failed', code: 'PULL_CUT_OFF', message: 'The download was cut off.' },
    };
    const story = told(pulling(41, 100), failed);
    expect(story).toMatchObject({ phase: 'failed', message: 'The download was cut off.' });
    expect(setupShareOf(nextSetupStatus(story, running({ stage: 'starting' })))).toBe(0.41);
  });
});
