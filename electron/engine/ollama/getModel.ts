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

/** The model to get: the lamp model on one of its bases, or any other model by name. */
export type DesiredModel = { readonly lampOn: BaseModel } | { readonly name: string };

/** What getting a model needs. */
export interface ModelSetupCall {
  readonly client: OllamaClient;
  readonly numCtx: number;
  readonly machine?: Machine;
  /** How often is checked whether Ollama is up, in ms. */
  readonly checkEveryMs?: number;
  /** Returns the free bytes on a disk. */
  readonly freeBytes?: FreeBytes;
  readonly onProgress: (progress: SetupProgress) => void;
  readonly notice: (notice: Notice) => void;
}

/**
 * Gets a model ready: waits for Ollama to be installed, starts it, checks version, disk and memory, downloads the model,
 * creates the lamp model and warms it up. Steps that are already done are skipped, so after a failure, a stop or a restart
 * the same call continues. Returns the model's name, or undefined when stopped.
 */
export async function getModel(
  desired: DesiredModel,
  setup: ModelSetupCall,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { client, onProgress } = setup;
  if ('name' in desired) assertSuitable(desired.name);
  const isStopped = () => signal.aborted;
  onProgress({ phase: 'looking' });
  await ensureOllamaRuns(setup, signal);
  if (isStopped()) return undefined;
  const model = await obtainModel(desired, setup, signal);
  if (model === undefined || isStopped()) return undefined;
  await warmUpModel(new OllamaEngine(client, { name: model, numCtx: setup.numCtx }), setup, signal);
  if (isStopped()) return undefined;
  onProgress({ phase: 'ready', model });
  return model;
}

/**
 * Downloads a model, or creates the lamp model on its downloaded base; skips what is installed. Returns its name, or
 * undefined when stopped. Fails if Ollama is down.
 */
export async function obtainModel(
  desired: DesiredModel,
  setup: ModelSetupCall,
  signal: AbortSignal,
): Promise<string | undefined> {
  if ('name' in desired) assertSuitable(desired.name);
  const { client, onProgress } = setup;
  const status = await checkOllama(client, setup.machine);
  assertUp(status);
  const has = (name: string) => status.models.some((model) => isSameModel(model.name, name));
  const base = 'name' in desired ? desired.name : desired.lampOn;
  const model = 'name' in desired ? desired.name : lampModelName(desired.lampOn);
  if (has(model)) return model;
  // Creating a model would download its base too, but the library then mistakes the end of the download for the end of all.
  if (!has(base)) await pull(base, setup, signal);
  if ('lampOn' in desired && !signal.aborted) {
    onProgress({ phase: 'creating', model });
    const request = lampModelRequest(desired.lampOn);
    await downloadModel((linked) => client.create(request, linked), {
      signal,
      onProgress: () => undefined,
    });
  }
  return signal.aborted ? undefined : model;
}

async function pull(
  model: string,
  { client, onProgress, notice, freeBytes }: ModelSetupCall,
  signal: AbortSignal,
): Promise<void> {
  const known = Object.entries(baseModels).find(([name]) => name === model)?.[1];
  const folder = client.address.isLocal ? await modelFolder() : undefined;
  const littleMemory = known && folder !== undefined ? memoryNotice(known.memoryBytes) : undefined;
  if (littleMemory) notice(littleMemory);
  if (known && folder !== undefined)
    await assertDiskSpace(known.diskBytes - (await partialDownloadBytes(folder)), folder, freeBytes);
  onProgress({ phase: 'pulling', model, download: undefined });
  await downloadModel((linked) => client.pull(model, linked), {
    signal,
    onProgress: (progress) => onProgress({ phase: 'pulling', model, download: progress }),
    onChecking: () => onProgress({ phase: 'checking', model }),
    ...(folder === undefined
      ? {}
      : { onTotal: (bytes: number) => assertDiskSpace(bytes, folder, freeBytes) }),
  });
}

/** Loads a model and has it read its system prompt. */
export async function warmUpModel(
  engine: OllamaEngine,
  { onProgress, notice }: Pick<ModelSetupCall, 'onProgress' | 'notice'>,
  signal: AbortSignal,
): Promise<void> {
  const model = engine.model.name;
  const { systemPrompt } = profileOf(model);
  onProgress({ phase: 'warming', model });
  const promptTokens = estimatePrompt([{ content: systemPrompt }]);
  for await (const event of engine.warmUp(systemPrompt, promptTokens, signal))
    if (event.type === 'notice') notice(event.notice);
}
