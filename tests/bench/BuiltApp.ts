import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { ApiClient } from '#shared/api/ApiClient';
import { routes, type ApiEvent } from '#shared/api/contract';
import type { EntryOf } from '#shared/conversation/Entry';
import { BrowserHost } from '../e2e/BrowserHost';

/** The command as a person starts it, which sees to it that all is built. The benchmark stands in out/main. */
export const builtLamp = join(import.meta.dirname, '../../electron/bin/lamp.mjs');

/** Nothing listens on port 1, so there is no Ollama. */
const noOllama = '127.0.0.1:1';

/** The built app in its own process, with an empty home folder, and a window's connection to it. */
export class BuiltApp {
  readonly client: ApiClient;
  private readonly leave: () => void;
  private readonly listeners = new Set<(event: ApiEvent) => void>();
  private isWriting = false;

  private constructor(
    readonly host: BrowserHost,
    private readonly home: string,
  ) {
    const { client, leave } = host.connect((event) => {
      if ('area' in event && event.area === 'wish') this.isWriting = event.state.phase !== 'idle';
      for (const listener of this.listeners) listener(event);
    });
    this.client = client;
    this.leave = leave;
  }

  /** Starts it; resolves when it has printed its address. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<BuiltApp> {
    const home = mkdtempSync(join(tmpdir(), 'lampwright-'));
    const words = ['serve', '--no-open', '--port', '0'];
    const host = await BrowserHost.start(builtLamp, words, { HOME: home, OLLAMA_HOST: noOllama, ...env });
    return new BuiltApp(host, home);
  }

  /** Resolves with the result of `find` for the first event that it accepts. */
  firstEvent<Found>(find: (event: ApiEvent) => Found | undefined): Promise<Found> {
    return new Promise((resolve) => {
      const listener = (event: ApiEvent) => {
        const found = find(event);
        if (found === undefined) return;
        this.listeners.delete(listener);
        resolve(found);
      };
      this.listeners.add(listener);
    });
  }

  /** Chooses a model that Ollama has; resolves when it has read its prompt. */
  async chooseModel(name: string): Promise<void> {
    const isReady = this.firstEvent((event) => {
      if (!('area' in event) || event.area !== 'engine') return undefined;
      return (event.state.answering.kind === 'model' && !event.state.isWarming) || undefined;
    });
    await this.client.call(routes.settings.change, { changes: { engineModel: name } });
    await isReady;
  }

  /** Sends a wish and waits until the app is idle; returns the entry with its program, and the ms until it came. */
  async wish(text: string): Promise<{ entry: EntryOf<'edit'> | EntryOf<'reply'>; ms: number }> {
    const start = performance.now();
    const answer = this.firstEvent((event) => {
      const entry =
        'appendedTo' in event
          ? event.entries.find(({ type }) => type === 'edit' || type === 'reply' || type === 'failure')
          : undefined;
      return entry && { entry, ms: performance.now() - start };
    });
    const { outcome } = await this.client.call(routes.wish.send, { text });
    // A wish that is done is already logged: if no event comes, it was not a wish for a program.
    const { entry, ms } = await (outcome === 'done' ? within(eventTimeoutMs, answer) : answer);
    if (this.isWriting) await this.firstEvent(() => !this.isWriting || undefined);
    if (entry.type !== 'edit' && entry.type !== 'reply') throw new Error(`“${text}” led to no program.`);
    return { entry, ms };
  }

  async end(): Promise<void> {
    this.leave();
    await this.host.end();
    rmSync(this.home, { recursive: true, force: true });
  }
}

/** The maximum time until the event of a finished wish. */
const eventTimeoutMs = 10_000;

async function within<Result>(ms: number, result: Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const late = after(ms, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`Nothing came within ${ms} ms.`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([result, late]);
  } finally {
    stop.abort();
  }
}

/** A bare process of the same Node that serves one sentence: the minimum for any such app. */
export class BareServer {
  private constructor(
    readonly host: BrowserHost,
    private readonly folder: string,
  ) {}

  /** Starts it; resolves when it has printed its address. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<BareServer> {
    const folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
    const file = join(folder, 'bare.mjs');
    writeFileSync(file, bareSource);
    return new BareServer(await BrowserHost.start(file, [], env), folder);
  }

  async end(): Promise<void> {
    await this.host.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const bareSource = `import { createServer } from 'node:http';
const server = createServer((request, response) => response.end('A sentence.'));
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port + '/#bare'));
`;
