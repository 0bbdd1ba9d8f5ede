import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { buildHost, hostEnvironment } from '../fakes/firmware/buildHost';

/** A frame that the firmware showed: when in its program, and its bytes as they went to the LEDs. */
export interface ShownFrame {
  readonly ms: number;
  readonly hex: string;
}

const kept = 16;

/** The real firmware on a pseudo-terminal, always at the same path: plugged in and out. */
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

  /** The last frames since it was plugged in. */
  get frames(): readonly ShownFrame[] {
    return this.#frames;
  }

  plugIn(): void {
    if (this.#process) return;
    const words = ['--link', this.link, '--storage', this.storage, '--frames'];
    const child = spawn(buildHost('lamp-host'), words, {
      env: hostEnvironment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, ms, hex] = /^\d+ (\d+) ([0-9a-f]+)$/.exec(line) ?? [];
      if (ms === undefined || hex === undefined || this.#process !== child) return;
      this.#frames = [...this.#frames.slice(1 - kept), { ms: Number(ms), hex }];
    });
  }

  /** Pulled out while it is written to, or not: its port is gone. */
  async unplug(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    this.#frames = [];
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // As the system takes away the name of a port with the port: the terminal behind it may be another lamp's next.
    rmSync(this.link, { force: true });
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
