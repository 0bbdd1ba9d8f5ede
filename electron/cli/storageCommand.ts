import { writeFile } from 'node:fs/promises';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { unwritableError } from '../storage/files';
import type { Storage } from '../storage/Storage';
import type { CliCommand, Terminal } from './CliCommand';
import { openStorage } from './openStorage';

/** An action on the data folder. Its result is written to standard output: a string as it is, anything else as JSON. */
export interface StorageAction {
  /** Its arguments, such as `ID TITLE`. Square brackets mark optional ones, `…` any number. */
  readonly usage: string;
  readonly summary: string;
  /** `write` needs the data folder for itself: it fails with STORAGE_IN_USE while the app is open. */
  readonly mode: 'read' | 'write';
  act(storage: Storage, words: readonly string[], terminal: Terminal): Promise<unknown>;
}

/** A command whose first word says what is to be done in the data folder. */
export function storageCommand(name: string, actions: Readonly<Record<string, StorageAction>>): CliCommand {
  const calls = Object.entries(actions).map(([verb, action]) => ({
    call: `${verb} ${action.usage}`.trim(),
    action,
  }));
  const width = Math.max(...calls.map(({ call }) => call.length));
  const lines = calls.map(({ call, action }) => `  ${call.padEnd(width)}  ${action.summary}`);
  return {
    details: [
      ...lines,
      '',
      `  ${'--data DIR'.padEnd(width)}  the data folder; else LAMPWRIGHT_DATA, or the default place`,
    ].join('\n'),
    options: { data: { type: 'string' } },
    run: async ({ words, options }, terminal) => {
      const [verb = '', ...rest] = words;
      const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
      if (!action)
        throw new LampwrightError('BAD_USAGE', verb ? `There is no action “${verb}”.` : 'Which action?');
      checkWords(`lamp ${name} ${verb}`, action, rest);
      const storage = await openStorage(options, action.mode, terminal);
      try {
        const result = await action.act(storage, rest, terminal);
        await terminal.write(typeof result === 'string' ? result : `${JSON.stringify(result)}\n`);
      } finally {
        await storage.close();
      }
      return 0;
    },
  };
}

/** The actions that delete an item and restore it. */
export function trashActions(
  name: string,
  of: (storage: Storage) => { remove(id: string): Promise<void>; putBack(id: string): Promise<void> },
): Readonly<Record<'remove' | 'put-back', StorageAction>> {
  return {
    remove: {
      usage: 'ID',
      summary: 'deletes it; it can be restored for a month',
      mode: 'write',
      act: async (storage, [id = ''], terminal) => {
        await of(storage).remove(id);
        terminal.say(`Deleted. For a month, lamp ${name} put-back ${id} restores it.`);
        return { ok: true, id };
      },
    },
    'put-back': {
      usage: 'ID',
      summary: 'restores a deleted one',
      mode: 'write',
      act: async (storage, [id = '']) => {
        await of(storage).putBack(id);
        return { ok: true, id };
      },
    },
  };
}

/** Writes a text to a file; without a file, returns the text for standard output. Fails if it cannot be written. */
export async function saveText(text: string, file: string | undefined): Promise<unknown> {
  if (file === undefined) return text;
  try {
    await writeFile(file, text);
  } catch (cause) {
    throw unwritableError(file, cause);
  }
  return { ok: true, file };
}

function checkWords(call: string, { usage }: StorageAction, words: readonly string[]): void {
  const expected = usage.split(' ').filter(Boolean);
  const min = expected.filter((word) => !word.startsWith('[')).length;
  const max = usage.includes('…') ? Infinity : expected.length;
  if (words.length >= min && words.length <= max) return;
  throw new LampwrightError('BAD_USAGE', `${call} takes ${usage === '' ? 'no words' : usage}.`);
}
