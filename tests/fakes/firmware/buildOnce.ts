import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const firmware = join(repositoryRoot(), 'resources/firmware');

/** What to build. */
interface Build {
  /** Distinguishes it from other builds of the same sources. */
  readonly name: string;
  readonly target: 'host' | 'avr';
  readonly variables: readonly string[];
  /** The folders it is built from, relative to the firmware's own. */
  readonly sources: readonly string[];
}

/**
 * The folder of a firmware build, with the output of `make` in `make.txt`. It is built once per state of its sources,
 * however many tests ask for it.
 */
export function buildOnce(build: Build): string {
  const folder = join(tmpdir(), `lampwright-${build.name}-${digestOf(build)}`);
  if (!existsSync(folder)) make(folder, build);
  return folder;
}

/** Other tests may be building the same; the first one to finish puts it in place. */
function make(folder: string, { name, target, variables }: Build): void {
  const made = mkdtempSync(join(tmpdir(), `lampwright-${name}-`));
  const output = execFileSync('make', ['-s', '-C', firmware, target, `BUILD=${made}`, ...variables], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  writeFileSync(join(made, 'make.txt'), output);
  try {
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true });
  }
}

function digestOf({ target, variables, sources }: Build): string {
  const files = sources.flatMap((folder) =>
    readdirSync(join(firmware, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  );
  const hash = createHash('sha256').update(JSON.stringify([target, variables]));
  for (const file of [join(firmware, 'Makefile'), ...files]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The folder with package.json above this file: the bundled benchmark runs from another place. */
function repositoryRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
