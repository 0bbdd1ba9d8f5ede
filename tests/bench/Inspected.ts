import { setTimeout as after } from 'node:timers/promises';
import { z } from 'zod';
import { Inspector } from '../soak/Inspector';

/** The environment that lets a Node process and its children be inspected. */
export const inspectable = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** Measures the memory of another process over its inspector. */
export class Inspected {
  private constructor(private readonly inspector: Inspector) {}

  /** Waits for the `nth` inspector address in the printed lines of a process and its children, and connects to it. */
  static async connect(lines: readonly string[], nth = 0): Promise<Inspected> {
    for (;;) {
      const found = lines.flatMap((line) => /ws:\/\/127\.0\.0\.1:\d+\/\S+/.exec(line)?.[0] ?? [])[nth];
      if (found !== undefined) return new Inspected(await Inspector.attach(found));
      await after(20);
    }
  }

  /** The heap after garbage collection, in bytes. */
  async heapBytes(): Promise<number> {
    // Twice: objects that finalizers release are collected only in the second pass.
    await this.inspector.collectGarbage();
    await this.inspector.collectGarbage();
    return this.#bytes('process.memoryUsage().heapUsed');
  }

  /** The resident memory of the process, in bytes. */
  residentBytes(): Promise<number> {
    return this.#bytes('process.memoryUsage.rss()');
  }

  close(): void {
    this.inspector.close();
  }

  async #bytes(expression: string): Promise<number> {
    return z.number().parse(await this.inspector.evaluate(expression));
  }
}
