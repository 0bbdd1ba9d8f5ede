import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { examplePictures } from './resources/examples/examplePictures.mjs';

/** `vitest run` runs the quick tests; `vitest run --mode long` those in files named `*.long.test.ts`. */
export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  const files = (folder: string, ending: string) =>
    `tests/${folder}/**/*${isLong ? '.long' : ''}.test.${ending}`;

  function project(
    name: string,
    settings: TestProjectInlineConfiguration['test'],
  ): TestProjectInlineConfiguration {
    return {
      plugins: [examplePictures(import.meta.dirname)],
      // Importing the real module outside Electron fetches its binary.
      resolve: { alias: { electron: join(import.meta.dirname, 'tests/fakes/electron/electronModule.ts') } },
      test: {
        server: { deps: { inline: ['electron-store'] } },
        name,
        exclude: isLong ? [] : ['**/*.long.test.*'],
        // Only what hangs takes so long: how busy a machine is says nothing.
        testTimeout: isLong ? 900_000 : 180_000,
        hookTimeout: isLong ? 900_000 : 180_000,
        setupFiles: ['tests/tools/fixedSeed.ts'],
        // Loading modules anew for each file costs more than most tests. No module may keep state between tests.
        isolate: false,
        unstubEnvs: true,
        maxWorkers: '100%',
        ...settings,
      },
    };
  }

  return {
    test: {
      reporters: ['default', './tests/tools/TallyReporter.ts'],
      // With `.only`, other tests would silently be left out.
      allowOnly: false,
      projects: [
        project('unit', {
          include: [files('{shared,electron,renderer,resources,repository,fuzz}', 'ts')],
          sequence: { groupOrder: 0 },
        }),
        project('window', {
          include: [files('renderer', 'tsx')],
          environment: 'happy-dom',
          sequence: { groupOrder: 1 },
        }),
        // Browsers and whole processes come when the others are done: they need both cores.
        project('e2e', {
          include: [files('e2e', 'ts')],
          sequence: { groupOrder: 2 },
        }),
        // Alone: it counts what is left open.
        project('soak', {
          include: [files('soak', 'ts')],
          sequence: { groupOrder: 3 },
        }),
      ],
    },
  };
});
