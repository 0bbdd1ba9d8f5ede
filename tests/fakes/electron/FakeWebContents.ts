import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import type { FakeElectron } from './FakeElectron';
import { FakeFrame } from './FakeFrame';
import { isAllowed } from './PreventableEvent';

type OpenHandler = (details: { readonly url: string }) => { readonly action: 'allow' | 'deny' };

/** The page in a window. It does whatever no listener prevents. */
export class FakeWebContents extends EventEmitter {
  mainFrame = new FakeFrame(this, '');
  /** Every URL loaded, reloads included. */
  readonly loaded: string[] = [];
  #openHandler: OpenHandler = () => ({ action: 'allow' });
  webRtcPolicy = 'default';
  #isDestroyed = false;
  #isCrashed = false;

  constructor(readonly electron: FakeElectron) {
    super();
    electron.app.emit('web-contents-created', {}, this);
  }

  get real(): WebContents {
    return this as unknown as WebContents;
  }

  getURL(): string {
    return this.mainFrame.url;
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  setWebRTCIPHandlingPolicy(policy: string): void {
    this.webRtcPolicy = policy;
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }

  /** A load from the main process: only the session can block it. */
  async loadURL(url: string): Promise<void> {
    this.#leaveFor(url);
    const response = await this.electron.defaultSession.request({ url, resourceType: 'mainFrame' });
    if (response?.ok !== true) throw new Error(`ERR_FAILED loading '${url}'`);
    this.emit('did-finish-load');
  }

  reload(): void {
    if (this.#isDestroyed) throw new Error('Object has been destroyed');
    this.loadURL(this.loaded.at(-1) ?? '').catch(() => this.emit('did-fail-load'));
  }

  send(channel: string, ...args: readonly unknown[]): void {
    if (this.#isDestroyed) throw new Error('Object has been destroyed');
    if (this.#isCrashed) throw new Error('Render frame was disposed before WebFrameMain could be accessed');
    this.mainFrame.ipcRenderer.emit(channel, {}, ...structuredClone(args));
  }

  /** The page, or a frame in it, tries to navigate; true if it did. */
  navigate(url: string, { isMainFrame = true } = {}): boolean {
    if (!isAllowed(this, 'will-frame-navigate', { url, isMainFrame })) return false;
    if (isMainFrame && !isAllowed(this, 'will-navigate', { url, isMainFrame })) return false;
    if (isMainFrame) this.#leaveFor(url);
    return true;
  }

  /** A navigation is redirected; true if it was followed. */
  redirect(url: string): boolean {
    if (!isAllowed(this, 'will-redirect', { url, isMainFrame: true })) return false;
    this.#leaveFor(url);
    return true;
  }

  /** The page changes the part of its URL after `#`: the document stays. */
  moveWithin(url: string): void {
    this.emit('did-start-navigation', { url, isMainFrame: true, isSameDocument: true });
  }

  /** A frame within the page navigates. */
  moveSubFrame(url: string): void {
    this.emit('did-start-navigation', { url, isMainFrame: false, isSameDocument: false });
  }

  /** The page tries to open a window; true if it may. */
  open(url: string): boolean {
    return this.#openHandler({ url }).action === 'allow';
  }

  attachWebview(): boolean {
    return isAllowed(this, 'will-attach-webview', {}, {}, {});
  }

  crash(reason = 'crashed'): void {
    this.#isCrashed = true;
    this.mainFrame.destroy();
    this.emit('render-process-gone', {}, { reason, exitCode: 5 });
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.mainFrame.destroy();
    this.emit('destroyed');
  }

  #leaveFor(url: string): void {
    this.emit('did-start-navigation', { url, isMainFrame: true, isSameDocument: false });
    this.mainFrame.destroy();
    this.mainFrame = new FakeFrame(this, url);
    this.#isCrashed = false;
    this.loaded.push(url);
  }
}
