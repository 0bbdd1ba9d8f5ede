import { EventEmitter } from 'node:events';
import type { FakeIpcMain } from './FakeIpcMain';
import type { FakeWebContents } from './FakeWebContents';

/** A frame of a page, as `WebFrameMain`, with the `ipcRenderer` that its preload has. */
export class FakeFrame {
  readonly ipcRenderer = new FakeIpcRenderer(this);
  #isDestroyed = false;

  constructor(
    readonly contents: FakeWebContents,
    private readonly address: string,
    readonly parent: FakeFrame | null = null,
  ) {}

  /** Like the real one, it throws once the frame is gone. */
  get url(): string {
    if (this.#isDestroyed) throw new Error('Render frame was disposed before WebFrameMain could be accessed');
    return this.address;
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  destroy(): void {
    this.#isDestroyed = true;
  }
}

/** The renderer's end: messages are copied, as between processes. */
class FakeIpcRenderer extends EventEmitter {
  constructor(private readonly frame: FakeFrame) {
    super();
  }

  async invoke(channel: string, ...args: readonly unknown[]): Promise<unknown> {
    const sent = structuredClone(args);
    await Promise.resolve();
    return structuredClone(await this.ipcMain.answer(channel, this.sender(), sent));
  }

  send(channel: string, ...args: readonly unknown[]): void {
    this.ipcMain.emit(channel, this.sender(), ...structuredClone(args));
  }

  private get ipcMain(): FakeIpcMain {
    return this.frame.contents.electron.ipcMain;
  }

  private sender() {
    const senderFrame = this.frame.isDestroyed() ? null : this.frame;
    return { sender: this.frame.contents, senderFrame, type: 'frame' };
  }
}
