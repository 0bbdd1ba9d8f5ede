import type { ParseArgsConfig } from 'node:util';

/** Where a command reads and writes: the real process in `cli.ts`, memory in tests. */
export interface Terminal {
  readonly stdin: AsyncIterable<string | Uint8Array>;
  /** Writes to standard output; resolves when more may be written. */
  write(text: string): Promise<void>;
  /** Says something to the person, on standard error. */
  say(sentence: string): void;
  /** Given when the command is told to end (Ctrl-C, SIGTERM). Who asks for it ends by itself then. */
  stopSignal(): AbortSignal;
}

/** 0: done; 1: the input or the outcome is bad; 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** What the overview says of a command. The command itself is loaded when it is called. */
export interface ListedCommand {
  readonly name: string;
  /** What follows the name, as in `FILE`. */
  readonly usage: string;
  readonly summary: string;
  load(): Promise<Command>;
}

/** A command of `lamp`. It throws a `LampwrightError` for what it expects to go wrong. */
export interface Command {
  /** More about it, for `lamp help NAME`. */
  readonly details?: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  run(call: CommandCall, terminal: Terminal): Promise<ExitCode>;
}

/** What was typed behind a command's name. */
export interface CommandCall {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}
