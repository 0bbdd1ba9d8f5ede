import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve as resolvePath } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { createApiClient, type ApiClient } from '#shared/api/ApiClient';
import type { ApiEvent } from '#shared/api/contract';
import { socketPath } from '#shared/api/socketProtocol';
import { realClock } from '../../electron/clock/Clock';
import { webSocketOpener } from '../../renderer/api/Socket';
import { socketTransport } from '../../renderer/api/socketTransport';

const root = join(import.meta.dirname, '../..');

/** The app in a process of its own, as a person starts it: with a home of its own and without a display. */
export class BrowserHost {
  private constructor(
    private readonly process: ChildProcess,
    /** The address it printed. */
    readonly address: URL,
    readonly lines: readonly string[],
  ) {}

  /** Starts a launcher of `electron/bin`, or one by its whole path; resolves when it has printed its address. */
  static async start(
    launcher: string,
    words: readonly string[],
    env: Readonly<Record<string, string>>,
  ): Promise<BrowserHost> {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [resolvePath(root, 'electron/bin', launcher), ...words], {
      env: { PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    const ended = once(child, 'exit').then(() => {
      throw new Error(`It ended before it was there: ${lines.join('\n')}`);
    });
    ended.catch(() => {});
    createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
    const address = new Promise<URL>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line);
        const found = /http:\/\/127\.0\.0\.1:\d+\/#\S+/.exec(line)?.[0];
        if (found) resolve(new URL(found));
      });
    });
    return new BrowserHost(child, await Promise.race([address, ended]), lines);
  }

  /** Connects as its page does. */
  connect(onEvent: (event: ApiEvent) => void): { client: ApiClient; leave: () => void } {
    const { address } = this;
    class FromPage extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, { origin: address.origin });
      }
    }
    const client = createApiClient(
      socketTransport({
        address: `ws://${address.host}${socketPath}`,
        token: address.hash.slice(1),
        openSocket: webSocketOpener(FromPage as unknown as typeof globalThis.WebSocket),
        clock: realClock,
        onWake: () => () => {},
      }),
    );
    return { client, leave: client.subscribe(onEvent, () => {}) };
  }

  get isRunning(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  /** Tells it to end, or kills it; resolves with its exit code. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<unknown> {
    const exit = once(this.process, 'exit');
    this.process.kill(signal);
    return (await exit)[0];
  }
}
