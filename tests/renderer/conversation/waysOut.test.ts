import { describe, expect, it } from 'vitest';
import { errorCodes } from '#shared/api/errors';
import { waysOut } from '../../../renderer/conversation/waysOut';

const model = { answering: { kind: 'model', name: 'lamp' } } as const;
const composer = {
  answering: { kind: 'composer', because: { code: 'OLLAMA_DOWN', message: 'Ollama is not running.' } },
} as const;

describe('the ways out of a failure', () => {
  it('are to try again or to have the composer answer, as long as there is a model', () => {
    expect(waysOut('REPLY_GARBLED', model)).toEqual(['retry', 'composer', 'edit']);
    expect(waysOut('OLLAMA_DIED', model)).toEqual(['retry', 'composer', 'edit']);
  });

  it('begin with bringing back what is gone', () => {
    expect(waysOut('OLLAMA_DIED', composer)[0]).toBe('start');
    expect(waysOut('OLLAMA_DOWN', composer)[0]).toBe('start');
    expect(waysOut('MODEL_MISSING', composer)[0]).toBe('get');
  });

  it('never call it trying again where the composer would answer', () => {
    for (const code of errorCodes)
      if (code !== 'STOPPED') expect(waysOut(code, composer)).not.toContain('retry');
  });

  it('offer the model once more where it may be back by now', () => {
    expect(waysOut('OLLAMA_DIED', composer)).toEqual(['start', 'model', 'composer', 'edit']);
    expect(waysOut('MODEL_MISSING', composer)).not.toContain('model');
  });

  it('show what fills the window where it is full', () => {
    expect(waysOut('CONTEXT_FULL', model).slice(0, 2)).toEqual(['context', 'edit']);
  });

  it('always keep the wish, and name each way once', () => {
    for (const code of errorCodes) {
      for (const engine of [model, composer]) {
        const ways = waysOut(code, engine);
        expect(ways).toContain('edit');
        expect(new Set(ways).size).toBe(ways.length);
      }
    }
  });

  it('are quiet for what its owner stopped', () => {
    expect(waysOut('STOPPED', model)).toEqual(['retry', 'edit']);
  });
});
