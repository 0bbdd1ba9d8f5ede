import { execFileSync } from 'node:child_process';
import { pbkdf2 } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Wire } from '../../../../electron/lamp/wire/Wire';
import { listPorts, openPort } from '../../../../electron/lamp/ports/serialPorts';
import { terminalPair } from '../../../fakes/devices/terminalPair';
import { temporaryFolder } from '../../../fakes/temporaryFolder';
import { needs } from '../../../tools/needs';

const deriveKey = promisify(pbkdf2);

async function open(path: string, baud = 115_200): Promise<Wire> {
  const wire = await openPort(path, { baud });
  onTestFinished(() => wire.close());
  return wire;
}

/** Resolves with the received bytes once there are `count`. */
function received(wire: Wire, count: number): Promise<Buffer> {
  return new Promise((resolve) => {
    let all = Buffer.alloc(0);
    const leave = wire.onBytes((bytes) => {
      all = Buffer.concat([all, bytes]);
      if (all.length < count) return;
      leave();
      resolve(all);
    });
  });
}

function settingsOf(path: string): string {
  return execFileSync('stty', ['-F', path, '-a'], { encoding: 'utf8' });
}

describe('a real port', needs('socat'), () => {
  it('carries all bytes, of every value, both ways', async () => {
    const { near, far } = await terminalPair();
    const [here, there] = [await open(near), await open(far)];
    const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => (at * 7) & 255);
    const arrived = [received(there, bytes.length), received(here, bytes.length)];
    await Promise.all([here.write(bytes), there.write(bytes)]);
    await here.drain();
    expect((await Promise.all(arrived)).map((all) => all.equals(bytes))).toEqual([true, true]);
    expect(here.path).toBe(near);
  });

  it('can be opened once at a time, and again after it is closed', async () => {
    const { near } = await terminalPair();
    const wire = await open(near);
    await expect(openPort(near, { baud: 115_200 })).rejects.toMatchObject({ code: 'LAMP_BUSY' });
    await wire.close();
    await expect(open(near)).resolves.toMatchObject({ path: near });
  });

  it('has the speed it is opened with, and can change it', async () => {
    const { near } = await terminalPair();
    const wire = await open(near, 115_200);
    expect(settingsOf(near)).toMatch(/speed 115200 baud/);
    await wire.setBaud(921_600);
    expect(settingsOf(near)).toMatch(/speed 921600 baud/);
  });

  it('keeps its control lines when it is closed, so that the next opening resets no board', async () => {
    const { near } = await terminalPair();
    execFileSync('stty', ['-F', near, 'hupcl']);
    await (await open(near)).close();
    expect(settingsOf(near)).toMatch(/(^|\s)-hupcl\b/);
  });

  it('reports that it is unplugged, to pending and to later calls', async () => {
    const { near, unplug } = await terminalPair();
    const wire = await open(near);
    const closed = new Promise<void>((resolve) => void wire.onClose(resolve));
    await unplug();
    await closed;
    await expect(wire.write(Uint8Array.of(1))).rejects.toMatchObject({ code: 'LAMP_GONE' });
    await expect(wire.drain()).rejects.toMatchObject({ code: 'LAMP_GONE' });
    await expect(wire.close()).resolves.toBeUndefined();
  });

  it('reports that it is unplugged during a read, which the package takes for an empty one and repeats', async () => {
    const { near, far, unplug } = await terminalPair();
    const wire = await open(near);
    const closed = new Promise<void>((resolve) => void wire.onClose(resolve));
    // Keeps all threads that read files busy, so that the read begins when the port is gone.
    const busy = Array.from({ length: 4 }, () => deriveKey('', '', 800_000, 64, 'sha512'));
    writeFileSync(far, 'x');
    await pause(300);
    await unplug();
    await Promise.all([closed, ...busy]);
  });

  it('drops a write that nobody reads when it is closed', async () => {
    const { near } = await terminalPair();
    const wire = await open(near);
    const stuck = wire.write(new Uint8Array(2_000_000)).catch((error: unknown) => error);
    await wire.close();
    expect(await stuck).toMatchObject({ code: 'LAMP_GONE' });
    await expect(wire.write(Uint8Array.of(1))).rejects.toMatchObject({ code: 'LAMP_GONE' });
  });

  it('can be told from a file that is not one', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'folder'));
    writeFileSync(join(folder, 'file'), '');
    const codeOf = (name: string) =>
      openPort(join(folder, name), { baud: 115_200 }).catch((error: { code: string }) => error.code);
    expect(await codeOf('nothing')).toBe('LAMP_NOT_FOUND');
    expect(await codeOf('folder')).toBe('PORT_FAILED');
    expect(await codeOf('file')).toBe('PORT_FAILED');
  });
});

describe('the ports of this machine', () => {
  it('are listed with a path and a name each', async () => {
    for (const port of await listPorts()) {
      expect(port).toMatchObject({ path: expect.stringMatching(/./), name: expect.stringMatching(/./) });
    }
  });
});
