import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { LampControl } from '../lamp/LampControl';
import { realClock } from '../clock/Clock';
import { createAppLog, type AppLog } from '../log/AppLog';
import type { OpenJsonStore } from '../storage/StorageContext';
import { Storage } from '../storage/Storage';
import type { App } from './App';
import { createApp } from './createApp';

/** What a host provides to the app. */
export interface HostDependencies {
  readonly host: 'desktop' | 'browser';
  readonly version: string;
  /** The data folder. */
  readonly folder: string;
  readonly openStore: OpenJsonStore;
  /** Starts the lamp, in a process of its own. */
  readonly startLamp: () => LampControl;
}

/** The app, and what else its host needs. */
export interface OpenedApp {
  readonly app: App;
  readonly storage: Storage;
  readonly log: AppLog;
  /** The folder of the log files. */
  readonly logFolder: string;
}

/** Opens the data folder and builds the app on it. Fails with STORAGE_IN_USE if another process uses the folder. */
export async function openApp(deps: HostDependencies): Promise<OpenedApp> {
  const { host, version, folder, openStore, startLamp } = deps;
  const damage = new MessageBuffer();
  const storage = await Storage.open({ folder, openStore, mode: 'write', warn: damage.push });
  const logFolder = join(folder, 'logs');
  const log = createAppLog(logFolder, process.env['LAMPWRIGHT_LOG'] === 'debug');
  const lamp = startLamp();
  try {
    const app = await createApp({
      host,
      version,
      platform: process.platform,
      storage,
      onDamage: damage.listen,
      lamp,
      log,
      clock: realClock,
      env: process.env,
      seed: () => randomInt(2 ** 31),
    });
    // An uncaught exception ends the process; the log then says why.
    process.on('uncaughtExceptionMonitor', (error) => log.fault('Uncaught exception', error));
    return { app, storage, log, logFolder };
  } catch (error) {
    await lamp.close();
    await storage.close();
    throw error;
  }
}

/** Collects messages until there is a listener, then passes them on. */
class MessageBuffer {
  readonly #buffered: string[] = [];
  #listener: ((message: string) => void) | undefined;

  push = (message: string): void => {
    if (this.#listener) this.#listener(message);
    else this.#buffered.push(message);
  };

  listen = (listener: (message: string) => void): void => {
    this.#listener = listener;
    for (const message of this.#buffered.splice(0)) listener(message);
  };
}
