import { describe, expect, it } from 'vitest';
import type { EngineAreaState } from '#shared/api/areas/engineArea';
import { modelOptions, windowOptions } from '../../../renderer/settings/modelOptions';
import { words } from '../../../renderer/words/words';

const up: EngineAreaState['ollama'] = {
  phase: 'up',
  version: '0.12.0',
  lampModel: 'current',
  models: [
    { name: 'lamp:v3', sizeBytes: 3.3e9 },
    { name: 'gemma3:4b', sizeBytes: 3.3e9 },
    { name: 'qwen3-mlx', unsuitable: 'It keeps to no form.' },
    { name: 'big:cloud', remoteHost: 'ollama.com' },
  ],
};

describe('the models to choose from', () => {
  it('begin with the lamp model, whichever of its versions is installed', () => {
    expect(modelOptions(up, null).map(({ value }) => value)).toEqual([
      '',
      'gemma3:4b',
      'qwen3-mlx',
      'big:cloud',
    ]);
    expect(modelOptions(up, null)[0]?.label).toBe(words.settings.engine.lampModel);
  });

  it('show their size, where they run if not locally, and which cannot be chosen', () => {
    const [, gemma, mlx, cloud] = modelOptions(up, null);
    expect(gemma?.label).toMatch(/gemma3:4b · 3\.3\sGB/);
    expect(mlx).toMatchObject({ isDisabled: true, label: 'qwen3-mlx · cannot be used' });
    expect(cloud).toMatchObject({ isDisabled: false, label: 'big:cloud · runs at ollama.com' });
  });

  it('include the chosen one while it or Ollama is missing, and list it once', () => {
    const valuesOf = (ollama: EngineAreaState['ollama'], chosen: string) =>
      modelOptions(ollama, chosen).map(({ value }) => value);
    expect(valuesOf({ phase: 'looking' }, 'gemma3:4b')).toEqual(['', 'gemma3:4b']);
    expect(valuesOf(up, 'gone:1b').at(-1)).toBe('gone:1b');
    expect(valuesOf(up, 'gemma3:4b').filter((value) => value === 'gemma3:4b')).toHaveLength(1);
  });
});

describe('the sizes of the window', () => {
  it('are two, and the current one if it is another', () => {
    expect(windowOptions(8192).map(({ value }) => value)).toEqual(['4096', '8192']);
    expect(windowOptions(6000).map(({ value }) => value)).toEqual(['4096', '6000', '8192']);
  });
});
