import { join } from 'node:path';
import { buildOnce } from './buildOnce';

/** What `lamp-host` is started with: looking for leaks when it ends takes seconds of the processor's time. */
export const hostEnvironment: NodeJS.ProcessEnv = { ...process.env, ASAN_OPTIONS: 'detect_leaks=0' };

/** The path of `lamp-host` or `lamp-stdio`, built so that undefined behaviour and out-of-bounds reads abort it. */
export function buildHost(name: 'lamp-host' | 'lamp-stdio'): string {
  const folder = buildOnce({
    name: 'host',
    target: 'host',
    variables: ['SANITIZE=1'],
    sources: ['host', 'lampwright/src/core'],
  });
  return join(folder, name);
}
