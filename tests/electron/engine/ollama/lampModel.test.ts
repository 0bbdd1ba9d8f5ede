import { describe, expect, it } from 'vitest';
import { profiles } from '#shared/conversation/prompt/profiles';
import {
  chooseModel,
  isSameRunner,
  adviceForSlow,
  lampModelName,
  lampModelRequest,
  lampModelState,
} from '../../../../electron/engine/ollama/lampModel';
import { isSameModel, unsuitability } from '../../../../electron/engine/ollama/modelNames';

const installed = (...names: string[]) => names.map((name) => ({ name, sizeBytes: 1 }));
const current = lampModelName('gemma3:4b');
const small = lampModelName('gemma3:1b');
const old = 'lamp:0123456789ab';

describe('the lamp model', () => {
  it('has a name with a hash of what it is made of', () => {
    expect(current).toMatch(/^lamp:[0-9a-f]{12}$/);
    expect(lampModelName()).toBe(current);
    expect(small).toMatch(/^lamp:[0-9a-f]{12}$/);
    expect(small).not.toBe(current);
  });

  it('is created from its base with the frozen prompt, and without messages', () => {
    const request = lampModelRequest('gemma3:1b');
    expect(request).toMatchObject({ model: small, from: 'gemma3:1b', system: profiles.base.systemPrompt });
    expect(request.parameters).toMatchObject({ num_ctx: 4096, temperature: 0.7 });
    expect(Object.keys(request).sort()).toEqual(['from', 'model', 'parameters', 'system']);
  });
});

describe('lampModelState', () => {
  it('is missing if there are only models of other names', () => {
    const others = installed('gemma3:4b', 'lamp:latest', 'lamp-gemma-v2:latest', `x${old}`, `${old}c`);
    expect(lampModelState(others)).toEqual({ state: 'missing', name: current });
    expect(lampModelState([])).toEqual({ state: 'missing', name: current });
  });

  it('is outdated if there are only earlier ones', () => {
    const state = { state: 'outdated', name: current, older: [old] };
    expect(lampModelState(installed('gemma3:4b', old))).toEqual(state);
  });

  it.each([[current], [small]])('is current with %s, whatever else is there', (name) => {
    expect(lampModelState(installed(old, name))).toEqual({ state: 'current', name });
  });

  it('prefers the larger of two', () => {
    expect(lampModelState(installed(small, current))).toEqual({ state: 'current', name: current });
  });
});

describe('chooseModel', () => {
  it.each([
    ['mistral', 'mistral:latest'],
    ['mistral:latest', 'mistral:latest'],
    ['Mistral', 'mistral:latest'],
    ['gemma3:12b', 'gemma3:12b'],
    ['host:5000/me/mine', 'host:5000/me/mine:latest'],
  ])('finds “%s” as %s', (chosen, name) => {
    const models = installed(current, 'gemma3:12b', 'mistral:latest', 'host:5000/me/mine:latest');
    expect(chooseModel(models, chosen).name).toBe(name);
  });

  it.each(['gemma3', 'gemma3:1b', 'gemma', ''])('says of “%s” that it is not installed', (chosen) => {
    const choose = () => chooseModel(installed('gemma3:4b', current), chosen);
    expect(choose).toThrow(expect.objectContaining({ code: 'MODEL_MISSING' }));
    expect(choose).toThrow(/not installed.*Get it/);
  });

  it.each(['gemma3:4b-mlx', 'gemma3:4b-it-MLX', 'x-mlx:latest', 'gemma3:4b-mlx-bf16'])(
    'refuses “%s” even if it is installed',
    (chosen) => {
      const choose = () => chooseModel(installed(chosen), chosen);
      expect(choose).toThrow(expect.objectContaining({ code: 'MODEL_UNSUITABLE' }));
      expect(choose).toThrow(/without “-mlx”/);
    },
  );

  it('uses the lamp model if none was chosen', () => {
    expect(chooseModel(installed('gemma3:4b', old, current), null).name).toBe(current);
    expect(chooseModel(installed(small), null).name).toBe(small);
  });

  it('uses the lamp model on the chosen base', () => {
    expect(chooseModel(installed(current, small), null, 'gemma3:1b').name).toBe(small);
    expect(chooseModel(installed(current, small), null, 'gemma3:4b').name).toBe(current);
    expect(chooseModel(installed(current), null, 'gemma3:1b').name).toBe(current);
  });

  it('uses an outdated lamp model rather than none: the newest, which Ollama lists first', () => {
    expect(chooseModel(installed('gemma3:4b', old, 'lamp:ffffffffffff'), null).name).toBe(old);
  });

  it('does not take just any model for the lamp model', () => {
    const choose = () => chooseModel(installed('gemma3:4b', 'lamp-gemma-v2:latest'), null);
    expect(choose).toThrow(expect.objectContaining({ code: 'MODEL_MISSING' }));
    expect(choose).toThrow(/lamp model is not .*Get it/);
  });
});

describe('model names', () => {
  it('are the same with and without the default tag', () => {
    expect(isSameModel('a', 'a:latest')).toBe(true);
    expect(isSameModel('A:Latest', 'a')).toBe(true);
    expect(isSameModel('a:4b', 'a')).toBe(false);
    expect(isSameModel('host:1/a', 'host:1/a:latest')).toBe(true);
    expect(isSameModel('host:1/a', 'host:2/a')).toBe(false);
  });

  it('are unsuitable only because of “-mlx”', () => {
    expect(unsuitability('gemma3:4b')).toBeUndefined();
    expect(unsuitability('mlxlike:4b')).toBeUndefined();
    expect(unsuitability('gemma3:4b-mlx')).toContain('gemma3:4b-mlx');
  });
});

describe('a model in memory', () => {
  it('may be listed under the name of its base, whose runner it shares', () => {
    expect(isSameRunner('gemma3:4b', current)).toBe(true);
    expect(isSameRunner(current, current)).toBe(true);
    expect(isSameRunner('gemma3:1b', current)).toBe(false);
    expect(isSameRunner('gemma3:4b', 'mistral')).toBe(false);
  });

  it('that is too slow comes with the name of a smaller one, unless it is the smallest', () => {
    expect(adviceForSlow(current)).toContain('gemma3:1b');
    for (const name of [small, 'gemma3:1b']) expect(adviceForSlow(name)).not.toContain('gemma3:1b');
  });
});
