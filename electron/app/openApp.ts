import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { LampControl } from '../lamp/LampControl';
import { realClock } from '../clock/Clock';
import { createAppLog, type AppLog } from '../log/AppLog';
import type { OpenJsonStore } from '../storage/StorageContext';
import { Storage } from '../storage/Storage';
import type { App } from './App';
import { createApp } from './createApp';

/** What a host brings to the app. */
export interface HostDependencies {
  readonly host: 'desktop' | 'browser';
  readonly version: string;
  /** The data folder. */
  readonly folder: string;
  readonly openStore: OpenJsonStore;
  /** Starts the lamp, in a process of its own. */
  readonly startLamp: () => LampControl;
}

/** The app with what its host needs beside it. */
export interface OpenedApp {
  readonly app: App;
  readonly storage: Storage;
  readonly log: AppLog;
  /** The folder of the log files. */
  readonly logFolder: string;
}

/** Opens the data folder and puts the app together on this machine. Fails with STORAGE_IN_USE when another one has it. */
export async function openApp(parts: HostDependencies): Promise<OpenedApp> {
  const { host, version, folder, openStore, startLamp } = parts;
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
    // What nobody caught ends the process; the log says why.
    process.on('uncaughtExceptionMonitor', (error) => log.fault('Nobody caught this', error));
    return { app, storage, log, logFolder };
  } catch (error) {
    await lamp.close();
    await storage.close();
    throw error;
  }
}

/** Keeps what is said until somebody listens. */
class MessageBuffer {
  readonly #said: string[] = [];
  #listener: ((sentence: string) => void) | undefined;

  push = (sentence: string): void => {
    if (this.#listener) this.#listener(sentence);
    else this.#said.push(sentence);
  };

  listen = (listener: (sentence: string) => void): void => {
    this.#listener = listener;
    for (const sentence of this.#said.splice(0)) listener(sentence);
  };
}
