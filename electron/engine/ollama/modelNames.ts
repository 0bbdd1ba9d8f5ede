import { LampwrightError } from '#shared/errors/LampwrightError';

/** The bases a lamp model can have, the default and a smaller one for weak laptops, with their disk and memory needs. */
export const baseModels = {
  'gemma3:4b': { diskBytes: 3.3e9, memoryBytes: 5e9 },
  'gemma3:1b': { diskBytes: 0.8e9, memoryBytes: 1.8e9 },
} as const;

export type BaseModel = keyof typeof baseModels;

export const usualBase: BaseModel = 'gemma3:4b';
export const smallBase: BaseModel = 'gemma3:1b';
export const baseNames: readonly BaseModel[] = [usualBase, smallBase];

/** Compares names as Ollama does: without a tag, `latest` is meant. */
export function isSameModel(one: string, other: string): boolean {
  return withTag(one) === withTag(other);
}

/** The name as Ollama lists it. */
export function withTag(name: string): string {
  const lowered = name.toLowerCase();
  return lowered.slice(lowered.lastIndexOf('/') + 1).includes(':') ? lowered : `${lowered}:latest`;
}

/** Fails with MODEL_UNSUITABLE for a model that cannot write programs. */
export function assertSuitable(name: string): void {
  const why = unsuitability(name);
  if (why !== undefined) throw new LampwrightError('MODEL_UNSUITABLE', why);
}

/** Why a model cannot write programs; undefined if it can. */
export function unsuitability(name: string): string | undefined {
  return /-mlx\b/i.test(name)
    ? `“${name}” ignores the required reply format, so its replies could not be used. Choose a model without “-mlx” in its name.`
    : undefined;
}
