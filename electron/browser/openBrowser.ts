import { spawn } from 'node:child_process';

/** What the command depends on. */
interface DesktopEnvironment {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
}

type CommandLine = readonly [program: string, ...args: readonly string[]];

/** The command that opens an address in the default browser; `undefined` if there is no display. */
export function browserCommand(
  address: string,
  { platform, env }: DesktopEnvironment,
): CommandLine | undefined {
  if (platform === 'darwin') return ['open', address];
  // `start` takes its first quoted argument as a window title.
  if (platform === 'win32') return ['cmd', '/c', 'start', '', address];
  const hasDisplay = Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);
  return hasDisplay ? ['xdg-open', address] : undefined;
}

/** Opens an address in the user's browser, which keeps running after the app. If that fails, `say` gets a hint for the user. */
export function openBrowser(
  address: string,
  say: (sentence: string) => void,
  environment: DesktopEnvironment = { platform: process.platform, env: process.env },
): void {
  const command = browserCommand(address, environment);
  if (!command) return;
  const [program, ...args] = command;
  const child = spawn(program, args, { detached: true, stdio: 'ignore', env: environment.env });
  const fail = () => say('No browser could be opened. Open the address above yourself.');
  child.on('error', fail);
  child.on('exit', (code) => {
    if (code !== 0) fail();
  });
  child.unref();
}
