import { describe, expect, it } from 'vitest';
import { withTicks } from '../../../../electron/engine/ollama/withTicks';

describe('withTicks', () => {
  it('ticks steadily, whether lines come or not', async () => {
    async function* lines() {
      for (let line = 0; line < 20; line++) {
        yield line;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const received: unknown[] = [];
    for await (const line of withTicks(lines(), 20, () => undefined)) received.push(line);
    expect(received.filter((line) => line !== 'tick')).toEqual(Array.from({ length: 20 }, (_, line) => line));
    const last = received.indexOf(19);
    expect(received.slice(0, last)).toContain('tick');
    expect(received.slice(last)).toContain('tick');
  });

  it('stops the stream and lets it clean up when the caller leaves', async () => {
    const done: string[] = [];
    async function* lines() {
      try {
        for (;;) {
          yield 'line';
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      } finally {
        done.push('tidied up');
      }
    }
    for await (const line of withTicks(lines(), 1000, () => done.push('stopped'))) if (line === 'line') break;
    expect(done).toEqual(['stopped', 'tidied up']);
  });

  it('passes an error on', async () => {
    // oxlint-disable-next-line require-yield -- it fails before its first line
    async function* lines(): AsyncGenerator<string> {
      await Promise.resolve();
      throw new Error('torn');
    }
    const all = withTicks(lines(), 10, () => undefined);
    await expect(all.next()).rejects.toThrow('torn');
  });
});
