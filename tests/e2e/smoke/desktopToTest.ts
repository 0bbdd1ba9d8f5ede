import { join } from 'node:path';
import { chooseHost } from '../../../electron/bin/chooseHost.mjs';
import { findRuntime } from '../../../electron/bin/findRuntime.mjs';

const root = join(import.meta.dirname, '../../..');

/** The desktop app that the smoke test starts. */
export interface DesktopToTest {
  readonly executable: string;
  readonly args: readonly string[];
  readonly isInstalled: boolean;
}

/**
 * The app that `LAMPWRIGHT_DESKTOP` names by the path of its executable, or else what is built in `out/`, with Electron's
 * binary in `node_modules`. Undefined where there is no binary or no display.
 */
export function desktopToTest(env: NodeJS.ProcessEnv): DesktopToTest | undefined {
  const installed = env['LAMPWRIGHT_DESKTOP'];
  if (installed) return { executable: installed, args: [], isInstalled: true };
  const runtime = findRuntime(join(root, 'node_modules/electron'), env);
  const { host } = chooseHost({ env, platform: process.platform, userId: process.getuid?.() });
  if (runtime.state !== 'installed' || host !== 'desktop') return undefined;
  return { executable: runtime.path, args: [root], isInstalled: false };
}
