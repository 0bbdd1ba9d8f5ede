import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { examplePictures } from './resources/examples/examplePictures.mjs';

/** `vitest run` runs the quick tests; `vitest run --mode long` those in files named `*.long.test.ts`. */
export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  const ending = isLong ? '.long.test' : '.test';
  const notNow = isLong ? [] : ['**/*.long.test.*'];

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
        exclude: notNow,
        // Only what hangs takes so long: how busy a machine is says nothing.
        testTimeout: isLong ? 900_000 : 300_000,
        hookTimeout: isLong ? 900_000 : 300_000,
        setupFiles: ['tests/tools/fixedSeed.ts'],
        // Loading modules anew for each file costs more than most tests. No module may keep state between tests.
        isolate: false,
        unstubEnvs: true,
        maxWorkers: '100%',
        ...settings,
      },
    };
  }

  // One after another: components need a DOM, browsers and whole processes are tested when the others are done.
  const unit = project('unit', {
    include: [`tests/**/*${ending}.ts`],
    exclude: [...notNow, 'tests/e2e/**', 'tests/soak/**'],
    sequence: { groupOrder: 0 },
  });
  const components = project('components', {
    include: [`tests/**/*${ending}.tsx`],
    environment: 'happy-dom',
    sequence: { groupOrder: 1 },
  });
  const e2e = project('e2e', { include: [`tests/e2e/**/*${ending}.ts`], sequence: { groupOrder: 2 } });
  // Alone: it counts what is left open.
  const soak = project('soak', { include: [`tests/soak/**/*${ending}.ts`], sequence: { groupOrder: 3 } });

  return {
    test: {
      reporters: ['default', './tests/tools/TallyReporter.ts'],
      // With `.only`, other tests would silently be left out.
      allowOnly: false,
      projects: [unit, components, e2e, soak],
    },
  };
});
