import { createHash } from 'node:crypto';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { profiles } from '#shared/conversation/prompt/profiles';
import { assertSuitable, baseNames, isSameModel, smallBase, usualBase, type BaseModel } from './modelNames';
import type { InstalledModel } from './responseSchemas';

/** How the lamp model writes when it is asked without options, from the terminal for one. */
const lampParameters = {
  num_ctx: 4096,
  num_batch: 2048,
  temperature: 0.7,
  top_k: 40,
  top_p: 0.9,
  repeat_penalty: 1,
};

/** A short mark of all that makes the lamp model what it is: another prompt, another mark. */
function mark(base: BaseModel): string {
  const { systemPrompt } = profiles.base;
  const whole = JSON.stringify([base, systemPrompt, lampParameters]);
  return createHash('sha256').update(whole).digest('hex').slice(0, 12);
}

/** The lamp model by name, as this version of the app makes it from a base model. */
export function lampModelName(base: BaseModel = usualBase): string {
  return `lamp:${mark(base)}`;
}

/** What Ollama is asked to make it from. No example messages: they would stand before ours, outside the budget. */
export function lampModelRequest(base: BaseModel) {
  return {
    model: lampModelName(base),
    from: base,
    system: profiles.base.systemPrompt,
    parameters: lampParameters,
  };
}

/** How it stands with the lamp model: `outdated` where only one of an earlier prompt is there. */
export type LampModelState =
  | { readonly state: 'current'; readonly name: string }
  | { readonly state: 'outdated'; readonly name: string; readonly older: readonly string[] }
  | { readonly state: 'missing'; readonly name: string };

/** The state of the lamp model among the installed ones: on the base that was chosen, else on another one. */
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

/** The base a lamp model of this version is made from; nothing for other models. */
function baseOf(model: string): BaseModel | undefined {
  return baseNames.find((base) => isSameModel(lampModelName(base), model));
}

/** True for a name under which a model may be in memory: a lamp model shares its base's place there. */
export function isSameRunner(loaded: string, model: string): boolean {
  const base = baseOf(model);
  return isSameModel(loaded, model) || (base !== undefined && isSameModel(loaded, base));
}

/** What to do where a model is slow on this machine. */
export function adviceForSlow(model: string): string {
  const isSmallest = model.includes(smallBase) || baseOf(model) === smallBase;
  return isSmallest
    ? 'It is the smallest that is known to work.'
    : `A smaller one, such as ${smallBase}, would answer sooner.`;
}

/**
 * The model to ask: the one chosen by name, or the lamp model, an older one rather than none. Fails with MODEL_MISSING
 * where it is not installed, with MODEL_UNSUITABLE where it cannot write programs.
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
