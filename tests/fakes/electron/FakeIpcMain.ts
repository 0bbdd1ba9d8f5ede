import { EventEmitter } from 'node:events';
import type { IpcMain } from 'electron';

type Handler = (event: unknown, ...args: readonly unknown[]) => unknown;

/** The main process's end of IPC: one handler per channel. */
export class FakeIpcMain extends EventEmitter {
  readonly #handlers = new Map<string, Handler>();

  get real(): IpcMain {
    return this as unknown as IpcMain;
  }

  /** All channels a window could reach. */
  get channels(): readonly string[] {
    return [...this.#handlers.keys(), ...this.eventNames().map(String)].sort();
  }

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.#handlers.set(channel, handler);
  }

  /** Calls a channel's handler with an event from any sender. */
  async answer(channel: string, event: unknown, args: readonly unknown[]): Promise<unknown> {
    const handler = this.#handlers.get(channel);
    if (!handler) throw new Error(`Error invoking remote method '${channel}': No handler registered`);
    return await handler(event, ...args);
  }
}
