import { createHash } from 'node:crypto';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { profiles } from '#shared/conversation/prompt/profiles';
import { assertSuitable, baseNames, isSameModel, smallBase, usualBase, type BaseModel } from './modelNames';
import type { InstalledModel } from './responseSchemas';

/** The defaults of the lamp model when it is used without options, for example with `ollama run`. */
const lampParameters = {
  num_ctx: 4096,
  num_batch: 2048,
  temperature: 0.7,
  top_k: 40,
  top_p: 0.9,
  repeat_penalty: 1,
};

/** A short hash of everything the lamp model is made from. It changes with the prompt, so old models are recognized. */
function fingerprint(base: BaseModel): string {
  const { systemPrompt } = profiles.base;
  const content = JSON.stringify([base, systemPrompt, lampParameters]);
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** The name of the lamp model that this version of the app creates from a base model. */
export function lampModelName(base: BaseModel = usualBase): string {
  return `lamp:${fingerprint(base)}`;
}

/** The request to create it. It has no example messages, since they would take tokens that the budget does not count. */
export function lampModelRequest(base: BaseModel) {
  return {
    model: lampModelName(base),
    from: base,
    system: profiles.base.systemPrompt,
    parameters: lampParameters,
  };
}

/** Whether the lamp model is installed; `outdated` if there are only ones of earlier versions. */
export type LampModelState =
  | { readonly state: 'current'; readonly name: string }
  | { readonly state: 'outdated'; readonly name: string; readonly older: readonly string[] }
  | { readonly state: 'missing'; readonly name: string };

/** Looks for the lamp model among the installed ones: first on the chosen base, then on the others. */
export function lampModelState(
  models: readonly InstalledModel[],
  base: BaseModel = usualBase,
): LampModelState {
  const names = [base, ...baseNames].map(lampModelName);
  const current = names.find((name) => models.some((model) => isSameModel(model.name, name)));
  if (current) return { state: 'current', name: current };
  const older = models.map(({ name }) => name).filter((name) => /^lamp:[0-9a-f]{12}$/.test(name));
  const name = lampModelName(base);
  return older.length > 0 ? { state: 'outdated', name, older } : { state: 'missing', name };
}

/** The base of a lamp model of this version; undefined for other models. */
function baseOf(model: string): BaseModel | undefined {
  return baseNames.find((base) => isSameModel(lampModelName(base), model));
}

/** Whether a loaded model serves `model`: Ollama may list a lamp model under the name of its base. */
export function isSameRunner(loaded: string, model: string): boolean {
  const base = baseOf(model);
  return isSameModel(loaded, model) || (base !== undefined && isSameModel(loaded, base));
}

/** Advice for a model that is slow on this machine. */
export function adviceForSlow(model: string): string {
  const isSmallest = model.includes(smallBase) || baseOf(model) === smallBase;
  return isSmallest
    ? 'It is the smallest model known to work.'
    : `A smaller one, such as ${smallBase}, would answer sooner.`;
}

/**
 * The model to use: the one chosen by name, else the lamp model, if need be an outdated one. Fails with MODEL_MISSING if it
 * is not installed, with MODEL_UNSUITABLE if it cannot write programs.
 */
export function chooseModel(
  models: readonly InstalledModel[],
  chosen: string | null,
  base: BaseModel = usualBase,
): InstalledModel {
  if (chosen !== null) {
    assertSuitable(chosen);
    const found = models.find(({ name }) => isSameModel(name, chosen));
    if (found) return found;
    throw new LampwrightError(
      'MODEL_MISSING',
      `The model “${chosen}” is not installed in Ollama. Get it, or choose another one.`,
    );
  }
  const lamp = lampModelState(models, base);
  const name = lamp.state === 'outdated' ? lamp.older[0] : lamp.name;
  const found = models.find((model) => isSameModel(model.name, name ?? lamp.name));
  if (found) return found;
  throw new LampwrightError(
    'MODEL_MISSING',
    'The lamp model is not installed yet. Get it, or choose another model.',
  );
}
