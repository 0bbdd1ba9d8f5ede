import { formatLayout } from '#shared/lamp/layoutText';
import { formatProgram } from '#shared/program/formatProgram';
import { summarizeProgram } from '#shared/program/summarizeProgram';
import type { LibraryItem } from '../storage/Library';
import type { Storage } from '../storage/Storage';
import type { Terminal } from './CliCommand';
import { readText } from './readInput';
import { saveText, storageCommand, trashActions, type StorageAction } from './storageCommand';

const importAction: StorageAction['act'] = async (storage, [file = ''], terminal) =>
  summaryOf(await importFile(storage, file, terminal));

/** `lamp library`: the saved programs that the window shows. */
export const library = storageCommand('library', {
  list: {
    usage: '',
    summary: 'all saved programs, the newest first',
    mode: 'read',
    act: async (storage) => (await storage.library.list()).map(summaryOf),
  },
  show: {
    usage: 'ID',
    summary: 'the program itself',
    mode: 'read',
    act: async (storage, [id = '']) => `${formatProgram((await storage.library.get(id)).program)}\n`,
  },
  save: { usage: 'FILE', summary: 'saves a program', mode: 'write', act: importAction },
  import: {
    usage: 'FILE',
    summary: 'imports a .lamp.json file, with its layout and tags',
    mode: 'write',
    act: importAction,
  },
  export: {
    usage: 'ID [OUT]',
    summary: 'writes a .lamp.json file; to standard output without OUT',
    mode: 'read',
    act: async (storage, [id = '', file]) => saveText(await storage.library.exportText(id), file),
  },
  rename: {
    usage: 'ID NAME…',
    summary: 'gives it a name',
    mode: 'write',
    act: async (storage, [id = '', ...words]) => summaryOf(await storage.library.rename(id, words.join(' '))),
  },
  tag: {
    usage: 'ID [TAG…]',
    summary: 'replaces its tags',
    mode: 'write',
    act: async (storage, [id = '', ...tags]) => summaryOf(await storage.library.setTags(id, tags)),
  },
  ...trashActions('library', (storage) => storage.library),
});

/** Imports a file and reports what was repaired in it. */
async function importFile(storage: Storage, file: string, terminal: Terminal): Promise<LibraryItem> {
  const { item, repairs } = await storage.library.importText(await readText(file, terminal));
  for (const repair of repairs) terminal.say(repair);
  return item;
}

function summaryOf({ id, program, layout, tags, savedAt }: LibraryItem): object {
  return {
    id,
    name: program.name,
    summary: summarizeProgram(program),
    layout: formatLayout(layout),
    tags,
    savedAt: new Date(savedAt).toISOString(),
  };
}
