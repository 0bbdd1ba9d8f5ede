import Conf from 'conf';
import type { JsonStore } from './StorageContext';

/** Opens a store in hosts without Electron. */
export function openConfStore(folder: string, name: string): JsonStore {
  const conf = new Conf<Record<string, unknown>>({ cwd: folder, configName: name });
  return {
    read: () => conf.store,
    write: (value) => {
      conf.store = { ...value };
    },
  };
}
