import { setTimeout as after } from 'node:timers/promises';
import { z } from 'zod';
import { Inspector } from '../soak/Inspector';

/** Lets a process of Node be looked into; its children as well. */
export const inspectable = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** The memory of another process, as its own inspector tells it. */
export class Inspected {
  private constructor(private readonly inspector: Inspector) {}

  /** Connects to the process that was the `nth` to say where it listens, in what its family has printed. */
  static async connect(lines: readonly string[], nth = 0): Promise<Inspected> {
    for (;;) {
      const found = lines.flatMap((line) => /ws:\/\/127\.0\.0\.1:\d+\/\S+/.exec(line)?.[0] ?? [])[nth];
      if (found !== undefined) return new Inspected(await Inspector.attach(found));
      await after(20);
    }
  }

  /** What is alive on the heap, in bytes. */
  async heapBytes(): Promise<number> {
    // Twice: what the first round ends may have held on to more.
    await this.inspector.collectGarbage();
    await this.inspector.collectGarbage();
    return this.#bytes('process.memoryUsage().heapUsed');
  }

  /** What the process takes of the machine's memory, in bytes. */
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
