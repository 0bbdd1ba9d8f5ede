import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { LampwrightError } from '#shared/api/errors';
import { unreadable, unwritable } from './files';
import type { JsonStore } from './JsonStore';
import type { Place } from './Place';

/** A JSON object of known shape on disk. A damaged file is set aside; a field that cannot be read falls back alone. */
export class Document<Schema extends z.ZodObject> {
  private readonly store: JsonStore;
  private value: z.infer<Schema>;

  /** `NAME.json` in the data folder. Every field of the schema has a default. */
  constructor(
    private readonly place: Place,
    private readonly name: string,
    private readonly schema: Schema,
  ) {
    const { store, fields } = this.open();
    this.store = store;
    this.value = schema.parse(this.soundFields(fields));
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
    this.place.assertWritable();
    // Also what a crash left of a write that was never finished.
    for (const name of readdirSync(this.place.folder)) {
      const isOurs = name === `${this.name}.json` || name.startsWith(`${this.name}.json.tmp-`);
      if (isOurs) rmSync(join(this.place.folder, name), { force: true });
    }
    this.value = this.schema.parse({});
  }

  /** Takes over fields from a backup; what cannot be read of them falls back to its default. */
  restore(fields: Readonly<Record<string, unknown>>): void {
    this.set(this.schema.parse(this.soundFields(fields)));
  }

  private write(value: z.infer<Schema>): void {
    this.place.assertWritable();
    try {
      this.store.write(value);
    } catch (cause) {
      throw unwritable(this.path, cause);
    }
    this.value = value;
  }

  private open(): { store: JsonStore; fields: Readonly<Record<string, unknown>> } {
    const { folder, openStore, isReadOnly } = this.place;
    // Opening a store makes its folder; who only reads leaves no trace.
    if (isReadOnly && !existsSync(this.path)) return nothing;
    try {
      const store = openStore(folder, this.name);
      return { store, fields: store.read() };
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw unreadable(this.path, cause);
      return this.openAnew();
    }
  }

  /** The file is no JSON: it is kept aside for its owner, and the defaults hold. */
  private openAnew(): { store: JsonStore; fields: Readonly<Record<string, unknown>> } {
    const { folder, openStore, tell, isReadOnly } = this.place;
    if (isReadOnly) {
      tell(`${this.path} is damaged; the defaults are used.`);
      return nothing;
    }
    const aside = this.place.asidePath(`${this.name}.json`);
    mkdirSync(dirname(aside), { recursive: true });
    renameSync(this.path, aside);
    tell(
      `${this.name}.json was damaged and could not be read. It was kept as ${aside}; the defaults are used.`,
    );
    const store = openStore(folder, this.name);
    return { store, fields: store.read() };
  }

  private soundFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const sound: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(this.schema.shape)) {
      if (!(key in fields)) continue;
      const parsed = z.safeParse(field, fields[key]);
      if (parsed.success) sound[key] = parsed.data;
      else this.place.tell(`“${key}” in ${this.name}.json could not be read; its default is used.`);
    }
    return sound;
  }

  private get path(): string {
    return join(this.place.folder, `${this.name}.json`);
  }
}

/** A store without a file, for who only reads. */
const nothing = { store: { read: () => ({}), write: () => undefined }, fields: {} };
