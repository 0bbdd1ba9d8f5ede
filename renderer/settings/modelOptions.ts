import type { EngineAreaState } from '#shared/api/areas/engineArea';
import { isLampModel } from '../engine/modelName';
import { words } from '../words/words';

/** A model that can be chosen; an empty value is the lamp model. */
export interface ModelOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** The models to choose from: the lamp model first, then what is installed; what was chosen is there even while it is away. */
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
  const isAway = chosen !== null && !models.some(({ name }) => name === chosen);
  return [
    { value: '', label: lampModel },
    ...installed,
    ...(isAway ? [{ value: chosen, label: modelAway(chosen) }] : []),
  ];
}

/** The sizes of the model's window that are offered here. */
const usualTokens = [4096, 8192];

/** The sizes to choose from; one that was set elsewhere stands among them. */
export function windowOptions(chosen: number): readonly { readonly value: string; readonly label: string }[] {
  const sizes = usualTokens.includes(chosen) ? usualTokens : [...usualTokens, chosen].sort((a, b) => a - b);
  return sizes.map((tokens) => ({ value: String(tokens), label: words.settings.engine.tokens(tokens) }));
}
