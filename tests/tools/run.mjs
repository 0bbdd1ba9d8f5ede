// Runs a TypeScript module with Vite's own module runner: `node tests/tools/run.mjs FILE.ts`.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file] = process.argv.splice(2, 1);
if (file === undefined) throw new Error('Which file? node tests/tools/run.mjs FILE.ts');
await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
