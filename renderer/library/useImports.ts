import { useState } from 'react';
import { maxProgramFileLength } from '#shared/api/areas/libraryArea';
import { routes } from '#shared/api/contract';
import { readTextFile } from '../files/readTextFile';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';

/** What became of a file that was brought. */
export interface ImportResult {
  readonly id: number;
  readonly file: string;
  readonly outcome:
    | { readonly type: 'taken'; readonly repairs: readonly string[] }
    | { readonly type: 'refused'; readonly message: string };
}

/** Takes program files into the library, one after the other, and says what became of each until that is dismissed. */
export interface Imports {
  readonly results: readonly ImportResult[];
  readonly isImporting: boolean;
  readonly importFiles: (files: readonly File[]) => Promise<void>;
  readonly dismiss: (id: number) => void;
}

/** What became of so many files is shown; of earlier ones no more. */
const mostShown = 4;

export function useImports(): Imports {
  const { askQuietly } = useWindowStore();
  const [imported, setImported] = useState<readonly ImportResult[]>([]);
  const [waiting, setWaiting] = useState(0);

  async function outcomeOf(file: File): Promise<ImportResult['outcome']> {
    const read = await readTextFile(file, maxProgramFileLength);
    if (!read.ok) return { type: 'refused', message: read.message };
    const asked = await askQuietly(routes.library.import, { text: read.text });
    return asked.ok
      ? { type: 'taken', repairs: asked.data.repairs }
      : { type: 'refused', message: words.library.refused(file.name, asked.failure.message) };
  }

  return {
    results: imported,
    isImporting: waiting > 0,
    importFiles: async (files) => {
      for (const file of files) {
        setWaiting((count) => count + 1);
        const outcome = await outcomeOf(file).finally(() => setWaiting((count) => count - 1));
        setImported((before) => {
          const id = (before.at(-1)?.id ?? 0) + 1;
          return [...before, { id, file: file.name, outcome }].slice(-mostShown);
        });
      }
    },
    dismiss: (id) => setImported((before) => before.filter((each) => each.id !== id)),
  };
}
