import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { OllamaAddress } from './OllamaAddress';

/** What decides where Ollama is installed. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

const thisMachine: Machine = { platform: process.platform, env: process.env, home: homedir() };

/** Where Ollama's program is, on the search path or where its installers put it; nothing where it is not installed. */
export async function findOllama(surroundings: Machine = thisMachine): Promise<string | undefined> {
  for (const path of candidates(surroundings)) if (await isExecutable(path)) return path;
  return undefined;
}

/** An app that is started from the desktop may have a search path without the usual places. */
function candidates({ platform, env, home }: Machine): string[] {
  const name = platform === 'win32' ? 'ollama.exe' : 'ollama';
  const onPath = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter(Boolean);
  const usual = {
    win32: [join(env['LOCALAPPDATA'] ?? join(home, 'AppData/Local'), 'Programs/Ollama', name)],
    darwin: [
      '/Applications/Ollama.app/Contents/Resources/ollama',
      '/usr/local/bin/ollama',
      '/opt/homebrew/bin/ollama',
    ],
    other: ['/usr/local/bin/ollama', '/usr/bin/ollama'],
  };
  const places = platform === 'win32' || platform === 'darwin' ? usual[platform] : usual.other;
  return [...onPath.map((folder) => join(folder, name)), ...places];
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** Starts Ollama's server as a program of its own, which stays when ours ends. Fails with OLLAMA_DOWN where it cannot. */
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
    const why = cause instanceof Error ? cause.message : 'no reason is known';
    const message = `Ollama is installed (${path}) but could not be started: ${why}. Start it by hand.`;
    throw new LampwrightError('OLLAMA_DOWN', message, { cause });
  }
}

/** Always with the port: without one Ollama takes its own, not the web's. */
function listenAddress({ url }: OllamaAddress): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
