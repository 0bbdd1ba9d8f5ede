import { writeFile } from 'node:fs/promises';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { unwritableError } from '../storage/files';
import type { Storage } from '../storage/Storage';
import type { Command, Terminal } from './Command';
import { openStorage } from './openStorage';

/** Something to be done with what is kept on disk. Gives what is written: text as it is, all else as JSON. */
export interface StorageAction {
  /** What stands behind its name, as in `ID TITLE`; in square brackets what may be missing, with `…` as many as one likes. */
  readonly usage: string;
  readonly summary: string;
  /** `write` where the data folder must be ours alone. */
  readonly mode: 'read' | 'write';
  act(storage: Storage, words: readonly string[], terminal: Terminal): Promise<unknown>;
}

/** A command whose first word says what is to be done in the data folder. */
export function storageCommand(name: string, actions: Readonly<Record<string, StorageAction>>): Command {
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
      `  ${'--data DIR'.padEnd(width)}  the data folder; LAMPWRIGHT_DATA, or the usual place, unless given`,
    ].join('\n'),
    options: { data: { type: 'string' } },
    run: async ({ words, options }, terminal) => {
      const [verb = '', ...rest] = words;
      const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
      if (!action)
        throw new LampwrightError('BAD_USAGE', verb ? `There is no “${verb}” here.` : 'What shall be done?');
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

/** What deletes and brings back one of a kind of things. */
export function trashActions(
  name: string,
  of: (storage: Storage) => { remove(id: string): Promise<void>; putBack(id: string): Promise<void> },
): Readonly<Record<'remove' | 'put-back', StorageAction>> {
  return {
    remove: {
      usage: 'ID',
      summary: 'deletes it; for a month it can be had back',
      mode: 'write',
      act: async (storage, [id = ''], terminal) => {
        await of(storage).remove(id);
        terminal.say(`Deleted. For a month lamp ${name} put-back ${id} brings it back.`);
        return { ok: true, id };
      },
    },
    'put-back': {
      usage: 'ID',
      summary: 'brings a deleted one back',
      mode: 'write',
      act: async (storage, [id = '']) => {
        await of(storage).putBack(id);
        return { ok: true, id };
      },
    },
  };
}

/** Writes an exported text to a file; without one the text itself is what the command writes. */
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
  const wanted = usage.split(' ').filter(Boolean);
  const least = wanted.filter((word) => !word.startsWith('[')).length;
  const most = usage.includes('…') ? Infinity : wanted.length;
  if (words.length >= least && words.length <= most) return;
  throw new LampwrightError('BAD_USAGE', `${call} takes ${usage === '' ? 'no words' : usage}.`);
}
