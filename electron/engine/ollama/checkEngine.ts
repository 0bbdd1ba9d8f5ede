import { totalmem } from 'node:os';
import type { HealthCheck } from '../../health/HealthCheck';
import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import type { ChosenModel } from '../Engine';
import { chooseModel, isSameRunner, lampModelState } from './lampModel';
import { baseModels, smallBase, usualBase, type BaseModel } from './modelNames';
import type { OllamaClient } from './OllamaClient';
import { gigabytesText, memoryNotice } from './diskAndMemory';
import { checkOllama, type OllamaStatus } from './OllamaStatus';
import { windowNotice } from './windowNotice';
import type { LoadedModel } from './responseSchemas';

/** Checks everything the model needs, with the next step for what is missing. Never fails for an expected reason. */
export async function checkEngine(
  client: OllamaClient,
  chosen: string | null,
  numCtx: number,
  base: BaseModel = usualBase,
): Promise<HealthCheck[]> {
  const status = await checkOllama(client);
  const memory = client.address.isLocal ? [memoryCheck(base)] : [];
  if (status.phase === 'down') {
    const found = 'unknown, since Ollama does not answer';
    return [
      downCheck(client, status.code, status.message),
      { name: 'Model', isGood: false, found },
      ...memory,
    ];
  }
  const found = `version ${status.version} at ${client.address.url}`;
  return [{ name: 'Ollama', isGood: true, found }, ...modelChecks(status, chosen, base, numCtx), ...memory];
}

function downCheck({ address }: OllamaClient, code: ErrorCode, found: string): HealthCheck {
  const canBeStarted = code === 'OLLAMA_DOWN' && address.isLocal;
  const next = canBeStarted ? 'lamp model get starts it and goes on from there.' : undefined;
  return { name: 'Ollama', isGood: false, found, next };
}

/** Checks whether the model is installed, and if so, whether it is in memory. */
function modelChecks(
  { models, loaded }: Extract<OllamaStatus, { phase: 'up' }>,
  chosen: string | null,
  base: BaseModel,
  numCtx: number,
): HealthCheck[] {
  try {
    const { name } = chooseModel(models, chosen, base);
    const isOld = chosen === null && lampModelState(models, base).state === 'outdated';
    return [installedCheck(name, isOld), loadedCheck(loaded, { name, numCtx })];
  } catch (error) {
    if (!(error instanceof LampwrightError)) throw error;
    const next = nextStep(error.code, chosen, base);
    return [{ name: 'Model', isGood: false, found: error.message, next }];
  }
}

function installedCheck(model: string, isOld: boolean): HealthCheck {
  const good = { name: 'Model', isGood: true };
  return isOld
    ? {
        ...good,
        found: `${model}, made by an earlier version`,
        next: 'lamp model create brings it up to date.',
      }
    : { ...good, found: `${model} is installed` };
}

function nextStep(code: ErrorCode, chosen: string | null, base: BaseModel): string | undefined {
  if (code !== 'MODEL_MISSING') return undefined;
  const size = gigabytesText(baseModels[base].diskBytes);
  return chosen === null ? `lamp model get fetches and makes it (${size}).` : `lamp model pull ${chosen}`;
}

function loadedCheck(loaded: readonly LoadedModel[], model: ChosenModel): HealthCheck {
  const good = { name: 'Loaded', isGood: true };
  const found = loaded.find(({ name }) => isSameRunner(name, model.name));
  if (!found)
    return { ...good, found: 'not in memory yet', next: 'lamp model warm makes the first wish quick.' };
  const notice = windowNotice(found, model, 'before')?.message;
  return { ...good, found: notice ?? `in memory, with a window of ${model.numCtx} tokens` };
}

function memoryCheck(base: BaseModel): HealthCheck {
  const notice = memoryNotice(baseModels[base].memoryBytes);
  return {
    name: 'Memory',
    isGood: true,
    found: notice?.message ?? `${gigabytesText(totalmem())}, enough for ${base}`,
    next: notice && base !== smallBase ? `lamp model get --base ${smallBase}` : undefined,
  };
}
