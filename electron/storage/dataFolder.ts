import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the location of the data depends on. */
interface SystemEnvironment {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/** The data folder of all hosts: `LAMPWRIGHT_DATA`, or this system's place for application data. */
export function dataFolder(
  { platform, env, home }: SystemEnvironment = {
    platform: process.platform,
    env: process.env,
    home: homedir(),
  },
): string {
  const chosen = env['LAMPWRIGHT_DATA'];
  if (chosen) return resolve(chosen);
  if (platform === 'darwin') return join(home, 'Library/Application Support/Lampwright');
  if (platform === 'win32') return join(env['APPDATA'] || join(home, 'AppData/Roaming'), 'Lampwright');
  return join(env['XDG_CONFIG_HOME'] || join(home, '.config'), 'Lampwright');
}
