import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { defaultLayout, type Layout } from '#shared/lamp/Layout';
import { formatProgramFile, readProgramFile, type SavedProgram } from '#shared/program/programFile';
import { limits } from '#shared/program/limits';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import { clip, oneLine } from '#shared/program/text';
import {
  clearFolder,
  listFiles,
  isFileOfId,
  isId,
  isFileMissing,
  fileExists,
  moveDurably,
  unreadableError,
  writeDurably,
} from './files';
import { slugOf } from './fileNameOf';
import type { StorageContext } from './StorageContext';
import { Trash } from './Trash';
import { KeyedQueue } from './KeyedQueue';

/** A saved program with the id of its file. */
export type LibraryItem = { readonly id: string } & SavedProgram;

const suffix = '.lamp.json';

/** The saved programs on disk, one `.lamp.json` file each. */
export class Library {
  private readonly trash: Trash;
  /** Changes of one program are serialized, so that a rename and new tags do not overwrite each other. */
  private readonly queue = new KeyedQueue();

  constructor(private readonly context: StorageContext) {
    this.trash = new Trash(context, 'library');
  }

  /** All saved programs, the newest first. A damaged one is set aside with a warning. */
  async list(): Promise<LibraryItem[]> {
    const items: LibraryItem[] = [];
    for (const name of await listFiles(this.context.path('library'))) {
      const id = name.slice(0, -suffix.length);
      // A file whose name is not an id, such as a copy, is ignored until it is imported.
      if (!name.endsWith(suffix) || !isId(id)) continue;
      const item = await this.loadOrWarn(id);
      if (item) items.push(item);
    }
    return items.sort((one, other) => other.savedAt - one.savedAt || (one.id < other.id ? 1 : -1));
  }

  /** One saved program. Fails with NOT_FOUND. */
  async get(id: string): Promise<LibraryItem> {
    const item = await this.load(requireId(id));
    if (!item) throw notFoundError(id);
    return item;
  }

  async save(
    program: Program,
    layout: Layout = defaultLayout,
    tags: readonly string[] = [],
  ): Promise<LibraryItem> {
    this.context.assertWritable();
    return this.write({
      id: newId(program),
      program,
      layout,
      tags: cleanTags(tags),
      savedAt: this.context.now(),
    });
  }

  async rename(id: string, name: string): Promise<LibraryItem> {
    this.context.assertWritable();
    const newName = clip(oneLine(name), limits.nameLength);
    if (newName === '') throw new LampwrightError('EMPTY_INPUT', 'A program needs a name.');
    return this.queue.run(id, async () => {
      const item = await this.get(id);
      const renamed = parseProgram({ ...item.program, name: newName });
      if (!renamed.ok) throw new LampwrightError(renamed.error.code, renamed.error.message);
      return this.write({ ...item, program: renamed.program });
    });
  }

  async setTags(id: string, tags: readonly string[]): Promise<LibraryItem> {
    this.context.assertWritable();
    return this.queue.run(id, async () => this.write({ ...(await this.get(id)), tags: cleanTags(tags) }));
  }

  /** Deletes a saved program. For a month `putBack` can restore it. */
  async remove(id: string): Promise<void> {
    this.context.assertWritable();
    await this.queue.run(id, async () => {
      await this.get(id);
      await this.trash.add(this.path(id), `${id}${suffix}`);
    });
  }

  async putBack(id: string): Promise<void> {
    this.context.assertWritable();
    await this.trash.putBack(`${requireId(id)}${suffix}`, this.path(id));
  }

  /** The program as text that `importText` reads. */
  async exportText(id: string): Promise<string> {
    return formatProgramFile(await this.get(id));
  }

  /** Imports a `.lamp.json` file or any text that contains a program, and returns what had to be repaired. */
  async importText(text: string): Promise<{ item: LibraryItem; repairs: string[] }> {
    this.context.assertWritable();
    const { saved, repairs } = readProgramFile(text, this.context.now());
    const { program, layout, tags } = saved;
    return { item: await this.save(program, layout, tags), repairs };
  }

  /** Imports a saved program from a backup unchanged, with a new id only if its own is taken. */
  async importSaved(id: string, saved: SavedProgram): Promise<void> {
    this.context.assertWritable();
    const isFree = isId(id) && !(await fileExists(this.path(id)));
    await this.write({ id: isFree ? id : newId(saved.program), ...saved });
  }

  /** Permanently deletes all saved programs, including those in the trash. */
  async eraseAll(): Promise<void> {
    this.context.assertWritable();
    await clearFolder(this.context.path('library'), isProgramFile);
    await clearFolder(this.context.trashPath('library', ''), isProgramFile);
  }

  /** Permanently removes what was deleted more than a month ago. */
  removeExpired(): Promise<void> {
    return this.trash.removeExpired();
  }

  /** A program that cannot be read is skipped with a warning, so that the others are listed. */
  private async loadOrWarn(id: string): Promise<LibraryItem | undefined> {
    try {
      return await this.load(id);
    } catch (error) {
      if (!(error instanceof LampwrightError)) throw error;
      this.context.warn(`Saved program ${id}: ${error.message}`);
      return undefined;
    }
  }

  private async load(id: string): Promise<LibraryItem | undefined> {
    const path = this.path(id);
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (cause) {
      if (isFileMissing(cause)) return undefined;
      throw unreadableError(path, cause);
    }
    try {
      return { id, ...readProgramFile(text, this.context.now()).saved };
    } catch (error) {
      if (!(error instanceof LampwrightError)) throw error;
      if (error.code === 'NEWER_FORMAT') this.context.warn(`Saved program ${id}: ${error.message}`);
      else await this.setAside(id, path);
      return undefined;
    }
  }

  private async setAside(id: string, path: string): Promise<void> {
    if (this.context.isReadOnly) {
      this.context.warn(`The saved program ${path} is damaged.`);
      return;
    }
    const aside = this.context.damagedPath(`${id}${suffix}`);
    await moveDurably(path, aside);
    this.context.warn(`The saved program ${id} was damaged. Its file was kept as ${aside}.`);
  }

  private async write(item: LibraryItem): Promise<LibraryItem> {
    await writeDurably(this.path(item.id), formatProgramFile(item));
    return item;
  }

  private path(id: string): string {
    return this.context.path('library', `${requireId(id)}${suffix}`);
  }
}

function newId({ name }: Program): string {
  return `${slugOf(name) || 'program'}-${randomBytes(3).toString('hex')}`;
}

function isProgramFile(name: string): boolean {
  return isFileOfId(name, suffix);
}

/** Short tags without duplicates. */
function cleanTags(tags: readonly string[]): string[] {
  const words = tags.map((tag) => clip(oneLine(tag), 40));
  return [...new Set(words.filter(Boolean))].slice(0, 20);
}

function requireId(id: string): string {
  if (isId(id)) return id;
  throw notFoundError(id);
}

function notFoundError(id: string): LampwrightError {
  return new LampwrightError('NOT_FOUND', `There is no saved program “${id}”.`);
}
