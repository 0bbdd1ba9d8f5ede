import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildHost } from '../../fakes/firmware/buildHost';

/** The lamp's firmware, built for this computer, on a pseudo-terminal that looks like a port. */
export class LampOnAPort {
  readonly #folder = mkdtempSync(join(tmpdir(), 'lampwright-port-'));
  /** Where it is found. */
  readonly path = join(this.#folder, 'ttyUSB0');
  readonly #process: ChildProcess;

  constructor() {
    const words = ['--link', this.path, '--storage', join(this.#folder, 'eeprom')];
    this.#process = spawn(buildHost('lamp-host'), words, { stdio: ['ignore', 'ignore', 'inherit'] });
  }

  /** Pulls its plug. */
  async unplug(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
