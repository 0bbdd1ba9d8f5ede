import { EventEmitter } from 'node:events';
import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle } from 'electron';
import type { FakeElectron } from './FakeElectron';
import { FakeWebContents } from './FakeWebContents';
import { isAllowed } from './PreventableEvent';

/** A browser window without a screen. */
export class FakeBrowserWindow extends EventEmitter {
  readonly webContents: FakeWebContents;
  isFocused = false;
  #bounds: Rectangle;
  #isMaximized = false;
  #isMinimized = false;
  #isVisible: boolean;
  #isDestroyed = false;

  constructor(
    private readonly world: FakeElectron,
    readonly options: BrowserWindowConstructorOptions,
  ) {
    super();
    if (!world.app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    const { x = 0, y = 0, width = 800, height = 600, show = true } = options;
    this.#bounds = { x, y, width, height };
    this.#isVisible = show;
    this.webContents = new FakeWebContents(world);
    world.windows.push(this);
  }

  get real(): BrowserWindow {
    return this as unknown as BrowserWindow;
  }

  async loadURL(url: string): Promise<void> {
    await this.webContents.loadURL(url);
    this.emit('ready-to-show');
  }

  getNormalBounds = (): Rectangle => this.#alive(this.#bounds);
  isMaximized = (): boolean => this.#alive(this.#isMaximized);
  isMinimized = (): boolean => this.#alive(this.#isMinimized);
  isVisible = (): boolean => this.#alive(this.#isVisible);
  isDestroyed = (): boolean => this.#isDestroyed;

  show(): void {
    this.#isVisible = this.#alive(true);
  }

  focus(): void {
    this.isFocused = this.#alive(true);
  }

  minimize(): void {
    this.#isMinimized = true;
  }

  restore(): void {
    this.#isMinimized = false;
  }

  maximize(): void {
    this.#isMaximized = true;
    this.#isVisible = true;
    this.emit('maximize');
  }

  unmaximize(): void {
    this.#isMaximized = false;
    this.emit('unmaximize');
  }

  /** Moves the window as the user would. */
  move(x: number, y: number): void {
    this.#bounds = { ...this.#bounds, x, y };
    this.emit('move');
  }

  /** Resizes the window as the user would. */
  resize(width: number, height: number): void {
    this.#bounds = { ...this.#bounds, width, height };
    this.emit('resize');
  }

  /** Returns false if a listener prevented it. */
  close(): boolean {
    if (this.#isDestroyed) return true;
    if (!isAllowed(this, 'close')) return false;
    this.destroy();
    return true;
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.webContents.destroy();
    this.#isDestroyed = true;
    this.world.windows.splice(this.world.windows.indexOf(this), 1);
    this.emit('closed');
    if (this.world.windows.length === 0) this.world.app.lastWindowClosed();
  }

  #alive<T>(value: T): T {
    if (this.#isDestroyed) throw new Error('Object has been destroyed');
    return value;
  }
}
