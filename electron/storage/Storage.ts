import { z } from 'zod';
import { settingsSchema } from '#shared/api/settings';
import { calibrationSchema, uncalibrated, type Calibration } from '#shared/conversation/tokens/calibration';
import { Conversations } from './Conversations';
import { Document } from './Document';
import { clearFolder } from './files';
import { FolderLock } from './FolderLock';
import type { OpenJsonStore } from './JsonStore';
import { Library } from './Library';
import { Place } from './Place';

const modelsSchema = z.object({ models: z.record(z.string(), calibrationSchema).default({}) });

/** How a data folder is opened. */
export interface StorageOptions {
  readonly folder: string;
  /** electron-store in the app, `conf` elsewhere. */
  readonly openStore: OpenJsonStore;
  /** To write, one process at a time; to read, beside one that writes. */
  readonly mode: 'write' | 'read';
  /** Says what was found damaged, and where it was put. */
  readonly tell: (sentence: string) => void;
  readonly now?: () => number;
}

/** All that is kept on disk, in one folder: settings, what was learnt of models, conversations, saved programs. */
export class Storage {
  readonly settings: Document<typeof settingsSchema>;
  readonly conversations: Conversations;
  readonly library: Library;
  /** What hosts remember. */
  private readonly others = new Set<Document<z.ZodObject>>();
  private readonly models: Document<typeof modelsSchema>;

  private constructor(
    readonly folder: string,
    private readonly place: Place,
    private readonly lock: FolderLock | undefined,
  ) {
    this.settings = new Document(place, 'settings', settingsSchema);
    this.models = new Document(place, 'models', modelsSchema);
    this.conversations = new Conversations(place);
    this.library = new Library(place);
  }

  /** Opens a data folder. To write it must be free: fails with STORAGE_IN_USE when another process writes into it. */
  static async open({ folder, openStore, mode, tell, now = Date.now }: StorageOptions): Promise<Storage> {
    const lock = mode === 'write' ? await FolderLock.take(folder) : undefined;
    try {
      const storage = new Storage(folder, new Place(folder, openStore, lock, tell, now), lock);
      if (lock) {
        await storage.conversations.emptyTrash();
        await storage.library.emptyTrash();
      }
      return storage;
    } catch (error) {
      await lock?.release();
      throw error;
    }
  }

  /** A small file of its own in the folder, for a host that has to remember something: `NAME.json`. */
  document<Schema extends z.ZodObject>(name: string, schema: Schema): Document<Schema> {
    const document = new Document(this.place, name, schema);
    this.others.add(document);
    return document;
  }

  /** What was learnt of a model's tokens. */
  calibration(model: string): Calibration {
    const { models } = this.models.get();
    return (Object.hasOwn(models, model) ? models[model] : undefined) ?? uncalibrated;
  }

  setCalibration(model: string, calibration: Calibration): void {
    this.models.set({ models: { ...this.models.get().models, [model]: calibration } });
  }

  /** Deletes all that is ours in the folder for good: what was set aside or deleted before, too; and nothing else. */
  async eraseAll(): Promise<void> {
    await this.conversations.eraseAll();
    await this.library.eraseAll();
    await clearFolder(this.place.path('damaged'), (name) => /^\d{8}T\d{6}-/.test(name));
    await clearFolder(this.place.path('trash'), () => false);
    await clearFolder(this.place.path('logs'), (name) => /^lampwright(?:\.\d+)?\.log$/.test(name));
    this.settings.reset();
    this.models.reset();
    for (const document of this.others) document.reset();
  }

  /** Lets go of the folder. */
  async close(): Promise<void> {
    try {
      await this.conversations.closeAll();
      // What is known of each conversation is kept, so that the next start need not read them.
      if (this.lock) await this.conversations.list();
    } finally {
      await this.lock?.release();
    }
  }
}
