import { useState } from 'react';
import { maxImportLengths } from '#shared/api/areas/conversationsArea';
import { routes } from '#shared/api/contract';
import { chooseFile, readTextFile, type ReadTextResult } from '../files/readTextFile';
import { downloadText } from '../files/download';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';

/** The state of the last action. */
type BackupState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'busy' }
  | { readonly phase: 'done'; readonly message: string }
  | { readonly phase: 'failed'; readonly message: string };

/** Backs up everything, and imports conversations and backups. */
export interface Backups {
  readonly state: BackupState;
  readonly backUp: () => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly importOne: () => Promise<void>;
  /** Reports that another action succeeded. */
  readonly reportDone: (message: string) => void;
  readonly dismiss: () => void;
}

const textFiles = '.jsonl,.json,.txt,application/json,text/plain';

/** Actions for backups, and the outcome of the last one for the component to show. */
export function useBackups(): Backups {
  const { askQuietly } = useWindowStore();
  const [state, setState] = useState<BackupState>({ phase: 'idle' });
  const done = (message: string) => setState({ phase: 'done', message });
  const failed = (message: string) => setState({ phase: 'failed', message });

  /** Lets the user choose a file; undefined if none was chosen, or if it cannot be read, which is reported. */
  async function chooseTextFile(
    maxBytes: number,
  ): Promise<{ readonly name: string; readonly text: string } | undefined> {
    const file = await chooseFile(textFiles);
    if (!file) return undefined;
    setState({ phase: 'busy' });
    const read: ReadTextResult = await readTextFile(file, maxBytes);
    if (read.ok) return { name: file.name, text: read.text };
    failed(read.message);
    return undefined;
  }

  return {
    state,
    backUp: async () => {
      setState({ phase: 'busy' });
      const result = await askQuietly(routes.conversations.backUp, undefined);
      if (!result.ok) return failed(result.failure.message);
      downloadText(result.data);
      done(words.conversations.backedUp(result.data.name));
    },
    restore: async () => {
      const chosen = await chooseTextFile(maxImportLengths.backup);
      if (!chosen) return;
      const result = await askQuietly(routes.conversations.restoreBackup, { text: chosen.text });
      if (result.ok) done(words.conversations.restored(result.data.conversations, result.data.programs));
      else failed(words.conversations.refused(chosen.name, result.failure.message));
    },
    importOne: async () => {
      const chosen = await chooseTextFile(maxImportLengths.conversation);
      if (!chosen) return;
      const result = await askQuietly(routes.conversations.import, { text: chosen.text });
      if (result.ok) done(words.conversations.imported(chosen.name));
      else failed(words.conversations.refused(chosen.name, result.failure.message));
    },
    reportDone: done,
    dismiss: () => setState({ phase: 'idle' }),
  };
}
