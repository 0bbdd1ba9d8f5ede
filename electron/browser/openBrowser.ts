import { spawn } from 'node:child_process';

/** What decides how a page is opened. */
interface DesktopEnvironment {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
}

type CommandLine = readonly [program: string, ...args: readonly string[]];

/** What opens an address in the browser of this system; nothing where there is no display. */
export function browserCommand(
  address: string,
  { platform, env }: DesktopEnvironment,
): CommandLine | undefined {
  if (platform === 'darwin') return ['open', address];
  // The first word behind `start` in quotation marks is taken for a title.
  if (platform === 'win32') return ['cmd', '/c', 'start', '', address];
  const hasDisplay = Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);
  return hasDisplay ? ['xdg-open', address] : undefined;
}

/** Opens an address in the person's browser, which lives on by itself. Where that fails, they are told to do it themselves. */
export function openBrowser(
  address: string,
  tell: (sentence: string) => void,
  surroundings: DesktopEnvironment = { platform: process.platform, env: process.env },
): void {
  const command = browserCommand(address, surroundings);
  if (!command) return;
  const [program, ...args] = command;
  const child = spawn(program, args, { detached: true, stdio: 'ignore', env: surroundings.env });
  const fail = () => tell('No browser could be opened. Open the address above yourself.');
  child.on('error', fail);
  child.on('exit', (code) => {
    if (code !== 0) fail();
  });
  child.unref();
}
