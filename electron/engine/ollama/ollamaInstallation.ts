import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { OllamaAddress } from './OllamaAddress';

/** The facts about this machine that decide where Ollama is installed. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

const thisMachine: Machine = { platform: process.platform, env: process.env, home: homedir() };

/** The path of Ollama's program: on the search path, or where its installers put it. Undefined if not installed. */
export async function findOllama(machine: Machine = thisMachine): Promise<string | undefined> {
  for (const path of candidates(machine)) if (await isExecutable(path)) return path;
  return undefined;
}

/** The installers' folders are tried too, since the search path of an app started from the desktop may lack them. */
function candidates({ platform, env, home }: Machine): string[] {
  const name = platform === 'win32' ? 'ollama.exe' : 'ollama';
  const onPath = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter(Boolean);
  const installerPaths = {
    win32: [join(env['LOCALAPPDATA'] ?? join(home, 'AppData/Local'), 'Programs/Ollama', name)],
    darwin: [
      '/Applications/Ollama.app/Contents/Resources/ollama',
      '/usr/local/bin/ollama',
      '/opt/homebrew/bin/ollama',
    ],
    other: ['/usr/local/bin/ollama', '/usr/bin/ollama'],
  };
  const others =
    platform === 'win32' || platform === 'darwin' ? installerPaths[platform] : installerPaths.other;
  return [...onPath.map((folder) => join(folder, name)), ...others];
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** Starts Ollama's server as a separate process, which keeps running when the app ends. Fails with OLLAMA_DOWN. */
export async function startOllama(
  path: string,
  address: OllamaAddress,
  { env }: Pick<Machine, 'env'> = thisMachine,
): Promise<void> {
  try {
    const server = spawn(path, ['serve'], {
      detached: true,
      stdio: 'ignore',
      windowsHide: true,
      env: { ...env, OLLAMA_HOST: listenAddress(address) },
    });
    await once(server, 'spawn');
    server.unref();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : 'unknown reason';
    const message = `Ollama is installed (${path}) but could not be started: ${why}. Start it by hand.`;
    throw new LampwrightError('OLLAMA_DOWN', message, { cause });
  }
}

/** Always with the port: without one Ollama would use its own default instead of 80 or 443. */
function listenAddress({ url }: OllamaAddress): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
