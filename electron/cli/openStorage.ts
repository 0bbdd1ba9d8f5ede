import { LampwrightError } from '#shared/api/errors';
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
  const folder = typeof data === 'string' ? data : dataFolder();
  if (folder === '') throw new LampwrightError('BAD_USAGE', '--data needs a folder.');
  const tell = (sentence: string) => terminal.tell(sentence);
  return Storage.open({ folder, openStore: openConfStore, mode, tell });
}
