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
  running({ phase: 'pulling', model, download: { receivedBytes, totalBytes } });
const answering: EngineAreaState = {
  ...engine,
  answering: { kind: 'model', name: 'lamp:0123456789ab' },
  ollama: { phase: 'up', version: '1', models: [], lampModel: 'current' },
};
const statusAfter = (...states: EngineAreaState[]): SetupStatus => states.reduce(nextSetupStatus, noSetup);

describe('the status of the model’s setup', () => {
  it('is “none” until a setup starts', () => {
    expect(statusAfter(idle, answering)).toEqual({ phase: 'none' });
  });

  it('is paused when the setup stops early, and keeps its progress', () => {
    const paused = statusAfter(pulling(41, 100), idle);
    expect(paused.phase).toBe('paused');
    expect(setupShareOf(paused)).toBe(0.41);
  });

  it('is also paused in a window that was opened later', () => {
    const paused: EngineAreaState = {
      ...engine,
      setup: {
        phase: 'paused',
        progress: {
          phase: 'pulling',
          model: 'gemma3:4b',
          download: { receivedBytes: 41, totalBytes: 100 },
        },
      },
    };
    expect(statusAfter(paused).phase).toBe('paused');
    expect(setupShareOf(statusAfter(paused))).toBe(0.41);
    expect(statusAfter({ ...paused, answering: answering.answering, ollama: answering.ollama }).phase).toBe(
      'ready',
    );
  });

  it('shows the earlier progress while the app looks for Ollama again', () => {
    const again = statusAfter(pulling(41, 100), idle, running({ phase: 'looking' }));
    expect(setupShareOf(again)).toBe(0.41);
    expect(setupShareOf(statusAfter(running({ phase: 'looking' })))).toBeUndefined();
  });

  it('never goes backwards, although a download’s total grows', () => {
    const pieces = fc.record({ received: fc.nat(1000), total: fc.integer({ min: 1, max: 1000 }) });
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1 }), (all) => {
        let status = noSetup;
        let before = 0;
        for (const { received, total } of all) {
          status = nextSetupStatus(status, pulling(received, total));
          const share = setupShareOf(status) ?? -1;
          expect(share).toBeGreaterThanOrEqual(before);
          expect(share).toBeLessThanOrEqual(1);
          before = share;
        }
      }),
    );
  });

  it('starts from zero for another model', () => {
    expect(setupShareOf(statusAfter(pulling(90, 100), pulling(1, 100, 'gemma3:1b')))).toBe(0.01);
  });

  it('has no progress for stages of unknown length', () => {
    const warming = statusAfter(pulling(100, 100), running({ phase: 'warming', model: 'lamp' }));
    expect(setupShareOf(warming)).toBeUndefined();
  });

  it('is ready after the last stage, even if the window missed that', () => {
    expect(statusAfter(running({ phase: 'ready', model: 'lamp' }), idle).phase).toBe('ready');
    expect(statusAfter(running({ phase: 'warming', model: 'lamp' }), idle, answering).phase).toBe('ready');
  });

  it('does not count an older lamp model that answers meanwhile as the new one', () => {
    const older: EngineAreaState = {
      ...answering,
      ollama: { phase: 'up', version: '1', models: [], lampModel: 'outdated' },
    };
    const under = { ...older, setup: pulling(1, 2).setup };
    expect(statusAfter(under, older).phase).toBe('paused');
  });

  it('says what failed, and continues from there', () => {
    const failed: EngineAreaState = {
      ...engine,
      setup: { phase: 'failed', code: 'PULL_CUT_OFF', message: 'The download was cut off.' },
    };
    const status = statusAfter(pulling(41, 100), failed);
    expect(status).toMatchObject({ phase: 'failed', message: 'The download was cut off.' });
    expect(setupShareOf(nextSetupStatus(status, running({ phase: 'starting' })))).toBe(0.41);
  });
});
