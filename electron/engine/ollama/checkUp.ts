import { totalmem } from 'node:os';
import { LampwrightError, type ErrorCode } from '#shared/api/errors';
import { chooseModel, isSameRunner } from './lampModel';
import { baseModels, smallBase, usualBase, type BaseModel } from './modelNames';
import type { OllamaClient } from './OllamaClient';
import { inGigabytes, memoryNotice } from './room';
import { lookAtOllama, type OllamaStatus } from './status';
import { windowNotice } from './windowNotice';

/** One thing that was looked at: how it is, and what to do about it. */
export interface Check {
  readonly name: string;
  readonly isGood: boolean;
  readonly found: string;
  readonly next?: string | undefined;
}

/** What is there of all the model needs, and the next step for what is not. */
export async function lookOverEngine(
  client: OllamaClient,
  chosen: string | null,
  numCtx: number,
  base: BaseModel = usualBase,
): Promise<Check[]> {
  const status = await lookAtOllama(client);
  return [
    ollamaCheck(client, status),
    modelCheck(status, chosen, base),
    ...loadedChecks(status, chosen, base, numCtx),
    ...(client.address.isLocal ? [memoryCheck(base)] : []),
  ];
}

function ollamaCheck({ address }: OllamaClient, status: OllamaStatus): Check {
  if (status.phase === 'up')
    return { name: 'Ollama', isGood: true, found: `version ${status.version} at ${address.url}` };
  const { message } = status;
  const next =
    status.code === 'OLLAMA_DOWN' && address.isLocal
      ? 'lamp model get starts it and goes on from there.'
      : undefined;
  return { name: 'Ollama', isGood: false, found: message, next };
}

function modelCheck(status: OllamaStatus, chosen: string | null, base: BaseModel): Check {
  const name = 'Model';
  if (status.phase === 'down')
    return { name, isGood: false, found: 'not known while Ollama does not answer' };
  try {
    const { name: model } = chooseModel(status.models, chosen, base);
    const isOld = chosen === null && status.lampModel.state === 'outdated';
    return isOld
      ? {
          name,
          isGood: true,
          found: `${model}, made by an earlier version`,
          next: 'lamp model create brings it up to date.',
        }
      : { name, isGood: true, found: `${model} is installed` };
  } catch (error) {
    if (!(error instanceof LampwrightError)) throw error;
    return { name, isGood: false, found: error.message, next: nextStep(error.code, chosen, base) };
  }
}

function nextStep(code: ErrorCode, chosen: string | null, base: BaseModel): string | undefined {
  if (code !== 'MODEL_MISSING') return undefined;
  const size = inGigabytes(baseModels[base].diskBytes);
  return chosen === null ? `lamp model get fetches and makes it (${size}).` : `lamp model pull ${chosen}`;
}

/** Whether the model is in memory; nothing where it is not even installed. */
function loadedChecks(status: OllamaStatus, chosen: string | null, base: BaseModel, numCtx: number): Check[] {
  const name = 'Loaded';
  if (status.phase === 'down' || !modelCheck(status, chosen, base).isGood) return [];
  const wanted = { name: chooseModel(status.models, chosen, base).name, numCtx };
  const loaded = status.loaded.find((model) => isSameRunner(model.name, wanted.name));
  if (!loaded) {
    const next = 'lamp model warm makes the first wish quick.';
    return [{ name, isGood: true, found: 'not in memory yet', next }];
  }
  const found = windowNotice(loaded, wanted, 'before')?.message;
  return [{ name, isGood: true, found: found ?? `in memory, with a window of ${numCtx} tokens` }];
}

function memoryCheck(base: BaseModel): Check {
  const notice = memoryNotice(baseModels[base].memoryBytes);
  return {
    name: 'Memory',
    isGood: true,
    found: notice?.message ?? `${inGigabytes(totalmem())}, enough for ${base}`,
    next: notice && base !== smallBase ? `lamp model get --base ${smallBase}` : undefined,
  };
}
