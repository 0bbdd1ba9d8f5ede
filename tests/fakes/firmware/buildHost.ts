import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const firmware = join(import.meta.dirname, '../../../resources/firmware');

/** Whether the lamp can be compiled for this computer. */
export const canBuildHost: boolean =
  process.platform !== 'win32' &&
  ['g++', 'make'].every((command) => spawnSync(command, ['--version']).status === 0);

/**
 * The path of `lamp-host` or `lamp-stdio`, built so that undefined behaviour and reads out of bounds end it: once for one
 * state of the sources, however many tests ask for it.
 */
export function buildHost(name: 'lamp-host' | 'lamp-stdio'): string {
  const folder = join(tmpdir(), `lampwright-host-${sourcesDigest()}`);
  if (!existsSync(folder)) make(folder);
  return join(folder, name);
}

/** Other tests may be building the same: whoever is first puts it in place. */
function make(folder: string): void {
  const made = mkdtempSync(join(tmpdir(), 'lampwright-host-'));
  execFileSync('make', ['-s', '-C', firmware, 'host', 'SANITIZE=1', `BUILD=${made}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true });
  }
}

function sourcesDigest(): string {
  const hash = createHash('sha256').update(readFileSync(join(firmware, 'Makefile')));
  for (const folder of ['host', 'lampwright/src/core']) {
    const files = readdirSync(join(firmware, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
