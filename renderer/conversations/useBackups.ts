import { useState } from 'react';
import { maxImportLengths } from '#shared/api/areas/conversationsArea';
import { routes } from '#shared/api/contract';
import { chooseFile, readTextFile, type ReadTextResult } from '../files/readTextFile';
import { downloadText } from '../files/download';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';

/** How it stands with what was asked for last. */
type BackupState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'busy' }
  | { readonly phase: 'done'; readonly message: string }
  | { readonly phase: 'failed'; readonly message: string };

/** Taking everything out, and bringing conversations and backups in. */
export interface Backups {
  readonly state: BackupState;
  readonly backUp: () => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly importOne: () => Promise<void>;
  /** Says that something else was done. */
  readonly reportDone: (message: string) => void;
  readonly dismiss: () => void;
}

const textFiles = '.jsonl,.json,.txt,application/json,text/plain';

/** Backups, and what became of the last one, to be said in place. */
export function useBackups(): Backups {
  const { askQuietly } = useWindowStore();
  const [outcome, setOutcome] = useState<BackupState>({ phase: 'idle' });
  const done = (message: string) => setOutcome({ phase: 'done', message });
  const failed = (message: string) => setOutcome({ phase: 'failed', message });

  /** A file that its owner chose; nothing when there is none, or when it cannot be read, which is said. */
  async function chosenText(
    mostBytes: number,
  ): Promise<{ readonly name: string; readonly text: string } | undefined> {
    const file = await chooseFile(textFiles);
    if (!file) return undefined;
    setOutcome({ phase: 'busy' });
    const read: ReadTextResult = await readTextFile(file, mostBytes);
    if (read.ok) return { name: file.name, text: read.text };
    failed(read.message);
    return undefined;
  }

  return {
    state: outcome,
    backUp: async () => {
      setOutcome({ phase: 'busy' });
      const asked = await askQuietly(routes.conversations.backUp, undefined);
      if (!asked.ok) return failed(asked.failure.message);
      downloadText(asked.data);
      done(words.conversations.backedUp(asked.data.name));
    },
    restore: async () => {
      const chosen = await chosenText(maxImportLengths.backup);
      if (!chosen) return;
      const asked = await askQuietly(routes.conversations.restoreBackup, { text: chosen.text });
      if (asked.ok) done(words.conversations.restored(asked.data.conversations, asked.data.programs));
      else failed(words.conversations.refused(chosen.name, asked.failure.message));
    },
    importOne: async () => {
      const chosen = await chosenText(maxImportLengths.conversation);
      if (!chosen) return;
      const asked = await askQuietly(routes.conversations.import, { text: chosen.text });
      if (asked.ok) done(words.conversations.imported(chosen.name));
      else failed(words.conversations.refused(chosen.name, asked.failure.message));
    },
    reportDone: done,
    dismiss: () => setOutcome({ phase: 'idle' }),
  };
}
