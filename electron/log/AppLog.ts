import { mkdirSync, appendFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The app's log. The text of wishes and programs may be logged with `debug` only, which is off by default. */
export interface AppLog {
  /** `message` is called only if debug lines are written. */
  readonly debug: (message: () => string) => void;
  readonly info: (message: string) => void;
  readonly fault: (message: string, error: unknown) => void;
}

/** The maximum size of a log file, and how many older ones are kept. */
interface LogSize {
  readonly bytes: number;
  readonly files: number;
}

const defaultLogSize: LogSize = { bytes: 1 << 20, files: 4 };
const logName = 'lampwright';

/**
 * A log in `folder`: the newest lines in `lampwright.log`, older ones in `lampwright.1.log` and so on. A line that cannot be
 * written is dropped: logging must never stop the app.
 */
export function createAppLog(
  folder: string,
  isDebugging: boolean,
  now: () => number = Date.now,
  size: LogSize = defaultLogSize,
): AppLog {
  const path = (number: number) => join(folder, number === 0 ? `${logName}.log` : `${logName}.${number}.log`);
  let bytes: number | undefined;
  const rotate = () => {
    rmSync(path(size.files), { force: true });
    for (let number = size.files - 1; number >= 0; number--)
      if (sizeOf(path(number)) > 0) renameSync(path(number), path(number + 1));
    bytes = 0;
  };
  const write = (level: string, message: string) => {
    const line = `${new Date(now()).toISOString()} ${level} ${message.replaceAll('\n', '\n  ')}\n`;
    try {
      mkdirSync(folder, { recursive: true });
      bytes ??= sizeOf(path(0));
      if (bytes > 0 && bytes + line.length > size.bytes) rotate();
      appendFileSync(path(0), line, { mode: 0o600 });
      bytes += line.length;
    } catch {
      // The disk is full or the folder is gone: there is no place to report it.
    }
  };
  return {
    debug: (message) => isDebugging && write('debug', message()),
    info: (message) => write('info ', message),
    fault: (message, error) => write('fault', `${message}\n${stackOf(error)}`),
  };
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${stackOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
