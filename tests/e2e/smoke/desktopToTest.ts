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
 * binary in `node_modules`. Undefined where there is none, or where no window can be opened; then the test is skipped, unless
 * `HAS_DESKTOP=1` says that it must run: then this fails.
 */
export function desktopToTest(env: NodeJS.ProcessEnv): DesktopToTest | undefined {
  const installed = env['LAMPWRIGHT_DESKTOP'];
  if (installed) return { executable: installed, args: [], isInstalled: true };
  const runtime = findRuntime(join(root, 'node_modules/electron'), env);
  const choice = chooseHost({ env, platform: process.platform, userId: process.getuid?.() });
  const isPossible = runtime.is === 'there' && choice.host === 'desktop';
  if (isPossible) return { executable: runtime.path, args: [root], isInstalled: false };
  if (env['HAS_DESKTOP'] !== '1') return undefined;
  const why =
    choice.host === 'browser' ? (choice.why ?? 'a browser was chosen') : 'Electron’s binary is not there';
  throw new Error(`HAS_DESKTOP=1 says that the desktop can be tested, but ${why}.`);
}
