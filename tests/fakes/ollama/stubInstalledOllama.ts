import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../temporaryFolder';

/**
 * For the running test, a program called ollama that does nothing is all there is on the search path: whatever this
 * machine has, Ollama is installed and the real one is never started. Its models would lie there, too.
 */
export function stubInstalledOllama(): void {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'ollama'), '#!/bin/sh\n');
  chmodSync(join(folder, 'ollama'), 0o755);
  vi.stubEnv('PATH', folder);
  vi.stubEnv('OLLAMA_MODELS', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
}
