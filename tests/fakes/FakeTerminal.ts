import type { Terminal } from '../../electron/cli/CliCommand';

/** A terminal in memory: input is given up front, output is recorded. */
export class FakeTerminal implements Terminal {
  written = '';
  messages: string[] = [];
  /** Ctrl-C. */
  readonly stop = new AbortController();

  constructor(private readonly input: readonly (string | Uint8Array)[] = []) {}

  get stdin(): AsyncIterable<string | Uint8Array> {
    const chunks = [...this.input];
    return {
      [Symbol.asyncIterator]: () => ({
        next: () => {
          const value = chunks.shift();
          return Promise.resolve(value === undefined ? { done: true, value } : { done: false, value });
        },
      }),
    };
  }

  write(text: string): Promise<void> {
    this.written += text;
    return Promise.resolve();
  }

  stopSignal(): AbortSignal {
    return this.stop.signal;
  }

  say(sentence: string): void {
    this.messages.push(sentence);
  }

  /** The output, one JSON value per line. */
  get lines(): unknown[] {
    return this.written
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line));
  }
}
