import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { buildHost } from '../../fakes/firmware/buildHost';

/** The lamp's firmware, built for this computer, on a pseudo-terminal that looks like a port. */
export class LampOnAPort {
  readonly #folder = mkdtempSync(join(tmpdir(), 'lampwright-port-'));
  readonly #link = join(this.#folder, 'lamp');
  readonly #process: ChildProcess;

  private constructor() {
    const words = ['--link', this.#link, '--storage', join(this.#folder, 'eeprom')];
    this.#process = spawn(buildHost('lamp-host'), words, { stdio: ['ignore', 'ignore', 'inherit'] });
  }

  /** Starts it; resolves when the port is there. */
  static async plugIn(): Promise<LampOnAPort> {
    const lamp = new LampOnAPort();
    while (!existsSync(lamp.#link)) await after(20);
    return lamp;
  }

  /** Where it is found: the app opens only what is called like a port. */
  get path(): string {
    return realpathSync(this.#link);
  }

  /** Pulls its plug. */
  async unplug(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
