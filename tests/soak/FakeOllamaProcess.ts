import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { lampModelName } from '../../electron/engine/ollama/lampModel';

/** A wish with this phrase makes the fake write slowly. */
const slowPhrase = 'take your time';

/** A wish whose reply takes long enough to be interrupted. */
export function slowWish(wish: string): string {
  return `${wish}, ${slowPhrase}`;
}

/** The fake Ollama in its own process, so that it can be killed and restarted on the same port. */
export class FakeOllamaProcess {
  #process: ChildProcess | undefined;

  private constructor(
    private readonly file: string,
    readonly port: number,
  ) {}

  /** Bundles the fake into `folder` once, so that each start is quick. */
  static async build(folder: string, port: number): Promise<FakeOllamaProcess> {
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
    return new FakeOllamaProcess(join(folder, 'ollama.mjs'), port);
  }

  get isUp(): boolean {
    return this.#process !== undefined;
  }

  /** Resolves once it serves; fails when it exits before that. */
  async start(): Promise<void> {
    const args = ['serve', '--port', String(this.port), '--models', `${lampModelName()},gemma3:4b`];
    const pace = ['--speed', '4000', '--slowly', slowPhrase];
    const child = spawn(process.execPath, [this.file, ...args, ...pace], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    const ended = once(child, 'exit').then(() => {
      throw new Error('The fake Ollama exited before it was ready.');
    });
    ended.catch(() => {});
    await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
  }

  /** Kills it at once, even in the middle of a reply. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
