import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import { findOllama, type Machine } from './ollamaInstallation';
import type { OllamaClient } from './OllamaClient';
import { isNewEnough, minimumVersion } from './minimumVersion';
import type { InstalledModel, LoadedModel } from './responseSchemas';

/** Whether Ollama can be used, and its models. */
export type OllamaStatus =
  | {
      readonly phase: 'up';
      readonly version: string;
      readonly models: readonly InstalledModel[];
      readonly loaded: readonly LoadedModel[];
    }
  /** It cannot be used: not installed, not running, too old, or something else answers. */
  | { readonly phase: 'down'; readonly code: ErrorCode; readonly message: string };

/** The download page of Ollama's installer. */
export const downloadPage = 'https://ollama.com/download';

/** Checks Ollama. Expected failures are returned as a `down` status. */
export async function checkOllama(client: OllamaClient, machine?: Machine): Promise<OllamaStatus> {
  try {
    const version = await client.version();
    if (!isNewEnough(version)) return { phase: 'down', ...tooOld(version) };
    const [models, loaded] = await Promise.all([client.models(), client.loaded()]);
    return { phase: 'up', version, models, loaded };
  } catch (error) {
    if (!(error instanceof LampwrightError)) throw error;
    const { code, message } = error;
    const isMissing = code === 'OLLAMA_DOWN' && client.address.isLocal && !(await findOllama(machine));
    return isMissing ? { phase: 'down', ...missing } : { phase: 'down', code, message };
  }
}

/** Throws the reason if Ollama is down. */
export function assertUp(status: OllamaStatus): asserts status is Extract<OllamaStatus, { phase: 'up' }> {
  if (status.phase === 'down') throw new LampwrightError(status.code, status.message);
}

const missing = {
  code: 'OLLAMA_MISSING',
  message: `Ollama is not installed. Get it from ${downloadPage}, then try again.`,
} as const;

function tooOld(version: string) {
  return {
    code: 'OLLAMA_TOO_OLD',
    message: `This is Ollama ${version.slice(0, 40)}; Lampwright needs ${minimumVersion} or later. Update it from ${downloadPage}.`,
  } as const;
}
