import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { ApiEvent } from '#shared/api/contract';
import { socketPath, socketProtocol } from '#shared/api/socketProtocol';
import { openConfStore } from '../../electron/storage/openConfStore';
import { Storage } from '../../electron/storage/Storage';
import { BrowserHost } from '../e2e/BrowserHost';
import { AppWatcher } from '../e2e/window/AppWatcher';
import { ProcessGauge, type Reading } from './ProcessGauge';

/** What both processes of the app hold. */
export interface AppReading {
  readonly main: Reading;
  readonly lamp: Reading;
}

/** Where the app lives: its home, and the port on which it finds Ollama. */
export interface SoakHome {
  readonly folder: string;
  readonly ollamaPort: number;
}

const debuggerLine = /^(?:Debugger (?:listening on|attached|ending)|For help, see)/;
const goneMs = 10_000;

/** The app as a person runs it for a browser, in a home of its own, with its two processes under watch. */
export class SoakApp {
  #gauges: { readonly main: ProcessGauge; readonly lamp: ProcessGauge } | undefined;
  readonly #lampPid: number;

  private constructor(
    private readonly host: BrowserHost,
    private readonly home: SoakHome,
  ) {
    this.#lampPid = childrenOf(host.pid).find(isLampProcess) ?? 0;
  }

  static async start(home: SoakHome): Promise<SoakApp> {
    const host = await BrowserHost.start('start.mjs', [], {
      HOME: home.folder,
      PORT: '0',
      LAMPWRIGHT_HOST: 'browser',
      LAMPWRIGHT_DATA: dataOf(home),
      OLLAMA_HOST: `127.0.0.1:${home.ollamaPort}`,
      // Nothing listens until a process is asked to open its inspector.
      NODE_OPTIONS: '--inspect-port=127.0.0.1:0',
    });
    return new SoakApp(host, home);
  }

  /** As after an evening before this one: the lamp on this port was chosen. */
  static async chooseLamp(home: SoakHome, path: string): Promise<void> {
    const storage = await Storage.open({
      folder: dataOf(home),
      openStore: openConfStore,
      mode: 'write',
      warn: (sentence) => {
        throw new Error(sentence);
      },
    });
    storage.settings.set({ lamp: { path, kind: 'native' }, budgetMa: 900 });
    await storage.close();
  }

  /** A window: it knows what the app tells, and can ask it anything. */
  open(onEvent?: (event: ApiEvent) => void): AppWatcher {
    return new AppWatcher(this.host, onEvent);
  }

  /** A window that vanishes without a word while it is being told everything. */
  async openAndLose(): Promise<void> {
    const { address } = this.host;
    const protocols = [socketProtocol, address.hash.slice(1)];
    const socket = new WebSocket(`ws://${address.host}${socketPath}`, protocols, { origin: address.origin });
    await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject));
    socket.terminate();
  }

  async read(): Promise<AppReading> {
    const { main, lamp } = await this.#attached();
    return { main: await main.read(), lamp: await lamp.read() };
  }

  /** What the main process's objects take, on the heap and outside of it. */
  async heldMb(): Promise<number> {
    return (await this.#attached()).main.heldMb();
  }

  /** Kills it as a power cut would; its lamp process has to notice. Returns what was wrong. */
  async kill(): Promise<string[]> {
    this.#detach();
    await this.host.end('SIGKILL');
    return this.#leftovers();
  }

  /** Ends it in order. Returns what was wrong. */
  async end(): Promise<string[]> {
    this.#detach();
    const code = await this.host.end();
    return [...(code === 0 ? [] : [`The app ended with ${String(code)}.`]), ...(await this.#leftovers())];
  }

  /** Ends it whatever it does, where it has not ended. */
  async abandon(): Promise<void> {
    this.#detach();
    if (this.host.isRunning) await this.host.end('SIGKILL');
  }

  /** What it said that nobody expects, on its error output and in its log. */
  complaints(): string[] {
    const said = this.host.lines.filter(
      (line) => !debuggerLine.test(line) && !line.includes(this.host.address.host),
    );
    const log = join(dataOf(this.home), 'logs/lampwright.log');
    const faults = existsSync(log) ? readFileSync(log, 'utf8').match(/^\S+ fault .*(?:\n {2}.*)*/gm) : null;
    return [...said, ...(faults ?? [])];
  }

  async #attached() {
    const nextUrl = async () => {
      const seen = this.#urls().length;
      for (;;) {
        const url = this.#urls()[seen];
        if (url !== undefined) return url;
        await sleep(20);
      }
    };
    this.#gauges ??= {
      main: await ProcessGauge.attach(this.host.pid, nextUrl),
      lamp: await ProcessGauge.attach(this.#lampPid, nextUrl),
    };
    return this.#gauges;
  }

  #urls(): string[] {
    return this.host.lines.flatMap((line) => /^Debugger listening on (ws:\S+)$/.exec(line)?.[1] ?? []);
  }

  #detach(): void {
    this.#gauges?.main.detach();
    this.#gauges?.lamp.detach();
    this.#gauges = undefined;
  }

  async #leftovers(): Promise<string[]> {
    const isGone = () => !isLampProcess(this.#lampPid);
    for (let waited = 0; !isGone() && waited < goneMs; waited += 50) await sleep(50);
    return isGone() ? [] : ['The lamp’s process lives on without the app.'];
  }
}

/** Where the app keeps its data. */
export function dataOf({ folder }: SoakHome): string {
  return join(folder, 'data');
}

function childrenOf(pid: number): number[] {
  const words = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return words.map(Number);
}

function isLampProcess(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('lampProcess.js');
  } catch {
    return false;
  }
}
