import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { buildHost, hostEnvironment } from '../fakes/firmware/buildHost';

/** A frame that the firmware showed: its time in the program, and the bytes sent to the LEDs. */
export interface ShownFrame {
  readonly ms: number;
  readonly hex: string;
}

const maxFrames = 16;

/** The real firmware on a pseudo-terminal that always has the same path, so that it can be unplugged and plugged in again. */
export class PluggedLamp {
  #process: ChildProcess | undefined;
  #frames: ShownFrame[] = [];

  constructor(
    readonly link: string,
    private readonly storage: string,
  ) {}

  get isPluggedIn(): boolean {
    return this.#process !== undefined;
  }

  /** The latest frames since it was plugged in. */
  get frames(): readonly ShownFrame[] {
    return this.#frames;
  }

  plugIn(): void {
    if (this.#process) return;
    const args = ['--link', this.link, '--storage', this.storage, '--frames'];
    const child = spawn(buildHost('lamp-host'), args, {
      env: hostEnvironment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, ms, hex] = /^\d+ (\d+) ([0-9a-f]+)$/.exec(line) ?? [];
      if (ms === undefined || hex === undefined || this.#process !== child) return;
      this.#frames = [...this.#frames.slice(1 - maxFrames), { ms: Number(ms), hex }];
    });
  }

  /** Ends the firmware, even in the middle of a write, and removes its port. */
  async unplug(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    this.#frames = [];
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // The system removes a port's name along with the port. A stale link could point to the next process's terminal.
    rmSync(this.link, { force: true });
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
