import type { EngineAreaState } from '#shared/api/areas/engineArea';
import { isLampModel } from '../engine/modelName';
import { words } from '../words/words';

/** A model to choose; the empty value is the lamp model. */
export interface ModelOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/**
 * The models to choose from: the lamp model, then the installed ones. The chosen model is listed even while it is not
 * available.
 */
export function modelOptions(
  ollama: EngineAreaState['ollama'],
  chosen: string | null,
): readonly ModelOption[] {
  const { lampModel, modelNamed, modelAway } = words.settings.engine;
  const models = ollama.phase === 'up' ? ollama.models.filter(({ name }) => !isLampModel(name)) : [];
  const installed = models.map((model) => ({
    value: model.name,
    label: modelNamed(model),
    isDisabled: model.unsuitable !== undefined,
  }));
  const isMissing = chosen !== null && !models.some(({ name }) => name === chosen);
  return [
    { value: '', label: lampModel },
    ...installed,
    ...(isMissing ? [{ value: chosen, label: modelAway(chosen) }] : []),
  ];
}

/** The context window sizes offered here. */
const offeredTokens = [4096, 8192];

/** The sizes to choose from, including a different one that was set elsewhere. */
export function windowOptions(chosen: number): readonly { readonly value: string; readonly label: string }[] {
  const sizes = offeredTokens.includes(chosen)
    ? offeredTokens
    : [...offeredTokens, chosen].sort((a, b) => a - b);
  return sizes.map((tokens) => ({ value: String(tokens), label: words.settings.engine.tokens(tokens) }));
}
