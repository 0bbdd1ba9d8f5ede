import { setTimeout as pause } from 'node:timers/promises';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { SetupProgress } from '#shared/api/progress';
import { findOllama, startOllama, type Machine } from './ollamaInstallation';
import type { OllamaClient } from './OllamaClient';
import { downloadPage, checkOllama } from './OllamaStatus';

/** What bringing Ollama up works with. */
interface Setup {
  readonly client: OllamaClient;
  readonly surroundings?: Machine;
  readonly lookEveryMs?: number;
  readonly tell: (progress: SetupProgress) => void;
}

/** How long a start may take, and how long the owner may take to install Ollama. */
const startMs = 30_000;
const installMs = 3_600_000;

/** Sees to it that Ollama answers: starts it where it is installed, else waits until the owner has installed it. */
export async function ensureOllamaRuns(setup: Setup, signal: AbortSignal): Promise<void> {
  const { client, surroundings, tell } = setup;
  const isDown = async () => {
    const status = await checkOllama(client, surroundings);
    if (status.phase === 'up') return false;
    if (status.code === 'OLLAMA_DOWN' && client.address.isLocal) return true;
    if (status.code === 'OLLAMA_MISSING') return true;
    throw new LampwrightError(status.code, status.message);
  };
  if (!(await isDown())) return;
  let path = await findOllama(surroundings);
  if (path === undefined) {
    tell({ stage: 'installing', downloadPage });
    const isThere = async () => (path = await findOllama(surroundings)) !== undefined || !(await isDown());
    await waitFor(isThere, installMs, setup, signal);
    if (signal.aborted || !(await isDown())) return;
  }
  if (path === undefined) return;
  tell({ stage: 'starting' });
  await startOllama(path, client.address, surroundings);
  // While it comes up it may answer in odd ways; what stays wrong is found by whoever asks it next.
  const isUp = async () => (await checkOllama(client, surroundings)).phase === 'up';
  if (await waitFor(isUp, startMs, setup, signal)) return;
  if (signal.aborted) return;
  throw new LampwrightError(
    'OLLAMA_DOWN',
    'Ollama was started but does not answer. Start it by hand, then go on.',
  );
}

/** Looks again and again; gives whether it came true, in time and before a stop. */
async function waitFor(
  comesTrue: () => Promise<boolean>,
  limitMs: number,
  { lookEveryMs = 1000 }: Setup,
  signal: AbortSignal,
): Promise<boolean> {
  const begun = performance.now();
  while (performance.now() - begun < limitMs && !signal.aborted) {
    if (await comesTrue()) return true;
    await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
