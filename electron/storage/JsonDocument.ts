import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { unreadableError, unwritableError } from './files';
import type { JsonStore, StorageContext } from './StorageContext';

/** A JSON object with a schema on disk. A damaged file is set aside; a single invalid field falls back to its default. */
export class JsonDocument<Schema extends z.ZodObject> {
  private readonly store: JsonStore;
  private value: z.infer<Schema>;

  /** Opens `NAME.json` in the data folder. Every field of the schema must have a default. Fails with FILE_UNREADABLE. */
  constructor(
    private readonly context: StorageContext,
    private readonly name: string,
    private readonly schema: Schema,
  ) {
    const { store, fields } = this.open();
    this.store = store;
    this.value = schema.parse(this.validFields(fields));
  }

  get(): z.infer<Schema> {
    return this.value;
  }

  /** Changes some fields; they are on disk when this returns. Fails with BAD_SETTING for invalid values, and FILE_UNWRITABLE. */
  set(changes: Partial<z.infer<Schema>>): void {
    const parsed = this.schema.safeParse({ ...this.value, ...changes });
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path }) => `“${path.join('.')}”`);
      throw new LampwrightError('BAD_SETTING', `This cannot be set: ${[...new Set(fields)].join(', ')}.`);
    }
    this.write(parsed.data);
  }

  /** Deletes the file; all fields have their defaults again. */
  reset(): void {
    this.context.assertWritable();
    // Including temporary files of writes that a crash interrupted.
    for (const name of readdirSync(this.context.folder)) {
      const isOurs = name === `${this.name}.json` || name.startsWith(`${this.name}.json.tmp-`);
      if (isOurs) rmSync(join(this.context.folder, name), { force: true });
    }
    this.value = this.schema.parse({});
  }

  /** Sets the fields from a backup; invalid ones get their defaults. */
  restore(fields: Readonly<Record<string, unknown>>): void {
    this.set(this.schema.parse(this.validFields(fields)));
  }

  private write(value: z.infer<Schema>): void {
    this.context.assertWritable();
    try {
      this.store.write(value);
    } catch (cause) {
      throw unwritableError(this.path, cause);
    }
    this.value = value;
  }

  private open(): { store: JsonStore; fields: Readonly<Record<string, unknown>> } {
    const { folder, openStore, isReadOnly } = this.context;
    // Opening a store creates its folder, which a reader must not.
    if (isReadOnly && !existsSync(this.path)) return emptyStore;
    try {
      const store = openStore(folder, this.name);
      return { store, fields: store.read() };
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw unreadableError(this.path, cause);
      return this.replaceDamaged();
    }
  }

  /** The file is not JSON: it is set aside for the user, and the defaults apply. */
  private replaceDamaged(): { store: JsonStore; fields: Readonly<Record<string, unknown>> } {
    const { folder, openStore, warn, isReadOnly } = this.context;
    if (isReadOnly) {
      warn(`${this.path} is damaged; the defaults are used.`);
      return emptyStore;
    }
    const aside = this.context.damagedPath(`${this.name}.json`);
    mkdirSync(dirname(aside), { recursive: true });
    renameSync(this.path, aside);
    warn(
      `${this.name}.json was damaged and could not be read. It was kept as ${aside}; the defaults are used.`,
    );
    const store = openStore(folder, this.name);
    return { store, fields: store.read() };
  }

  private validFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const valid: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(this.schema.shape)) {
      if (!(key in fields)) continue;
      const parsed = z.safeParse(field, fields[key]);
      if (parsed.success) valid[key] = parsed.data;
      else this.context.warn(`“${key}” in ${this.name}.json could not be read; its default is used.`);
    }
    return valid;
  }

  private get path(): string {
    return join(this.context.folder, `${this.name}.json`);
  }
}

/** A store without a file, for read-only access. */
const emptyStore = { store: { read: () => ({}), write: () => undefined }, fields: {} };
