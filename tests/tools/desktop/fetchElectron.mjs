// `npm run fetch:electron`: fetches Electron's binary into node_modules as the first `npm start` does. Fails with the reason.
import { join } from 'node:path';
import { fetchRuntime } from '../../../electron/bin/fetchRuntime.mjs';
import { findRuntime } from '../../../electron/bin/findRuntime.mjs';

const packageFolder = join(import.meta.dirname, '../../../node_modules/electron');
const { env } = process;
const runtime = findRuntime(packageFolder, env);
const fetched = runtime.state === 'installed' ? runtime : await fetchRuntime({ packageFolder, env });
if (!('path' in fetched)) throw new Error(`Electron’s binary could not be fetched: ${fetched.why}`);
console.log(fetched.path);
