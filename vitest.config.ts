import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { examplePictures } from './resources/examples/examplePictures.mjs';

/** One project per folder of the repository, so that `vitest run --project shared` runs what one part promises. */
const folders = ['shared', 'electron', 'renderer', 'resources', 'repository', 'fuzz', 'e2e'];

export default defineConfig({
  test: {
    reporters: ['default', './tests/tools/TallyReporter.ts'],
    projects: folders.map((name) => ({
      plugins: [examplePictures(import.meta.dirname)],
      // Importing the real module outside Electron fetches its binary.
      resolve: { alias: { electron: join(import.meta.dirname, 'tests/fakes/electron/electronModule.ts') } },
      test: {
        server: { deps: { inline: ['electron-store'] } },
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        testTimeout: 180_000,
        // Hooks compile the firmware and build the app, which takes a busy machine its time.
        hookTimeout: 180_000,
        setupFiles: ['tests/tools/fixedSeed.ts'],
        // What is shared is pure: its modules need not be loaded anew for each file, which costs more than many of its tests.
        isolate: name !== 'shared',
        // Windows and whole processes need the machine for themselves: they come last, one file after another.
        ...(name === 'e2e'
          ? { maxWorkers: 1, sequence: { groupOrder: 1 } }
          : { maxWorkers: '100%', sequence: { groupOrder: 0 } }),
      },
    })),
  },
});
