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
import { ProcessGauge, type ProcessMeasurement } from './ProcessGauge';

/** A measurement of both processes of the app. */
export interface AppMeasurement {
  readonly main: ProcessMeasurement;
  readonly lamp: ProcessMeasurement;
}

/** The app's home folder, and the port of its Ollama. */
export interface SoakHome {
  readonly folder: string;
  readonly ollamaPort: number;
}

const debuggerLine = /^(?:Debugger (?:listening on|attached|ending)|For help, see)/;
const exitTimeoutMs = 60_000;

/** The app in browser mode, with its own home folder; its two processes can be measured. */
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
      LAMPWRIGHT_DATA: dataFolder(home),
      OLLAMA_HOST: `127.0.0.1:${home.ollamaPort}`,
      // A process opens its inspector only when it gets SIGUSR1.
      NODE_OPTIONS: '--inspect-port=127.0.0.1:0',
    });
    return new SoakApp(host, home);
  }

  /** Stores the settings of an app whose owner has chosen the lamp on this port. */
  static async chooseLamp(home: SoakHome, path: string): Promise<void> {
    const storage = await Storage.open({
      folder: dataFolder(home),
      openStore: openConfStore,
      mode: 'write',
      warn: (sentence) => {
        throw new Error(sentence);
      },
    });
    storage.settings.set({ lamp: { path, kind: 'native' }, budgetMa: 900 });
    await storage.close();
  }

  /** Opens a window, which follows the app's state and can call any route. */
  open(onEvent?: (event: ApiEvent) => void): AppWatcher {
    return new AppWatcher(this.host, onEvent);
  }

  /** Opens a window whose connection breaks while the app sends it the first states. */
  async crashWindow(): Promise<void> {
    const { address } = this.host;
    const protocols = [socketProtocol, address.hash.slice(1)];
    const socket = new WebSocket(`ws://${address.host}${socketPath}`, protocols, { origin: address.origin });
    await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject));
    socket.terminate();
  }

  /** Measures both processes. */
  async measure(): Promise<AppMeasurement> {
    const { main, lamp } = await this.#attached();
    return { main: await main.measure(), lamp: await lamp.measure() };
  }

  /** The memory of the main process's objects, on the heap and outside it. */
  async heldMb(): Promise<number> {
    return (await this.#attached()).main.heldMb();
  }

  /** Kills it as a power cut would; its lamp process must end by itself. Returns faults. */
  async kill(): Promise<string[]> {
    this.#detach();
    await this.host.end('SIGKILL');
    return this.#leftoverProcesses();
  }

  /** Ends it properly. Returns faults. */
  async end(): Promise<string[]> {
    this.#detach();
    const code = await this.host.end();
    return [
      ...(code === 0 ? [] : [`The app ended with ${String(code)}.`]),
      ...(await this.#leftoverProcesses()),
    ];
  }

  /** Kills it if it still runs. */
  async forceEnd(): Promise<void> {
    this.#detach();
    if (this.host.isRunning) await this.host.end('SIGKILL');
  }

  /** Lines on its error output and faults in its log that do not belong there. */
  unexpectedOutput(): string[] {
    const lines = this.host.lines.filter(
      (line) => !debuggerLine.test(line) && !line.includes(this.host.address.host),
    );
    const log = join(dataFolder(this.home), 'logs/lampwright.log');
    const faults = existsSync(log) ? readFileSync(log, 'utf8').match(/^\S+ fault .*(?:\n {2}.*)*/gm) : null;
    return [...lines, ...(faults ?? [])];
  }

  async #attached() {
    const nextUrl = async () => {
      const count = this.#urls().length;
      for (;;) {
        const url = this.#urls()[count];
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

  async #leftoverProcesses(): Promise<string[]> {
    const hasExited = () => !isLampProcess(this.#lampPid);
    for (let waited = 0; !hasExited() && waited < exitTimeoutMs; waited += 50) await sleep(50);
    return hasExited() ? [] : ['The lamp’s process still runs after the app ended.'];
  }
}

/** The app's data folder. */
export function dataFolder({ folder }: SoakHome): string {
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
