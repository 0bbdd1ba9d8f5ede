import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../temporaryFolder';

/**
 * For the current test, puts an `ollama` program that does nothing as the only one on the search path, and its model
 * folder next to it: Ollama counts as installed, and a real one on this machine is never started.
 */
export function stubInstalledOllama(): void {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'ollama'), '#!/bin/sh\n');
  chmodSync(join(folder, 'ollama'), 0o755);
  vi.stubEnv('PATH', folder);
  vi.stubEnv('OLLAMA_MODELS', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
}
