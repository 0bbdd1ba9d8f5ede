import { describe, expect, it } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { PortDescription, RememberedLamp } from '#shared/lamp/PortDescription';
import { checkPorts, type PortQueries } from '../../../electron/lamp/checkPorts';

const board: PortDescription = {
  path: '/dev/ttyUSB0',
  name: 'CH340',
  vendorId: '1a86',
  productId: '7523',
  likelihood: 'lamp',
};
const modem: PortDescription = { path: '/dev/ttyS0', name: 'Serial port', likelihood: 'unlikely' };
const chosen: RememberedLamp = { path: '/dev/ttyUSB4', vendorId: '1a86', productId: '7523', kind: 'native' };

function machine(ports: readonly PortDescription[], obstacles: Record<string, string> = {}) {
  const triedPaths: string[] = [];
  const queries: PortQueries = {
    list: () => Promise.resolve(ports),
    accessProblem: (path) => {
      triedPaths.push(path);
      return Promise.resolve(obstacles[path]);
    },
  };
  return { queries, triedPaths };
}

describe('the doctor’s check of the ports', () => {
  it('finds no fault if nothing is plugged in, and names the next step', async () => {
    const { queries } = machine([modem]);
    const checks = await checkPorts(queries, null);
    expect(checks).toEqual([
      { name: 'Ports', isGood: true, found: expect.stringContaining('virtual'), next: expect.any(String) },
    ]);
  });

  it('names the ports that may have a lamp, and tries no other', async () => {
    const { queries, triedPaths } = machine([board, modem]);
    const checks = await checkPorts(queries, null);
    expect(checks).toEqual([{ name: 'Ports', isGood: true, found: '/dev/ttyUSB0 (CH340)' }]);
    expect(triedPaths).toEqual(['/dev/ttyUSB0']);
  });

  it('says where the chosen lamp is now', async () => {
    const { queries } = machine([board]);
    const [, check] = await checkPorts(queries, chosen);
    expect(check).toEqual({ name: 'Chosen lamp', isGood: true, found: 'on /dev/ttyUSB0' });
  });

  it('says where the chosen lamp was, and what to do, if it is missing', async () => {
    const { queries } = machine([]);
    const [, check] = await checkPorts(queries, chosen);
    expect(check).toMatchObject({ name: 'Chosen lamp', isGood: true });
    expect(check?.found).toContain('/dev/ttyUSB4');
    expect(check?.next).toContain('Plug');
  });

  it('finds a fault if a port may not be opened, with advice', async () => {
    const other = { ...board, path: '/dev/ttyUSB1', likelihood: 'maybe' } as const;
    const { queries } = machine([board, other], { '/dev/ttyUSB1': 'Run sudo usermod -aG dialout you.' });
    const checks = await checkPorts(queries, null);
    expect(checks.slice(1)).toEqual([
      {
        name: 'Permission',
        isGood: false,
        found: expect.stringContaining('/dev/ttyUSB1'),
        next: 'Run sudo usermod -aG dialout you.',
      },
    ]);
  });

  it('finds a fault if the system does not list its ports, with the system’s message', async () => {
    const { queries } = machine([]);
    const list = () => Promise.reject(new LampwrightError('PORT_FAILED', 'The system is mute. Restart.'));
    expect(await checkPorts({ ...queries, list }, chosen)).toEqual([
      { name: 'Ports', isGood: false, found: 'The system is mute. Restart.' },
    ]);
  });

  it('does not swallow an internal error', async () => {
    const { queries } = machine([]);
    const list = () => Promise.reject(new TypeError('oops'));
    await expect(checkPorts({ ...queries, list }, null)).rejects.toThrow(TypeError);
  });
});
