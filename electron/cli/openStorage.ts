import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Settings } from '#shared/api/settingsSchema';
import { openConfStore } from '../storage/openConfStore';
import { dataFolder } from '../storage/dataFolder';
import { Storage } from '../storage/Storage';
import type { CommandCall, Terminal } from './CliCommand';

/** Opens the folder given with `--data`, or the default one. Writing fails with STORAGE_IN_USE if the app has it open. */
export function openStorage(
  { data }: CommandCall['options'],
  mode: 'read' | 'write',
  terminal: Terminal,
): Promise<Storage> {
  const folder = chosenFolder({ data });
  return Storage.open({ folder, openStore: openConfStore, mode, warn: (message) => terminal.say(message) });
}

/** The folder given with `--data`, or the default one. */
export function chosenFolder({ data }: CommandCall['options']): string {
  const folder = typeof data === 'string' ? data : dataFolder();
  if (folder === '') throw new LampwrightError('BAD_USAGE', '--data needs a folder.');
  return folder;
}

/** The stored settings. Works while the app is running. */
export async function readSettings(options: CommandCall['options'], terminal: Terminal): Promise<Settings> {
  const storage = await openStorage(options, 'read', terminal);
  try {
    return storage.settings.get();
  } finally {
    await storage.close();
  }
}
