import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { DesktopCommand } from './desktopChild';

const out = join(import.meta.dirname, '../../../out');

interface Message {
  readonly id?: number;
  readonly value?: unknown;
  readonly shown?: readonly { readonly title: string; readonly text: string }[];
}

/** How the app ended: its exit code, its output, and the dialogs it showed. */
export interface DesktopExit {
  readonly code: number | null;
  readonly said: string;
  readonly shown: Message['shown'];
}

/** The built desktop app in a process of its own, running on the fake Electron. */
export class DesktopProcess {
  readonly ended: Promise<DesktopExit>;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (value: unknown) => void>();
  #output = '';
  #complaints = '';
  #shown: Message['shown'];
  #count = 0;

  /** `program` is the path of the bundled `desktopChild.ts`. */
  constructor(program: string, folder: string, instance: 'first' | 'second' = 'first') {
    const args = [join(out, 'main/main.js'), join(out, 'preload/preload.cjs'), instance];
    this.#child = fork(program, args, {
      env: { ...process.env, LAMPWRIGHT_DATA: folder },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#complaints += text));
    this.#child.on('message', ({ id, value, shown }: Message) => {
      if (shown) this.#shown = shown;
      if (id !== undefined) this.#waiting.get(id)?.(value);
    });
    this.ended = new Promise((resolve) =>
      this.#child.once('close', (code) => resolve({ code, said: this.#output, shown: this.#shown })),
    );
  }

  /** Resolves once it reports that its window is open. */
  async waitUntilOpen(): Promise<void> {
    const line = 'Lampwright is open.\n';
    await new Promise<void>((resolve, reject) => {
      const look = () => this.#output.includes(line) && resolve();
      this.#child.stdout?.on('data', look);
      void this.ended.then(() => reject(new Error(`It ended: ${this.#complaints}`)));
      look();
    });
  }

  run(order: DesktopCommand): Promise<unknown> {
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, resolve);
      void this.ended.then(() => reject(new Error(`It ended: ${this.#complaints}`)));
      this.#child.send({ id, order });
    });
  }

  /** Sends a signal and waits for the process to end. */
  kill(signal: NodeJS.Signals): Promise<DesktopExit> {
    this.#child.kill(signal);
    return this.ended;
  }
}
