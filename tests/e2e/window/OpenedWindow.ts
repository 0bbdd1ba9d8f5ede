import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { lampModelName } from '../../../electron/engine/ollama/lampModel';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import type { FakeOllamaOptions } from '../../fakes/ollama/ServerState';
import { BrowserHost } from '../BrowserHost';
import { AppWatcher } from './AppWatcher';
import { soon } from './soon';

export interface WindowOptions {
  /** How Ollama is set up, with the lamp model unless it says otherwise; `none`: there is none. */
  readonly ollama?: FakeOllamaOptions | 'none';
  readonly page?: BrowserContextOptions;
}

/** The window as its owner has it: `lamp serve` in a home of its own, a page in Chromium, a stand-in for Ollama or none. */
export class OpenedWindow {
  /** What the console and the page complained of, what the page's policy forbade among it. */
  readonly complaints: string[] = [];
  /** Where the page connected to, other than to the app. */
  readonly strangers: string[] = [];
  #host: BrowserHost;
  #watcher: AppWatcher;

  private constructor(
    readonly page: Page,
    readonly home: string,
    /** Where Ollama is looked for. */
    readonly ollamaPort: number,
    private readonly fake: FakeOllama | undefined,
    private readonly context: BrowserContext,
    host: BrowserHost,
  ) {
    this.#host = host;
    this.#watcher = new AppWatcher(host);
    page.on('console', (message) => message.type() === 'error' && this.complaints.push(message.text()));
    page.on('pageerror', (error) => this.complaints.push(error.stack ?? error.message));
    page.on('request', (request) => this.#note(request.url()));
    page.on('websocket', (socket) => this.#note(socket.url()));
  }

  /** Starts everything; resolves when the page shows the app. */
  static async open(browser: Browser, options: WindowOptions = {}): Promise<OpenedWindow> {
    const home = mkdtempSync(join(tmpdir(), 'lampwright-'));
    const { ollama: given = {} } = options;
    const models = [lampModelName(), 'gemma3:4b'];
    const fake = given === 'none' ? undefined : await FakeOllama.start({ models, ...given });
    const port = fake ? fake.port : await unusedPort();
    const host = await serve(home, port);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      colorScheme: 'dark',
      // A stage that moves takes the processor all to itself where it draws for itself.
      reducedMotion: 'reduce',
      locale: 'en-GB',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options.page,
    });
    context.setDefaultTimeout(soon.timeout);
    const window = new OpenedWindow(await context.newPage(), home, port, fake, context, host);
    await window.#load();
    return window;
  }

  /** The stand-in for Ollama. */
  get ollama(): FakeOllama {
    if (!this.fake) throw new Error('This window has no Ollama.');
    return this.fake;
  }

  get address(): URL {
    return this.#host.address;
  }

  /** A second window on the same app, to see what it tells. */
  get app(): AppWatcher {
    return this.#watcher;
  }

  /** Ends the app and starts it anew in the same home; the page is opened at its new address. */
  async restart(): Promise<void> {
    await this.quit();
    this.#host = await serve(this.home, this.ollamaPort);
    this.#watcher = new AppWatcher(this.#host);
    await this.#load();
  }

  /** Ends the app, with the page closed before. */
  async quit(): Promise<void> {
    await this.page.goto('about:blank');
    this.#watcher.leave();
    await this.#host.end();
  }

  async end(): Promise<void> {
    await this.context.close();
    this.#watcher.leave();
    await this.#host.end();
    await this.fake?.stop();
    rmSync(this.home, { recursive: true, force: true });
  }

  async #load(): Promise<void> {
    await this.page.goto(this.#host.address.href);
    await this.page.getByRole('main').waitFor();
  }

  #note(url: string): void {
    const { protocol, host } = new URL(url);
    const isInside = ['blob:', 'data:', 'about:'].includes(protocol);
    if (!isInside && host !== this.#host.address.host) this.strangers.push(url);
  }
}

async function serve(home: string, ollamaPort: number): Promise<BrowserHost> {
  return BrowserHost.start('lamp.mjs', ['serve', '--no-open', '--port', '0'], {
    HOME: home,
    OLLAMA_HOST: `127.0.0.1:${ollamaPort}`,
  });
}

/** A port on which no one listens. */
export async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
