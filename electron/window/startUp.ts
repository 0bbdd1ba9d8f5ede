import { mkdirSync } from 'node:fs';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { unwritableError } from '../storage/files';

/** A folder, for its owner alone, that is there once this returns. Fails with FILE_UNWRITABLE. */
export function makePrivateFolder(path: string): string {
  try {
    // At the first start it makes the data folder around it, before the storage could.
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return path;
  } catch (cause) {
    throw unwritableError(path, cause);
  }
}

/** What is said to the owner of an app that cannot start. A fault of ours is told whole, since no log is open yet. */
export function startErrorMessage(error: unknown): string {
  if (error instanceof LampwrightError) return error.message;
  const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `This is a fault in Lampwright itself.\n\n${fault}`;
}
