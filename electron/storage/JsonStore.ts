/** A small JSON object kept as a file: settings and the like. Reading fails when the file is no JSON. */
export interface JsonStore {
  read(): Readonly<Record<string, unknown>>;
  write(value: Readonly<Record<string, unknown>>): void;
}

/** Opens `NAME.json` in a folder: electron-store in the app, its base `conf` elsewhere. */
export type OpenJsonStore = (folder: string, name: string) => JsonStore;
