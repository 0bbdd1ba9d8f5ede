import type { OpenJsonStore } from '../storage/JsonStore';
import type { Storage } from '../storage/Storage';
import type { App } from './App';

/** What a host brings to the app. */
export interface HostParts {
  readonly host: 'desktop' | 'browser';
  readonly version: string;
  /** The data folder. */
  readonly folder: string;
  readonly openStore: OpenJsonStore;
  /** The built `lampThread.js`. */
  readonly lampThread: URL;
}

/** The app with what its host needs beside it. */
export interface OpenedApp {
  readonly app: App;
  readonly storage: Storage;
  /** The folder of the log files. */
  readonly logFolder: string;
}

/** Opens the data folder and puts the app together on this machine. Fails with STORAGE_IN_USE when another one has it. */
export function openApp(_parts: HostParts): Promise<OpenedApp> {
  throw new Error('not put together yet');
}
