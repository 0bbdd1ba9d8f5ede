import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listLinuxPorts } from '../../../../electron/lamp/ports/listLinuxPorts';
import { temporaryFolder } from '../../../fakes/temporaryFolder';

const usbFacts = { idVendor: '1a86', idProduct: '7523', product: 'USB Serial' };

/** Folders as the kernel lays them out: a class folder full of links, the devices elsewhere. */
class FakeSys {
  readonly root = temporaryFolder();
  readonly classFolder = join(this.root, 'class/tty');

  constructor() {
    mkdirSync(this.classFolder, { recursive: true });
  }

  /** Adds a port, the folder of its device, and facts by file. */
  add(name: string, device: string | undefined, facts: Record<string, string> = {}): void {
    const folder = join(this.root, 'devices', device ?? 'virtual', 'tty', name);
    mkdirSync(folder, { recursive: true });
    if (device !== undefined)
      symlinkSync(join(this.root, 'devices', device), join(folder, 'device'), 'junction');
    for (const [file, text] of Object.entries(facts)) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${text}\n`);
    }
    symlinkSync(folder, join(this.classFolder, name), 'junction');
  }

  usb(at: string, facts: Record<string, string>): void {
    mkdirSync(join(this.root, 'devices', at), { recursive: true });
    for (const [file, text] of Object.entries(facts))
      writeFileSync(join(this.root, 'devices', at, file), `${text}\n`);
  }
}

describe('the ports on Linux', () => {
  it('have the ids of the USB device above them', async () => {
    const sys = new FakeSys();
    sys.usb('usb1/1-2', usbFacts);
    sys.add('ttyUSB0', 'usb1/1-2/1-2:1.0/ttyUSB0');
    sys.usb('usb1/1-3', { idVendor: '2341', idProduct: '0043', serial: '7573530', manufacturer: 'Arduino' });
    sys.add('ttyACM0', 'usb1/1-3/1-3:1.0');
    const ports = await listLinuxPorts(sys.classFolder);
    expect(ports.map(({ path }) => path).sort()).toEqual(['/dev/ttyACM0', '/dev/ttyUSB0']);
    expect(ports).toContainEqual({
      path: '/dev/ttyUSB0',
      vendorId: '1a86',
      productId: '7523',
      serialNumber: undefined,
      manufacturer: undefined,
      product: 'USB Serial',
    });
    expect(ports).toContainEqual(expect.objectContaining({ path: '/dev/ttyACM0', serialNumber: '7573530' }));
  });

  it('are those with hardware: no consoles, and no UARTs the kernel only reserves', async () => {
    const sys = new FakeSys();
    sys.add('ttyS0', 'platform/serial8250', { type: '4' });
    sys.add('ttyS1', 'platform/serial8250-1', { type: '0' });
    for (const name of ['tty0', 'tty', 'console', 'ptmx']) sys.add(name, undefined);
    expect(await listLinuxPorts(sys.classFolder)).toEqual([{ path: '/dev/ttyS0' }]);
  });

  it('are none if there is no such folder, and the rest if one disappears while they are read', async () => {
    const sys = new FakeSys();
    sys.add('ttyUSB0', 'usb1/1-2');
    rmSync(join(sys.root, 'devices/usb1'), { recursive: true });
    expect(await listLinuxPorts(sys.classFolder)).toEqual([{ path: '/dev/ttyUSB0' }]);
    expect(await listLinuxPorts(join(sys.root, 'nowhere'))).toEqual([]);
  });
});
