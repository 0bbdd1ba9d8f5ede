import type { EngineAreaState } from '#shared/api/areas/engineArea';

/** A model's display name, and for the lamp model the model it was made from, if known. */
export interface ModelName {
  readonly title: string;
  readonly base?: string | undefined;
}

/** Models with the same weights differ in size by at most this share, because of their prompts. */
const maxSizeDifference = 0.01;

/** The display name of a model. The lamp model is `lamp`; its base is the installed model with the same weights. */
export function modelName(name: string, ollama: EngineAreaState['ollama']): ModelName {
  if (!isLampModel(name)) return { title: displayName(name) };
  const models = ollama.phase === 'up' ? ollama.models : [];
  const own = models.find((model) => model.name === name)?.sizeBytes;
  const base = models.find(
    (model) => !isLampModel(model.name) && own !== undefined && isClose(model.sizeBytes, own),
  );
  return { title: 'lamp', base: base && displayName(base.name) };
}

/** Whether the app gave this name to a lamp model. */
export function isLampModel(name: string): boolean {
  return name.startsWith('lamp:');
}

/** Whether the answering lamp model was made by an older version of the app, so that it can be updated. */
export function isOlderLampModel({
  answering,
  ollama,
}: Pick<EngineAreaState, 'answering' | 'ollama'>): boolean {
  if (answering.kind !== 'model' || ollama.phase !== 'up') return false;
  return isLampModel(answering.name) && ollama.lampModel === 'outdated';
}

/** `gemma3:4b` becomes `gemma3 4B`; the tag `latest` is dropped. */
function displayName(name: string): string {
  const [model = name, tag = 'latest'] = name.split(':');
  if (tag === 'latest') return model;
  return `${model} ${/^[\d.]+[bm]$/i.test(tag) ? tag.toUpperCase() : tag}`;
}

function isClose(size: number | undefined, other: number): boolean {
  return size !== undefined && Math.abs(size - other) <= other * maxSizeDifference;
}
