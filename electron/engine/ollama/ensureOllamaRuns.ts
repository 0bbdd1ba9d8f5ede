import { setTimeout as pause } from 'node:timers/promises';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { SetupProgress } from '#shared/api/progress';
import { findOllama, startOllama, type Machine } from './ollamaInstallation';
import type { OllamaClient } from './OllamaClient';
import { downloadPage, checkOllama } from './OllamaStatus';

/** What `ensureOllamaRuns` needs. */
interface Setup {
  readonly client: OllamaClient;
  readonly machine?: Machine;
  readonly checkEveryMs?: number;
  readonly onProgress: (progress: SetupProgress) => void;
}

/** How long a start may take, and how long the owner may take to install Ollama. */
const startMs = 30_000;
const installMs = 3_600_000;

/** Starts Ollama if it is not running, and waits for its installation if it is missing. Fails if it stays down. */
export async function ensureOllamaRuns(setup: Setup, signal: AbortSignal): Promise<void> {
  const { client, machine, onProgress } = setup;
  const isDown = async () => {
    const status = await checkOllama(client, machine);
    if (status.phase === 'up') return false;
    if (status.code === 'OLLAMA_DOWN' && client.address.isLocal) return true;
    if (status.code === 'OLLAMA_MISSING') return true;
    throw new LampwrightError(status.code, status.message);
  };
  if (!(await isDown())) return;
  let path = await findOllama(machine);
  if (path === undefined) {
    onProgress({ phase: 'installing', downloadPage });
    const isInstalled = async () => (path = await findOllama(machine)) !== undefined || !(await isDown());
    await waitFor(isInstalled, installMs, setup, signal);
    if (signal.aborted || !(await isDown())) return;
  }
  if (path === undefined) return;
  onProgress({ phase: 'starting' });
  await startOllama(path, client.address, machine);
  // While it starts it may answer with errors; if they persist, the next request reports them.
  const isUp = async () => (await checkOllama(client, machine)).phase === 'up';
  if (await waitFor(isUp, startMs, setup, signal)) return;
  if (signal.aborted) return;
  throw new LampwrightError(
    'OLLAMA_DOWN',
    'Ollama was started but does not answer. Start it by hand, then continue.',
  );
}

/** Repeats a check until it is true. Resolves to false at the time limit or when the signal is aborted. */
async function waitFor(
  check: () => Promise<boolean>,
  limitMs: number,
  { checkEveryMs = 1000 }: Setup,
  signal: AbortSignal,
): Promise<boolean> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < limitMs && !signal.aborted) {
    if (await check()) return true;
    await pause(checkEveryMs, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
