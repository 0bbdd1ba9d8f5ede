import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { lampModelName } from '../../electron/engine/ollama/lampModel';

/** The words that tell the stand-in to take its time. */
const unhurried = 'take your time';

/** A wish whose answer takes long enough for something to happen in its middle. */
export function slowly(wish: string): string {
  return `${wish}, ${unhurried}`;
}

/** The stand-in for Ollama in a process of its own, which is really killed, and started again at the same port. */
export class Standin {
  #process: ChildProcess | undefined;

  private constructor(
    private readonly file: string,
    readonly port: number,
  ) {}

  /** Builds it into `folder`, so that it starts at once however often it does. */
  static async build(folder: string, port: number): Promise<Standin> {
    await build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: join(import.meta.dirname, '../tools/fakeOllama.ts'),
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: 'ollama.mjs' } },
      },
    });
    return new Standin(join(folder, 'ollama.mjs'), port);
  }

  get isUp(): boolean {
    return this.#process !== undefined;
  }

  async start(): Promise<void> {
    const words = ['serve', '--port', String(this.port), '--models', `${lampModelName()},gemma3:4b`];
    const pace = ['--speed', '4000', '--slowly', unhurried];
    const child = spawn(process.execPath, [this.file, ...words, ...pace], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    const ended = once(child, 'exit').then(() => {
      throw new Error('The stand-in for Ollama ended before it was there.');
    });
    ended.catch(() => {});
    await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
  }

  /** Kills it in the middle of whatever it is saying. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
