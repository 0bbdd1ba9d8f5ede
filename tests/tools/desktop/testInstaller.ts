import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findInstaller, installation, installerKinds } from './installation';

// `npm run test:installer -- deb`: installs what `npm run package` has made, and runs the smoke test of the desktop with the
// installed app. It stays installed.

const root = join(import.meta.dirname, '../../..');
const kind = installerKinds.find((known) => known === process.argv[2]);
if (!kind) throw new Error(`Which installer? npm run test:installer -- ${installerKinds.join('|')}`);

const folder = mkdtempSync(join(tmpdir(), 'lampwright-installed-'));
const installer = join(root, 'dist', findInstaller(kind, readdirSync(join(root, 'dist')), process.arch));
const { commands, executable } = installation(kind, installer, folder, process.env);
for (const [command, ...args] of commands) run(command, args, folder);
if (!existsSync(executable)) throw new Error(`${installer} did not install ${executable}.`);

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
run(process.execPath, [vitest, 'run', '--project', 'e2e', 'electronSmoke'], root, {
  LAMPWRIGHT_DESKTOP: executable,
});

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  const { status, signal, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${signal ?? status}.`);
}
