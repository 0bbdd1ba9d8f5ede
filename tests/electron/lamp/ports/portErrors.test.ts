import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import { groupNameOf, groupOfPort, translatePortError } from '../../../../electron/lamp/ports/portErrors';
import { temporaryFolder } from '../../../fakes/temporaryFolder';

/** The messages of serialport 13, as its native code writes them. */
const rows: [words: string, code: ErrorCode][] = [
  ['Error Resource temporarily unavailable Cannot lock port', 'LAMP_BUSY'],
  ['Error: Device or resource busy, cannot open /dev/ttyUSB0', 'LAMP_BUSY'],
  ['Error: Resource busy, cannot open /dev/cu.usbserial-10', 'LAMP_BUSY'],
  ['Opening COM3: Access denied', 'LAMP_BUSY'],
  ['Error: Permission denied, cannot open /dev/ttyUSB0', 'NO_PERMISSION'],
  ['Error: Operation not permitted, cannot open /dev/ttyUSB0', 'NO_PERMISSION'],
  ['Error: No such file or directory, cannot open /dev/ttyUSB0', 'LAMP_NOT_FOUND'],
  ['Error: No such device or address, cannot open /dev/ttyUSB0', 'LAMP_NOT_FOUND'],
  ['Error: No such device, cannot open /dev/ttyUSB0', 'LAMP_NOT_FOUND'],
  ['Error: Device not configured, cannot open /dev/cu.usbserial-10', 'LAMP_NOT_FOUND'],
  ['Opening COM3: File not found', 'LAMP_NOT_FOUND'],
  ['Error: Is a directory, cannot open /tmp', 'PORT_FAILED'],
  ['Error: Inappropriate ioctl for device setting custom baud rate of 115200', 'PORT_FAILED'],
  ['Error: Input/output error, cannot open /dev/ttyS4', 'PORT_FAILED'],
  ['Opening COM3: Unknown error code 31', 'PORT_FAILED'],
];

describe('a failure of a port', () => {
  it.each(rows)('“%s” is %s, with a message that names a next step', (words, code) => {
    const cause = new Error(words);
    const error = translatePortError(cause, { path: '/dev/ttyX', group: 'dialout' });
    expect(error).toMatchObject({ code, cause });
    expect(error.message).toContain('/dev/ttyX');
    expect(error.message).toMatch(/\b(close it|choose another|plug it in|run “sudo)\b/i);
    expect(error.message).toMatch(/\.$/);
    expect(error.message).not.toMatch(/undefined|Error|ioctl/);
  });

  it('names the exact command that gives permission on Linux, and none elsewhere', () => {
    const cause = new Error('Error: Permission denied, cannot open /dev/ttyUSB0');
    const message = (group?: string) => translatePortError(cause, { path: '/dev/ttyUSB0', group }).message;
    expect(message('uucp')).toContain('sudo usermod -aG uucp $USER');
    expect(message('uucp')).toContain('log out and in again');
    expect(message()).not.toContain('usermod');
  });

  it('is kept as it is if it was already translated', () => {
    const error = new LampwrightError('LAMP_GONE', 'Gone.');
    expect(translatePortError(error, { path: 'COM3' })).toBe(error);
  });
});

describe('the group that may open a port', () => {
  it('is the group of its device file, by name', async () => {
    const folder = temporaryFolder();
    const port = join(folder, 'ttyUSB0');
    const groups = join(folder, 'group');
    writeFileSync(port, '');
    const { gid } = statSync(port);
    const lines = `root:x:0:\nother:x:${gid + 1}:\nuucp:x:${gid}:somebody\n`;
    writeFileSync(groups, lines);
    expect(await groupOfPort(port, groups)).toBe(groupNameOf(gid, lines));
    expect(groupNameOf(46, 'root:x:0:\nx:x:4:\nplugdev:x:46:\n')).toBe('plugdev');
  });

  it('is dialout if it cannot be determined, or if it is root’s own', async () => {
    const folder = temporaryFolder();
    expect(await groupOfPort(join(folder, 'nowhere'))).toBe('dialout');
    writeFileSync(join(folder, 'ttyUSB0'), '');
    expect(await groupOfPort(join(folder, 'ttyUSB0'), join(folder, 'no-groups'))).toBe('dialout');
    expect(groupNameOf(0, 'root:x:0:\n')).toBe('dialout');
    expect(groupNameOf(1234, 'uucp:x:14:\n')).toBe('dialout');
  });
});
