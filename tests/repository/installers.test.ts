import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json';
import { temporaryFolder } from '../fakes/temporaryFolder';
import { findInstaller, installation } from '../tools/desktop/installation';
import { needs } from '../tools/needs';

describe('an installer under test', () => {
  it('is the only one of its kind, or the one for this processor', () => {
    const files = ['builder-debug.yml', 'Lampwright-1.0.0-mac-arm64.dmg', 'Lampwright-1.0.0-mac-x64.dmg'];
    expect(findInstaller('dmg', files, 'arm64')).toBe('Lampwright-1.0.0-mac-arm64.dmg');
    expect(findInstaller('dmg', files, 'x64')).toBe('Lampwright-1.0.0-mac-x64.dmg');
    // electron-builder writes this processor as `x86_64` here.
    expect(findInstaller('AppImage', ['Lampwright-1.0.0-linux-x86_64.AppImage'], 'x64')).toMatch(/x86_64/);
    expect(() => findInstaller('deb', files, 'x64')).toThrow('there is: none');
    expect(() => findInstaller('dmg', files, 'ia32')).toThrow('mac-arm64');
  });

  it('installs without a question', () => {
    const env = { LOCALAPPDATA: 'local' };
    expect(installation('exe', 'setup.exe', 'folder', env)).toEqual({
      commands: [['setup.exe', '/S']],
      // The folder has the package's name, the executable the product's.
      executable: join('local', 'Programs', packageJson.name, 'Lampwright.exe'),
    });
    expect(installation('deb', '/dist/a.deb', '/folder', env).commands).toEqual([
      ['sudo', 'apt-get', 'install', '-y', '-qq', '/dist/a.deb'],
    ]);
    const dmg = installation('dmg', '/dist/a.dmg', '/folder', env);
    expect(dmg.executable).toBe('/folder/Lampwright.app/Contents/MacOS/Lampwright');
    // What is copied is on the disk that was attached, which is detached in the end.
    expect(dmg.commands.map(([command, verb]) => `${command} ${verb}`)).toEqual([
      'hdiutil attach',
      'cp -R',
      'hdiutil detach',
    ]);
  });

  it('is unpacked where it is an AppImage', needs('posix'), () => {
    const folder = temporaryFolder();
    const installer = join(folder, 'Lampwright.AppImage');
    const unpack = 'test "$1" = --appimage-extract && mkdir squashfs-root && touch squashfs-root/AppRun';
    writeFileSync(installer, `#!/bin/sh\n${unpack}\n`);
    const target = join(folder, 'target');
    mkdirSync(target);
    const { commands, executable } = installation('AppImage', installer, target, {});
    for (const [command, ...args] of commands)
      expect(spawnSync(command, args, { cwd: target }).status, command).toBe(0);
    expect(existsSync(executable)).toBe(true);
  });
});
