import { describe, expect, it } from 'vitest';
import {
  findRemembered,
  hasOwnSerial,
  isSamePort,
  remember,
  rememberedLampSchema,
  type PortDescription,
} from '#shared/lamp/PortDescription';

const uno = { vendorId: '2341', productId: '0043', serialNumber: '75735303631351F0A1B2' };
const ch340 = { vendorId: '1a86', productId: '7523' };

function port(path: string, ids: Partial<PortDescription> = {}): PortDescription {
  return { path, name: 'a board', likelihood: 'lamp', ...ids };
}

describe('a lamp that was chosen before', () => {
  it('is recognized by its serial number wherever it is plugged in', () => {
    const lamp = remember(port('/dev/ttyACM0', uno), 'native');
    const moved = port('/dev/ttyACM3', uno);
    expect(isSamePort(lamp, moved)).toBe(true);
    expect(findRemembered(lamp, [port('/dev/ttyACM0', ch340), moved])).toBe(moved);
  });

  it('is not another device of the same model, even if that is the only one and on the same port', () => {
    const lamp = remember(port('/dev/ttyACM0', uno), 'native');
    const other = port('/dev/ttyACM0', { ...uno, serialNumber: '85735303631351F0FFFF' });
    expect(isSamePort(lamp, other)).toBe(false);
    expect(findRemembered(lamp, [other])).toBeUndefined();
  });

  it('is recognized by its path when there are two of its model without serial numbers', () => {
    const lamp = remember(port('/dev/ttyUSB1', ch340), 'adalight');
    const ports = [port('/dev/ttyUSB0', ch340), port('/dev/ttyUSB1', ch340)];
    expect(findRemembered(lamp, ports)).toBe(ports[1]);
  });

  it('is not a device of the same model with its own serial number, on the same port or another', () => {
    const lamp = remember(port('/dev/ttyUSB0', ch340), 'native');
    const printer = { ...ch340, serialNumber: 'PRINTER-998877' };
    expect(findRemembered(lamp, [port('/dev/ttyUSB3', printer)])).toBeUndefined();
    expect(findRemembered(lamp, [port('/dev/ttyUSB0', printer)])).toBeUndefined();
    const moved = port('/dev/ttyUSB1', ch340);
    expect(findRemembered(lamp, [port('/dev/ttyUSB3', printer), moved])).toBe(moved);
  });

  it('is the only one of its model when its path has changed, and not found when there are two', () => {
    const lamp = remember(port('/dev/ttyUSB1', ch340), 'adalight');
    const moved = port('/dev/ttyUSB5', ch340);
    expect(isSamePort(lamp, moved)).toBe(false);
    expect(findRemembered(lamp, [port('/dev/ttyUSB1', uno), moved])).toBe(moved);
    expect(findRemembered(lamp, [moved, port('/dev/ttyUSB6', ch340)])).toBeUndefined();
  });

  it('is not another board that has taken its path', () => {
    const lamp = remember(port('COM3', ch340), 'wled');
    expect(findRemembered(lamp, [port('COM3', { vendorId: '10c4', productId: 'ea60' })])).toBeUndefined();
  });

  it('is found by path alone when it is not a USB device', () => {
    const lamp = remember(port('/dev/ttyS0'), 'native');
    expect(findRemembered(lamp, [port('/dev/ttyS0')])?.path).toBe('/dev/ttyS0');
    expect(findRemembered(lamp, [port('/dev/ttyS1')])).toBeUndefined();
  });

  it('is distinguished by path when all boards have the same serial number', () => {
    const ids = { vendorId: '10c4', productId: 'ea60', serialNumber: '0001' };
    const lamp = remember(port('/dev/ttyUSB0', ids), 'wled');
    expect(lamp).not.toHaveProperty('serialNumber');
    const ports = [port('/dev/ttyUSB1', ids), port('/dev/ttyUSB0', ids)];
    expect(findRemembered(lamp, ports)).toBe(ports[1]);
  });

  it('is written and read again', () => {
    const lamp = remember(port('/dev/ttyACM0', uno), 'native');
    expect(rememberedLampSchema.parse(JSON.parse(JSON.stringify(lamp)))).toEqual(lamp);
    expect(rememberedLampSchema.safeParse({ ...lamp, kind: 'toaster' }).success).toBe(false);
    expect(rememberedLampSchema.safeParse({ ...lamp, vendorId: '2341X' }).success).toBe(false);
  });
});

describe('a serial number', () => {
  it.each(['75735303631351F0A1B2', 'E6614C311B8A5E2C', 'AB0LQ7XZ', '98:CD:AC:51:0E:B4'])(
    '%s is a board’s own',
    (serial) => {
      expect(hasOwnSerial(serial)).toBe(true);
    },
  );

  it.each(['', '0001', 'HIDPC', '00000000', 'FFFFFFFF', '12345678', '0123456789ABCDEF', '6&2A8F3B1&0&2'])(
    '%s is not unique to a board',
    (serial) => {
      expect(hasOwnSerial(serial)).toBe(false);
    },
  );
});
