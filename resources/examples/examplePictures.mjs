import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const id = 'virtual:example-pictures';
const resolvedId = `\0${id}`;

/**
 * Gives the window its examples with their pictures ready, so that it shows them at once: they are composed and painted when
 * the window is built, and in development again when what makes them changes.
 *
 * @param {string} root the repository's folder
 * @returns {import('vite').Plugin}
 */
export function examplePictures(root) {
  const maker = resolve(root, 'resources/examples/paintExamples.ts');
  return {
    name: 'example-pictures',
    resolveId: (source) => (source === id ? resolvedId : undefined),
    async load(loaded) {
      if (loaded !== resolvedId) return undefined;
      /** @type {Awaited<ReturnType<typeof runnerImport<typeof import('./paintExamples')>>>} */
      const { module, dependencies } = await runnerImport(maker, {
        root,
        configFile: false,
        logLevel: 'error',
      });
      for (const file of [maker, ...dependencies]) this.addWatchFile(resolve(root, file));
      return `export const examplePictures = ${JSON.stringify(module.paintExamples())};`;
    },
  };
}
