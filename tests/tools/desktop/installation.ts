import { join, posix } from 'node:path';

/** The installers that electron-builder makes of Lampwright, by how their files end. */
export const installerKinds = ['AppImage', 'deb', 'exe', 'dmg'] as const;
export type InstallerKind = (typeof installerKinds)[number];

/** How an installer is used without anybody clicking, and what it leaves. */
export interface Installation {
  /** Run one after the other, in the folder. */
  readonly commands: readonly (readonly [command: string, ...args: string[]])[];
  /** The app, once they have run. */
  readonly executable: string;
}

/** What to run for an installer, given by its absolute path, with an empty folder at hand. */
export function installation(
  kind: InstallerKind,
  installer: string,
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Installation {
  switch (kind) {
    case 'AppImage':
      // Unpacked, it needs no FUSE. `AppRun` is what the AppImage itself starts.
      return {
        commands: [
          ['chmod', '+x', installer],
          [installer, '--appimage-extract'],
        ],
        executable: posix.join(folder, 'squashfs-root/AppRun'),
      };
    case 'deb':
      return {
        commands: [['sudo', 'apt-get', 'install', '-y', '-qq', installer]],
        executable: '/opt/Lampwright/lampwright',
      };
    case 'exe':
      // For this user alone, where it installs by itself.
      return {
        commands: [[installer, '/S']],
        executable: join(env['LOCALAPPDATA'] ?? '', 'Programs', 'lampwright', 'Lampwright.exe'),
      };
    case 'dmg': {
      const volume = posix.join(folder, 'volume');
      return {
        commands: [
          ['hdiutil', 'attach', '-nobrowse', '-readonly', '-mountpoint', volume, installer],
          ['cp', '-R', posix.join(volume, 'Lampwright.app'), folder],
          ['hdiutil', 'detach', volume],
        ],
        executable: posix.join(folder, 'Lampwright.app/Contents/MacOS/Lampwright'),
      };
    }
  }
}

/** The one installer of a kind among these files; for this processor, where there are several. Fails when there is none. */
export function findInstaller(kind: InstallerKind, files: readonly string[], arch: string): string {
  const found = files.filter((file) => file.endsWith(`.${kind}`));
  const [first, ...others] = found.length > 1 ? found.filter((file) => file.includes(`-${arch}.`)) : found;
  if (first !== undefined && others.length === 0) return first;
  throw new Error(`One .${kind} for ${arch} is wanted; there is: ${found.join(', ') || 'none'}.`);
}
