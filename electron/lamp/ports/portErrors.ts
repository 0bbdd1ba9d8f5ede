import { readFile, stat, access } from 'node:fs/promises';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { constants } from 'node:fs';

/** The port that failed. */
export interface PortAttempt {
  readonly path: string;
  /** The group that may open the port (Linux). */
  readonly group?: string | undefined;
}

/**
 * Translates an error of the serialport package into one with a next step for the user. The package reports only text: that of
 * `strerror` on Linux and macOS, its own on Windows.
 */
export function translatePortError(error: unknown, { path, group }: PortAttempt): LampwrightError {
  if (error instanceof LampwrightError) return error;
  const words = error instanceof Error ? error.message : String(error);
  const errorWith = (code: LampwrightError['code'], message: string) =>
    new LampwrightError(code, message, { cause: error });
  // Windows reports “Access denied” when another program has the port open.
  if (/cannot lock port|resource busy|access denied|EBUSY/i.test(words))
    return errorWith(
      'LAMP_BUSY',
      `Another program has ${path} open, such as the Arduino IDE or a slicer. Close it, then try again.`,
    );
  if (/permission denied|operation not permitted|EACCES|EPERM/i.test(words))
    return errorWith('NO_PERMISSION', `You may not open ${path}. ${permissionHelp(group)}`);
  if (/no such file|no such device|device not configured|file not found|ENOENT|ENXIO|ENODEV/i.test(words))
    return errorWith('LAMP_NOT_FOUND', `There is no lamp at ${path}. Plug it in, or choose another port.`);
  if (/is a directory|inappropriate ioctl|not a tty/i.test(words))
    return errorWith('PORT_FAILED', `${path} is no serial port. Choose another one.`);
  return errorWith(
    'PORT_FAILED',
    `${path} does not work (${withoutPrefix(words)}). Unplug the lamp, plug it in again, then try again.`,
  );
}

/** The error when the lamp was unplugged or its port closed. */
export function lampGoneError(path: string): LampwrightError {
  return new LampwrightError('LAMP_GONE', `The lamp at ${path} is unplugged. Plug it in again.`);
}

function permissionHelp(group: string | undefined): string {
  return group === undefined
    ? 'Allow this app to use it in the system’s settings, then try again.'
    : `Run “sudo usermod -aG ${group} $USER” in a terminal, then log out and in again.`;
}

/** The group that may open a port: `dialout` on Debian, `uucp` on Arch, sometimes `plugdev`. */
export async function groupOfPort(path: string, groupFile = '/etc/group'): Promise<string> {
  try {
    const { gid } = await stat(path);
    return groupNameOf(gid, await readFile(groupFile, 'utf8'));
  } catch {
    return defaultGroup;
  }
}

/** Looks a group up in `/etc/group`. An unknown group and root's own, which no user should join, become the default one. */
export function groupNameOf(gid: number, lines: string): string {
  const groups = lines.split('\n').map((line) => line.split(':'));
  const [name] = groups.find(([, , id]) => gid !== 0 && id === String(gid)) ?? [];
  return name ?? defaultGroup;
}

const defaultGroup = 'dialout';

function withoutPrefix(words: string): string {
  return (
    words
      .replace(/^Error:?\s*/, '')
      .replaceAll(/\s+/g, ' ')
      .trim() || 'no reason given'
  );
}

/** Why this user cannot open a port; `undefined` if there is no problem, or on Windows, where only opening would show it. */
export async function portAccessProblem(path: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  try {
    await access(path, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    const group = process.platform === 'linux' ? await groupOfPort(path) : undefined;
    return translatePortError(error, { path, group }).message;
  }
}
