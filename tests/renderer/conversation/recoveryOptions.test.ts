import { describe, expect, it } from 'vitest';
import { errorCodes } from '#shared/errors/LampwrightError';
import { recoveryOptions } from '../../../renderer/conversation/recoveryOptions';

const model = { answering: { kind: 'model', name: 'lamp' } } as const;
const composer = {
  answering: { kind: 'composer', because: { code: 'OLLAMA_DOWN', message: 'Ollama is not running.' } },
} as const;

describe('the recovery options of a failure', () => {
  it('are to retry or to let the composer answer, while there is a model', () => {
    expect(recoveryOptions('REPLY_GARBLED', model)).toEqual(['retry', 'composer', 'edit']);
    expect(recoveryOptions('OLLAMA_DIED', model)).toEqual(['retry', 'composer', 'edit']);
  });

  it('begin with restarting what is down', () => {
    expect(recoveryOptions('OLLAMA_DIED', composer)[0]).toBe('start');
    expect(recoveryOptions('OLLAMA_DOWN', composer)[0]).toBe('start');
    expect(recoveryOptions('MODEL_MISSING', composer)[0]).toBe('get');
  });

  it('do not say “retry” when the composer would answer', () => {
    for (const code of errorCodes)
      if (code !== 'STOPPED') expect(recoveryOptions(code, composer)).not.toContain('retry');
  });

  it('offer the model again when it may be back', () => {
    expect(recoveryOptions('OLLAMA_DIED', composer)).toEqual(['start', 'model', 'composer', 'edit']);
    expect(recoveryOptions('MODEL_MISSING', composer)).not.toContain('model');
  });

  it('show what fills the context when it is full', () => {
    expect(recoveryOptions('CONTEXT_FULL', model).slice(0, 2)).toEqual(['context', 'edit']);
  });

  it('always offer to edit the wish, and list each option once', () => {
    for (const code of errorCodes) {
      for (const engine of [model, composer]) {
        const ways = recoveryOptions(code, engine);
        expect(ways).toContain('edit');
        expect(new Set(ways).size).toBe(ways.length);
      }
    }
  });

  it('are shown quietly when the owner stopped the reply', () => {
    expect(recoveryOptions('STOPPED', model)).toEqual(['retry', 'edit']);
  });
});
