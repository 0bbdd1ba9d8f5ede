import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { build, type Plugin } from 'vite';
import { examplePictures } from './resources/examples/examplePictures.mjs';
import { dependencies } from './package.json';

const here = import.meta.dirname;

/**
 * The lamp's process as one file that needs no other of ours: an installer lays it beside the archive with the rest of the
 * app, where Node can start it (docs/packaging.md).
 */
const lampProcess: Plugin = {
  name: 'lamp-process',
  closeBundle: async () => {
    await build({
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true, external: Object.keys(dependencies) },
      build: {
        ssr: resolve(here, 'electron/lamp/process/lampProcess.ts'),
        outDir: resolve(here, 'out/main'),
        emptyOutDir: false,
        target: 'node20',
        rollupOptions: { output: { format: 'es', entryFileNames: 'lampProcess.js' } },
      },
    });
  },
};

/** Packages in `dependencies` stay outside the bundles (they load native code or files of their own); all else is bundled. */
export default defineConfig({
  main: {
    plugins: [lampProcess],
    build: {
      outDir: 'out/main',
      rollupOptions: {
        // The benchmark drives Chromium with it, where it is installed.
        external: ['playwright-core'],
        input: {
          main: resolve(here, 'electron/main.ts'),
          serve: resolve(here, 'electron/serve.ts'),
          lamp: resolve(here, 'electron/cli.ts'),
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
    plugins: [react(), examplePictures(here)],
    build: {
      outDir: 'out/renderer',
      minify: true,
      rollupOptions: {
        input: resolve(here, 'renderer/index.html'),
        // Radix marks its parts for servers that draw React; here nothing does.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  },
});
