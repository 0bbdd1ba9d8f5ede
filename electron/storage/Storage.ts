import { z } from 'zod';
import { settingsSchema } from '#shared/api/settingsSchema';
import { calibrationSchema, uncalibrated, type Calibration } from '#shared/conversation/tokens/Calibration';
import { Conversations } from './Conversations';
import { JsonDocument } from './JsonDocument';
import { clearFolder } from './files';
import { FolderLock } from './FolderLock';
import { type OpenJsonStore, StorageContext } from './StorageContext';
import { Library } from './Library';

const modelsSchema = z.object({ models: z.record(z.string(), calibrationSchema).default({}) });

/** How a data folder is opened. */
export interface StorageOptions {
  readonly folder: string;
  /** electron-store in the app, `conf` elsewhere. */
  readonly openStore: OpenJsonStore;
  /** Only one process can write at a time; others can read meanwhile. */
  readonly mode: 'write' | 'read';
  /** Called when something is damaged, with where it was put. */
  readonly warn: (sentence: string) => void;
  readonly now?: () => number;
}

/** All data on disk, in one folder: settings, calibrations of models, conversations, saved programs. */
export class Storage {
  readonly settings: JsonDocument<typeof settingsSchema>;
  readonly conversations: Conversations;
  readonly library: Library;
  /** The documents that hosts have opened. */
  private readonly hostDocuments = new Set<JsonDocument<z.ZodObject>>();
  private readonly models: JsonDocument<typeof modelsSchema>;

  private constructor(
    readonly folder: string,
    private readonly context: StorageContext,
    private readonly lock: FolderLock | undefined,
  ) {
    this.settings = new JsonDocument(context, 'settings', settingsSchema);
    this.models = new JsonDocument(context, 'models', modelsSchema);
    this.conversations = new Conversations(context);
    this.library = new Library(context);
  }

  /** Opens a data folder. To write, fails with STORAGE_IN_USE if another process has it open for writing. */
  static async open({ folder, openStore, mode, warn, now = Date.now }: StorageOptions): Promise<Storage> {
    const lock = mode === 'write' ? await FolderLock.acquire(folder) : undefined;
    try {
      const storage = new Storage(folder, new StorageContext(folder, openStore, lock, warn, now), lock);
      if (lock) {
        await storage.conversations.removeExpired();
        await storage.library.removeExpired();
      }
      return storage;
    } catch (error) {
      await lock?.release();
      throw error;
    }
  }

  /** Opens `NAME.json` in the folder, for a host's own state. */
  document<Schema extends z.ZodObject>(name: string, schema: Schema): JsonDocument<Schema> {
    const document = new JsonDocument(this.context, name, schema);
    this.hostDocuments.add(document);
    return document;
  }

  /** The calibration of a model's token counts. */
  calibration(model: string): Calibration {
    const { models } = this.models.get();
    return (Object.hasOwn(models, model) ? models[model] : undefined) ?? uncalibrated;
  }

  setCalibration(model: string, calibration: Calibration): void {
    this.models.set({ models: { ...this.models.get().models, [model]: calibration } });
  }

  /** Permanently deletes all of our files in the folder, including the trash and damaged ones, and no others. */
  async eraseAll(): Promise<void> {
    await this.conversations.eraseAll();
    await this.library.eraseAll();
    await clearFolder(this.context.path('damaged'), (name) => /^\d{8}T\d{6}-/.test(name));
    await clearFolder(this.context.path('trash'), () => false);
    await clearFolder(this.context.path('logs'), (name) => /^lampwright(?:\.\d+)?\.log$/.test(name));
    this.settings.reset();
    this.models.reset();
    for (const document of this.hostDocuments) document.reset();
  }

  /** Closes the conversations and releases the folder. */
  async close(): Promise<void> {
    try {
      await this.conversations.closeAll();
      // Listing updates the index, so that the next start need not read the conversations.
      if (this.lock) await this.conversations.list();
    } finally {
      await this.lock?.release();
    }
  }
}
