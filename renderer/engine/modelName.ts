import type { EngineAreaState } from '#shared/api/areas/engineArea';

/** A model in words: what it is called, and what the lamp model is made from, where that can be told. */
export interface ModelName {
  readonly title: string;
  readonly base?: string | undefined;
}

/** Two models of the same weights differ by no more than their prompts. */
const sameWeights = 0.01;

/** What a model is called here. The lamp model is `lamp`, made from the installed model that has its weights. */
export function modelName(name: string, ollama: EngineAreaState['ollama']): ModelName {
  if (!isLampModel(name)) return { title: displayName(name) };
  const models = ollama.phase === 'up' ? ollama.models : [];
  const own = models.find((model) => model.name === name)?.sizeBytes;
  const base = models.find(
    (model) => !isLampModel(model.name) && own !== undefined && isClose(model.sizeBytes, own),
  );
  return { title: 'lamp', base: base && displayName(base.name) };
}

/** Whether a name is one the app gives to the lamp model. */
export function isLampModel(name: string): boolean {
  return name.startsWith('lamp:');
}

/** Whether a lamp model answers that was made by an older app: it can be made anew. */
export function isOlderLampModel({
  answering,
  ollama,
}: Pick<EngineAreaState, 'answering' | 'ollama'>): boolean {
  if (answering.kind !== 'model' || ollama.phase !== 'up') return false;
  return isLampModel(answering.name) && ollama.lampModel === 'outdated';
}

/** `gemma3:4b` is `gemma3 4B`; the tag `latest` says nothing. */
function displayName(name: string): string {
  const [model = name, tag = 'latest'] = name.split(':');
  if (tag === 'latest') return model;
  return `${model} ${/^[\d.]+[bm]$/i.test(tag) ? tag.toUpperCase() : tag}`;
}

function isClose(size: number | undefined, other: number): boolean {
  return size !== undefined && Math.abs(size - other) <= other * sameWeights;
}
