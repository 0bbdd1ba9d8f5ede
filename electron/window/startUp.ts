import { mkdirSync } from 'node:fs';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { unwritableError } from '../storage/files';

/** Creates a folder that only this user can read, if needed, and returns its path. Fails with FILE_UNWRITABLE. */
export function makePrivateFolder(path: string): string {
  try {
    // On the first start this also creates the data folder, before the storage does.
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return path;
  } catch (cause) {
    throw unwritableError(path, cause);
  }
}

/** The message for an app that cannot start. A bug is shown with its stack, since no log is open yet. */
export function startErrorMessage(error: unknown): string {
  if (error instanceof LampwrightError) return error.message;
  const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `This is a fault in Lampwright itself.\n\n${fault}`;
}
