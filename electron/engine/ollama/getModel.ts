import type { Notice, SetupProgress } from '#shared/api/progress';
import { profileOf } from '#shared/conversation/prompt/profiles';
import { estimatePrompt } from '#shared/conversation/tokens/Budget';
import { downloadModel } from './downloadModel';
import { ensureOllamaRuns } from './ensureOllamaRuns';
import type { Machine } from './ollamaInstallation';
import { lampModelName, lampModelRequest } from './lampModel';
import { baseModels, isSameModel, assertSuitable, type BaseModel } from './modelNames';
import type { OllamaClient } from './OllamaClient';
import { OllamaEngine } from './OllamaEngine';
import {
  assertDiskSpace,
  partialDownloadBytes,
  memoryNotice,
  modelFolder,
  type FreeBytes,
} from './diskAndMemory';
import { assertUp, checkOllama } from './OllamaStatus';

/** What is to be got: the lamp model on one of its bases, or any other model by name. */
export type DesiredModel = { readonly lampOn: BaseModel } | { readonly name: string };

/** What getting a model works with. */
export interface ModelSetupCall {
  readonly client: OllamaClient;
  readonly numCtx: number;
  readonly surroundings?: Machine;
  /** How often is looked whether Ollama has come up, in ms. */
  readonly lookEveryMs?: number;
  /** What is free on a disk. */
  readonly freeBytes?: FreeBytes;
  readonly tell: (progress: SetupProgress) => void;
  readonly notice: (notice: Notice) => void;
}

/**
 * Walks the whole way to a model that is ready: waits for Ollama to be installed, starts it, checks version, disk and
 * memory, downloads, makes the lamp model, warms it up. What is done already is passed over, so after a failure, a stop
 * or a restart the same call goes on where it was. Gives the model's name, or nothing when stopped.
 */
export async function getModel(
  wanted: DesiredModel,
  setup: ModelSetupCall,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { client, tell } = setup;
  if ('name' in wanted) assertSuitable(wanted.name);
  const isStopped = () => signal.aborted;
  tell({ stage: 'looking' });
  await ensureOllamaRuns(setup, signal);
  if (isStopped()) return undefined;
  const model = await obtainModel(wanted, setup, signal);
  if (model === undefined || isStopped()) return undefined;
  await warmUpModel(new OllamaEngine(client, { name: model, numCtx: setup.numCtx }), setup, signal);
  if (isStopped()) return undefined;
  tell({ stage: 'ready', model });
  return model;
}

/**
 * Downloads what is missing of a model, and makes the lamp model where that is wanted. Gives its name, or nothing when
 * stopped. Ollama has to be up.
 */
export async function obtainModel(
  wanted: DesiredModel,
  setup: ModelSetupCall,
  signal: AbortSignal,
): Promise<string | undefined> {
  if ('name' in wanted) assertSuitable(wanted.name);
  const { client, tell } = setup;
  const status = await checkOllama(client, setup.surroundings);
  assertUp(status);
  const has = (name: string) => status.models.some((model) => isSameModel(model.name, name));
  const base = 'name' in wanted ? wanted.name : wanted.lampOn;
  const model = 'name' in wanted ? wanted.name : lampModelName(wanted.lampOn);
  if (has(model)) return model;
  // Making a model fetches its base as well, but the library takes the end of that for the end of all.
  if (!has(base)) await pull(base, setup, signal);
  if ('lampOn' in wanted && !signal.aborted) {
    tell({ stage: 'creating', model });
    const request = lampModelRequest(wanted.lampOn);
    await downloadModel((both) => client.create(request, both), { signal, tell: () => undefined });
  }
  return signal.aborted ? undefined : model;
}

async function pull(
  model: string,
  { client, tell, notice, freeBytes }: ModelSetupCall,
  signal: AbortSignal,
): Promise<void> {
  const known = Object.entries(baseModels).find(([name]) => name === model)?.[1];
  const folder = client.address.isLocal ? await modelFolder() : undefined;
  const littleMemory = known && folder !== undefined ? memoryNotice(known.memoryBytes) : undefined;
  if (littleMemory) notice(littleMemory);
  if (known && folder !== undefined)
    await assertDiskSpace(known.diskBytes - (await partialDownloadBytes(folder)), folder, freeBytes);
  tell({ stage: 'pulling', model, download: undefined });
  await downloadModel((both) => client.pull(model, both), {
    signal,
    tell: (progress) => tell({ stage: 'pulling', model, download: progress }),
    onChecking: () => tell({ stage: 'checking', model }),
    ...(folder === undefined
      ? {}
      : { onTotal: (bytes: number) => assertDiskSpace(bytes, folder, freeBytes) }),
  });
}

/** Loads a model and lets it read its prompt. */
export async function warmUpModel(
  engine: OllamaEngine,
  { tell, notice }: Pick<ModelSetupCall, 'tell' | 'notice'>,
  signal: AbortSignal,
): Promise<void> {
  const model = engine.model.name;
  const { systemPrompt } = profileOf(model);
  tell({ stage: 'warming', model });
  const promptTokens = estimatePrompt([{ content: systemPrompt }]);
  for await (const event of engine.warmUp(systemPrompt, promptTokens, signal))
    if (event.type === 'notice') notice(event.notice);
}
