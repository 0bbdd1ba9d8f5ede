import { execFileSync, spawnSync } from 'node:child_process';
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
const arduinoCore = '/usr/share/arduino/hardware/arduino/avr';

/** Whether the firmware can be compiled here: Debian's gcc-avr, avr-libc, arduino-core-avr and make. */
export const canBuildFirmware: boolean =
  existsSync(arduinoCore) &&
  ['avr-g++', 'make'].every((command) => spawnSync(command, ['--version']).status === 0);

/** What `make avr` makes. */
export interface BuiltFirmware {
  readonly hex: string;
  /** The linker's account of what went in. */
  readonly map: string;
  /** Bytes of flash and of memory that it takes. */
  readonly flashBytes: number;
  readonly variableBytes: number;
}

/**
 * The sketch, compiled for the ATmega328P: once for one state of its sources, however many tests ask for it. `ide` is
 * what the Arduino IDE makes of it, with no flags but its own.
 */
export function buildFirmware(flavour: 'shipped' | 'ide' = 'shipped'): BuiltFirmware {
  const folder = join(tmpdir(), `lampwright-avr-${flavour}-${sourcesDigest()}`);
  if (!existsSync(folder)) make(folder, flavour === 'ide' ? ['AVR_TUNING='] : []);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const [, flash, variables] = /flash (\d+) of .* variables (\d+) of /.exec(read('sizes.txt')) ?? [];
  return {
    hex: read('lampwright-atmega328p.hex'),
    map: read('lampwright-atmega328p.map'),
    flashBytes: Number(flash),
    variableBytes: Number(variables),
  };
}

/** Other tests may be building the same: whoever is first puts it in place. */
function make(folder: string, variables: readonly string[]): void {
  const made = mkdtempSync(join(tmpdir(), 'lampwright-avr-'));
  const asked = ['-s', '-C', firmware, 'avr', `BUILD=${made}`, ...variables];
  writeFileSync(join(made, 'sizes.txt'), execFileSync('make', asked, { encoding: 'utf8' }));
  try {
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true });
  }
}

function sourcesDigest(): string {
  const hash = createHash('sha256');
  const files = readdirSync(join(firmware, 'lampwright'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of [join(firmware, 'Makefile'), ...files.sort()])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The folder with package.json above this file: the benchmark is built, and then stands elsewhere. */
function repositoryRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
