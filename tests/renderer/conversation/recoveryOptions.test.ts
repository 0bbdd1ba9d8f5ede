import { describe, expect, it } from 'vitest';
import { errorCodes } from '#shared/errors/LampwrightError';
import { recoveryOptions } from '../../../renderer/conversation/recoveryOptions';

const model = { answering: { kind: 'model', name: 'lamp' } } as const;
const composer = {
  answering: { kind: 'composer', because: { code: 'OLLAMA_DOWN', message: 'Ollama is not running.' } },
} as const;

describe('the ways out of a failure', () => {
  it('are to try again or to have the composer answer, as long as there is a model', () => {
    expect(recoveryOptions('REPLY_GARBLED', model)).toEqual(['retry', 'composer', 'edit']);
    expect(recoveryOptions('OLLAMA_DIED', model)).toEqual(['retry', 'composer', 'edit']);
  });

  it('begin with bringing back what is gone', () => {
    expect(recoveryOptions('OLLAMA_DIED', composer)[0]).toBe('start');
    expect(recoveryOptions('OLLAMA_DOWN', composer)[0]).toBe('start');
    expect(recoveryOptions('MODEL_MISSING', composer)[0]).toBe('get');
  });

  it('never call it trying again where the composer would answer', () => {
    for (const code of errorCodes)
      if (code !== 'STOPPED') expect(recoveryOptions(code, composer)).not.toContain('retry');
  });

  it('offer the model once more where it may be back by now', () => {
    expect(recoveryOptions('OLLAMA_DIED', composer)).toEqual(['start', 'model', 'composer', 'edit']);
    expect(recoveryOptions('MODEL_MISSING', composer)).not.toContain('model');
  });

  it('show what fills the window where it is full', () => {
    expect(recoveryOptions('CONTEXT_FULL', model).slice(0, 2)).toEqual(['context', 'edit']);
  });

  it('always keep the wish, and name each way once', () => {
    for (const code of errorCodes) {
      for (const engine of [model, composer]) {
        const ways = recoveryOptions(code, engine);
        expect(ways).toContain('edit');
        expect(new Set(ways).size).toBe(ways.length);
      }
    }
  });

  it('are quiet for what its owner stopped', () => {
    expect(recoveryOptions('STOPPED', model)).toEqual(['retry', 'edit']);
  });
});
