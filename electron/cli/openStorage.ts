import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Settings } from '#shared/api/settingsSchema';
import { openConfStore } from '../storage/openConfStore';
import { dataFolder } from '../storage/dataFolder';
import { Storage } from '../storage/Storage';
import type { CommandCall, Terminal } from './Command';

/** Opens the data folder that `--data` names, or the usual one; to write, it must be ours alone. */
export function openStorage(
  { data }: CommandCall['options'],
  mode: 'read' | 'write',
  terminal: Terminal,
): Promise<Storage> {
  const folder = chosenFolder({ data });
  const tell = (sentence: string) => terminal.say(sentence);
  return Storage.open({ folder, openStore: openConfStore, mode, warn: tell });
}

/** The data folder that `--data` names, or the usual one. */
export function chosenFolder({ data }: CommandCall['options']): string {
  const folder = typeof data === 'string' ? data : dataFolder();
  if (folder === '') throw new LampwrightError('BAD_USAGE', '--data needs a folder.');
  return folder;
}

/** What the owner has chosen, read beside an app that may be writing. */
export async function readSettings(options: CommandCall['options'], terminal: Terminal): Promise<Settings> {
  const storage = await openStorage(options, 'read', terminal);
  try {
    return storage.settings.get();
  } finally {
    await storage.close();
  }
}
