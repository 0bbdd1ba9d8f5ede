import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { FolderLock } from '../../../electron/storage/FolderLock';
import { LampwrightError } from '#shared/errors/LampwrightError';

/** Takes the lock of each data folder it is given, and prints the result; an empty line releases the last one. */

let lock: FolderLock | undefined;

async function handleLine(folder: string): Promise<string> {
  try {
    if (folder === '') await lock?.release();
    else lock = await FolderLock.acquire(folder);
    return folder === '' ? 'let go' : 'taken';
  } catch (error) {
    if (error instanceof LampwrightError) return `${error.code} ${error.message}`;
    throw error;
  }
}

writeSync(1, 'ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  writeSync(1, `${await handleLine(line)}\n`);
}
