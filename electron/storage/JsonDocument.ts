import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { unreadableError, unwritableError } from './files';
import type { JsonStore, StorageContext } from './StorageContext';

/** A JSON object of known shape on disk. A damaged file is set aside; a field that cannot be read falls back alone. */
export class JsonDocument<Schema extends z.ZodObject> {
  private readonly store: JsonStore;
  private value: z.infer<Schema>;

  /** `NAME.json` in the data folder. Every field of the schema has a default. */
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

  /** Changes some fields; they are on the disk when this returns. Fails with BAD_SETTING for what cannot be. */
  set(changes: Partial<z.infer<Schema>>): void {
    const parsed = this.schema.safeParse({ ...this.value, ...changes });
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path }) => `“${path.join('.')}”`);
      throw new LampwrightError('BAD_SETTING', `This cannot be set: ${[...new Set(fields)].join(', ')}.`);
    }
    this.write(parsed.data);
  }

  /** Back to the defaults. */
  reset(): void {
    this.context.assertWritable();
    // Also what a crash left of a write that was never finished.
    for (const name of readdirSync(this.context.folder)) {
      const isOurs = name === `${this.name}.json` || name.startsWith(`${this.name}.json.tmp-`);
      if (isOurs) rmSync(join(this.context.folder, name), { force: true });
    }
    this.value = this.schema.parse({});
  }

  /** Takes over fields from a backup; what cannot be read of them falls back to its default. */
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
    // Opening a store makes its folder; who only reads leaves no trace.
    if (isReadOnly && !existsSync(this.path)) return emptyStore;
    try {
      const store = openStore(folder, this.name);
      return { store, fields: store.read() };
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw unreadableError(this.path, cause);
      return this.replaceDamaged();
    }
  }

  /** The file is no JSON: it is kept aside for its owner, and the defaults hold. */
  private replaceDamaged(): { store: JsonStore; fields: Readonly<Record<string, unknown>> } {
    const { folder, openStore, warn: tell, isReadOnly } = this.context;
    if (isReadOnly) {
      tell(`${this.path} is damaged; the defaults are used.`);
      return emptyStore;
    }
    const aside = this.context.damagedPath(`${this.name}.json`);
    mkdirSync(dirname(aside), { recursive: true });
    renameSync(this.path, aside);
    tell(
      `${this.name}.json was damaged and could not be read. It was kept as ${aside}; the defaults are used.`,
    );
    const store = openStore(folder, this.name);
    return { store, fields: store.read() };
  }

  private validFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const sound: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(this.schema.shape)) {
      if (!(key in fields)) continue;
      const parsed = z.safeParse(field, fields[key]);
      if (parsed.success) sound[key] = parsed.data;
      else this.context.warn(`“${key}” in ${this.name}.json could not be read; its default is used.`);
    }
    return sound;
  }

  private get path(): string {
    return join(this.context.folder, `${this.name}.json`);
  }
}

/** A store without a file, for who only reads. */
const emptyStore = { store: { read: () => ({}), write: () => undefined }, fields: {} };
