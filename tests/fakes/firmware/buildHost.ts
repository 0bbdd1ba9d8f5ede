import { join } from 'node:path';
import { buildOnce } from './buildOnce';

/** Whether the firmware can be compiled for this computer. */
export const canBuildHost: boolean =
  process.platform !== 'win32' &&
  ['g++', 'make'].every((command) => spawnSync(command, ['--version']).status === 0);

/** The environment for `lamp-host`: searching for leaks at exit costs seconds of CPU time. */
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
