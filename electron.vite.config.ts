import { resolve } from 'node:path';
import { defineConfig } from 'electron-vite';

const here = import.meta.dirname;

/** Packages in `dependencies` stay outside the bundles (they load native code or files of their own); all else is bundled. */
export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      rollupOptions: {
        input: {
          main: resolve(here, 'electron/main.ts'),
          serve: resolve(here, 'electron/serve.ts'),
          lamp: resolve(here, 'electron/cli.ts'),
          lampThread: resolve(here, 'electron/lamp/worker/lampThread.ts'),
          bench: resolve(here, 'tests/bench/bench.ts'),
          streamThread: resolve(here, 'tests/bench/streamThread.ts'),
        },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      rollupOptions: {
        input: { preload: resolve(here, 'electron/preload.ts') },
        // A sandboxed window loads its preload as CommonJS only.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'renderer',
    build: {
      outDir: 'out/renderer',
      minify: true,
      rollupOptions: { input: resolve(here, 'renderer/index.html') },
    },
  },
});
