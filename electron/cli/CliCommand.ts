import type { ParseArgsConfig } from 'node:util';

/** Where a command reads and writes: the real process in `cli.ts`, memory in tests. */
export interface Terminal {
  readonly stdin: AsyncIterable<string | Uint8Array>;
  /** Writes to standard output; resolves when the stream is ready for more. */
  write(text: string): Promise<void>;
  /** Writes a message for the user to standard error. */
  say(sentence: string): void;
  /** Aborted on Ctrl-C or SIGTERM. A command that calls this must end by itself then. */
  stopSignal(): AbortSignal;
}

/** 0: done; 1: the input or the outcome is bad; 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** What the overview says of a command. The command itself is loaded when it is called. */
export interface ListedCommand {
  readonly name: string;
  /** The arguments after the name, such as `FILE`. */
  readonly usage: string;
  readonly summary: string;
  load(): Promise<CliCommand>;
}

/** A command of `lamp`. It throws a `LampwrightError` for what it expects to go wrong. */
export interface CliCommand {
  /** More about it, for `lamp help NAME`. */
  readonly details?: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  run(call: CommandCall, terminal: Terminal): Promise<ExitCode>;
}

/** The arguments of a command: `words` without a dash, and options. */
export interface CommandCall {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}
