import ElectronStore from 'electron-store';
import type { JsonStore } from './StorageContext';

/** Opens a store in the desktop app. Only `main.ts` may import this, since the package loads Electron. */
export function openElectronStore(folder: string, name: string): JsonStore {
  const store = new ElectronStore<Record<string, unknown>>({ cwd: folder, name });
  return {
    read: () => store.store,
    write: (value) => {
      store.store = { ...value };
    },
  };
}
