import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** A bundled program for a process of its own, built from a TypeScript file next to the tests. */
export interface Bundle {
  readonly file: string;
  remove(): void;
}

/** Built inside `node_modules`, so that external packages are found. */
export async function bundle(entry: string): Promise<Bundle> {
  const root = resolve(import.meta.dirname, '../../..');
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'lampwright-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    // One file: a process that has to load a hundred starts ten times slower.
    ssr: { noExternal: true },
    build: {
      ssr: resolve(import.meta.dirname, entry),
      outDir,
      minify: true,
      rollupOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  });
  return {
    file: join(outDir, 'child.mjs'),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
