import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { examplePictures } from './resources/examples/examplePictures.mjs';

/** One project per folder of the repository, so that `vitest run --project shared` runs what one part promises. */
const folders = ['shared', 'electron', 'renderer', 'resources', 'repository', 'fuzz', 'e2e'];

/** `vitest run` runs the quick tests; `vitest run --mode long` those in files named `*.long.test.ts`. */
export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  return {
    test: {
      reporters: ['default', './tests/tools/TallyReporter.ts'],
      // With `.only`, other tests would silently be left out.
      allowOnly: false,
      projects: folders.map((name) => ({
        plugins: [examplePictures(import.meta.dirname)],
        // Importing the real module outside Electron fetches its binary.
        resolve: { alias: { electron: join(import.meta.dirname, 'tests/fakes/electron/electronModule.ts') } },
        test: {
          server: { deps: { inline: ['electron-store'] } },
          name,
          include: [`tests/${name}/**/*${isLong ? '.long' : ''}.test.{ts,tsx}`],
          exclude: isLong ? [] : ['**/*.long.test.*'],
          // Only what hangs takes so long: how busy a machine is says nothing.
          testTimeout: isLong ? 900_000 : 180_000,
          hookTimeout: isLong ? 900_000 : 180_000,
          setupFiles: ['tests/tools/fixedSeed.ts'],
          // Loading modules anew for each file costs more than most tests. No module may keep state between tests.
          isolate: false,
          unstubEnvs: true,
          // Windows and whole processes come last: they need both cores, and the soak counts what is open.
          ...(name === 'e2e'
            ? { maxWorkers: isLong ? 1 : '100%', sequence: { groupOrder: 1 } }
            : { maxWorkers: '100%', sequence: { groupOrder: 0 } }),
        },
      })),
    },
  };
});
