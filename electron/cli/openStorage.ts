import { LampwrightError } from '#shared/api/errors';
import type { Settings } from '#shared/api/settings';
import { openConfStore } from '../storage/confStore';
import { dataFolder } from '../storage/dataFolder';
import { Storage } from '../storage/Storage';
import type { Call, Terminal } from './Command';

/** Opens the data folder that `--data` names, or the usual one; to write, it must be ours alone. */
export function openStorage(
  { data }: Call['options'],
  mode: 'read' | 'write',
  terminal: Terminal,
): Promise<Storage> {
  const folder = chosenFolder({ data });
  const tell = (sentence: string) => terminal.tell(sentence);
  return Storage.open({ folder, openStore: openConfStore, mode, tell });
}

/** The data folder that `--data` names, or the usual one. */
export function chosenFolder({ data }: Call['options']): string {
  const folder = typeof data === 'string' ? data : dataFolder();
  if (folder === '') throw new LampwrightError('BAD_USAGE', '--data needs a folder.');
  return folder;
}

/** What the owner has chosen, read beside an app that may be writing. */
export async function readSettings(options: Call['options'], terminal: Terminal): Promise<Settings> {
  const storage = await openStorage(options, 'read', terminal);
  try {
    return storage.settings.get();
  } finally {
    await storage.close();
  }
}
