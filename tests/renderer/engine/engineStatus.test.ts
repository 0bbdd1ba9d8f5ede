import { describe, expect, it } from 'vitest';
import type { EngineAreaState } from '#shared/api/areas/engineArea';
import { engineStatus } from '../../../renderer/engine/engineStatus';
import { modelName } from '../../../renderer/engine/modelName';
import { noSetup } from '../../../renderer/engine/setupStatus';
import { sampleStates } from '../sampleStates';

const { engine } = sampleStates();
const lamp = { name: 'lamp:0123456789ab', sizeBytes: 3_338_809_000 };
const ollama: EngineAreaState['ollama'] = {
  phase: 'up',
  version: '0.33.0',
  models: [
    { name: 'gemma3:1b', sizeBytes: 815_319_791 },
    { name: 'gemma3:4b', sizeBytes: 3_338_801_804 },
    lamp,
  ],
  lampModel: 'current',
};
const modelAnswers: EngineAreaState = { ...engine, ollama, answering: { kind: 'model', name: lamp.name } };

describe('a model’s name', () => {
  it('is written as people write it', () => {
    expect(modelName('gemma3:12b', ollama).title).toBe('gemma3 12B');
    expect(modelName('mistral:latest', ollama).title).toBe('mistral');
    expect(modelName('mistral', ollama).title).toBe('mistral');
    expect(modelName('qwen3:8b-q4_K_M', ollama).title).toBe('qwen3 8b-q4_K_M');
  });

  it('names the base of the lamp model by its weights, and nothing when they are unknown', () => {
    expect(modelName(lamp.name, ollama)).toEqual({ title: 'lamp', base: 'gemma3 4B' });
    expect(modelName(lamp.name, { phase: 'looking' })).toEqual({ title: 'lamp', base: undefined });
    expect(modelName(lamp.name, { ...ollama, models: [lamp] }).base).toBeUndefined();
  });
});

describe('the engine’s status pill', () => {
  it('names the composer in amber, and shows the model’s progress', () => {
    expect(engineStatus(engine, noSetup)).toEqual({ tone: 'waiting', title: 'Built-in composer' });
    const reached = { model: 'gemma3:4b', share: 0.41 };
    const progress = { phase: 'pulling', model: 'gemma3:4b' } as const;
    expect(engineStatus(engine, { phase: 'running', progress, reached }).detail).toMatch(
      /^getting the model · 41/,
    );
  });

  it('names the model with its base and speed', () => {
    expect(engineStatus({ ...modelAnswers, tokensPerSecond: 38.2 }, noSetup)).toEqual({
      tone: 'good',
      title: 'lamp',
      detail: 'gemma3 4B · 38 tok/s',
    });
    expect(engineStatus({ ...modelAnswers, isWarming: true }, noSetup).detail).toBe('gemma3 4B · warming up');
  });

  it('warns when wishes leave the computer', () => {
    const answering = { kind: 'model', name: 'gpt-oss:120b-cloud', warning: 'It runs elsewhere.' } as const;
    expect(engineStatus({ ...engine, answering }, noSetup).tone).toBe('waiting');
  });
});
