import { useState } from 'react';
import { maxProgramFileLength } from '#shared/api/areas/libraryArea';
import { routes } from '#shared/api/contract';
import { readTextFile } from '../files/readTextFile';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';

/** The outcome of importing a file. */
export interface ImportResult {
  readonly id: number;
  readonly file: string;
  readonly outcome:
    | { readonly type: 'imported'; readonly repairs: readonly string[] }
    | { readonly type: 'refused'; readonly message: string };
}

/** Imports program files into the library, one after another, and keeps the outcome of each until it is dismissed. */
export interface Imports {
  readonly results: readonly ImportResult[];
  readonly isImporting: boolean;
  readonly importFiles: (files: readonly File[]) => Promise<void>;
  readonly dismiss: (id: number) => void;
}

/** At most this many outcomes are shown, the latest. */
const maxShown = 4;

export function useImports(): Imports {
  const { askQuietly } = useWindowStore();
  const [results, setResults] = useState<readonly ImportResult[]>([]);
  const [waiting, setWaiting] = useState(0);

  async function outcomeOf(file: File): Promise<ImportResult['outcome']> {
    const read = await readTextFile(file, maxProgramFileLength);
    if (!read.ok) return { type: 'refused', message: read.message };
    const result = await askQuietly(routes.library.import, { text: read.text });
    return result.ok
      ? { type: 'imported', repairs: result.data.repairs }
      : { type: 'refused', message: words.library.refused(file.name, result.failure.message) };
  }

  return {
    results,
    isImporting: waiting > 0,
    importFiles: async (files) => {
      for (const file of files) {
        setWaiting((count) => count + 1);
        const outcome = await outcomeOf(file).finally(() => setWaiting((count) => count - 1));
        setResults((before) => {
          const id = (before.at(-1)?.id ?? 0) + 1;
          return [...before, { id, file: file.name, outcome }].slice(-maxShown);
        });
      }
    },
    dismiss: (id) => setResults((before) => before.filter((each) => each.id !== id)),
  };
}
