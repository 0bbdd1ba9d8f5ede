import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import type { App } from 'electron';
import type { FakeBrowserWindow } from './FakeBrowserWindow';
import { isAllowed } from './PreventableEvent';

/** The lifecycle of an Electron app. Tests make it ready; the real one is ready after its main module has run. */
export class FakeApp extends EventEmitter {
  isPackaged = false;
  /** False as if another instance held the lock. */
  hasLock = true;
  isSandboxed = false;
  /** Set once the app has exited. */
  exitCode: number | undefined;
  readonly #paths = new Map<string, string>();
  #isReady = false;
  #isQuitting = false;

  constructor(private readonly windows: readonly FakeBrowserWindow[]) {
    super();
  }

  get real(): App {
    return this as unknown as App;
  }

  enableSandbox(): void {
    if (this.#isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
    this.isSandboxed = true;
  }

  getVersion = (): string => '0.0.0';
  isReady = (): boolean => this.#isReady;
  getPath = (name: string): string => this.#paths.get(name) ?? '/nowhere';

  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`Failed to set path: ${path} does not exist`);
    if (this.#isReady) throw new Error('Chromium has its folder already');
    this.#paths.set(name, path);
  }

  requestSingleInstanceLock(): boolean {
    return this.hasLock;
  }

  whenReady(): Promise<void> {
    return this.#isReady ? Promise.resolve() : new Promise((resolve) => this.once('ready', resolve));
  }

  becomeReady(): void {
    if (this.exitCode !== undefined) return;
    this.#isReady = true;
    this.emit('ready');
  }

  /** Closes the windows and exits, unless a listener prevents it. */
  quit(): void {
    if (!isAllowed(this, 'before-quit')) return;
    this.#isQuitting = true;
    for (const window of this.windows.slice()) if (!window.close()) this.#isQuitting = false;
    if (this.#isQuitting && isAllowed(this, 'will-quit')) this.exit(0);
  }

  /** Exits at once. */
  exit(code: number): void {
    if (this.exitCode !== undefined) return;
    this.exitCode = code;
    this.#isQuitting = true;
    for (const window of this.windows.slice()) window.destroy();
    this.emit('quit', {}, code);
  }

  lastWindowClosed(): void {
    if (!this.#isQuitting) this.emit('window-all-closed');
  }
}
