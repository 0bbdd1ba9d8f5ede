import { describe, expect, it } from 'vitest';
import { describePort, describePorts } from '../../../../electron/lamp/ports/describePorts';
import { usbVendors } from '../../../../electron/lamp/ports/usbVendors';

describe('the name of a port', () => {
  it.each([
    ['2341', '0043', 'Arduino Uno'],
    ['2341', '0058', 'Arduino Nano Every'],
    ['2341', '0070', 'Arduino Nano ESP32'],
    ['2A03', '0043', 'Arduino Uno'],
    ['2341', 'ffff', 'Arduino'],
    ['1A86', '7523', 'CH340'],
    ['10C4', 'EA60', 'CP2102'],
    ['0403', '6001', 'FTDI FT232R'],
    ['303A', '1001', 'ESP32-S3 or ESP32-C3'],
    ['2E8A', '000A', 'Raspberry Pi Pico'],
    ['0x2e8a', '0xa', 'Raspberry Pi Pico'],
    ['239A', '0001', 'Adafruit board'],
    ['2886', '0001', 'Seeed board'],
    ['1B4F', '9206', 'SparkFun Pro Micro'],
    ['16C0', '0483', 'Teensy'],
  ])('of %s:%s is %s, and a lamp is likely', (vendorId, productId, name) => {
    expect(describePort({ path: 'COM7', vendorId, productId })).toMatchObject({ name, likelihood: 'lamp' });
  });

  it('is the name an unknown device reports, and it may be a lamp', () => {
    const unknown = { path: '/dev/ttyACM0', vendorId: 'abcd', productId: '0001' };
    expect(describePort({ ...unknown, product: 'Glow Cube', manufacturer: 'Acme' })).toMatchObject({
      name: 'Glow Cube',
      likelihood: 'maybe',
    });
    expect(describePort({ ...unknown, manufacturer: 'Acme' }).name).toBe('device by Acme');
    expect(describePort({ ...unknown, manufacturer: ' ' })).toMatchObject({ name: 'USB device' });
  });

  it.each([
    [{ path: '/dev/ttyS0' }, 'built-in serial port'],
    [{ path: 'COM1' }, 'built-in serial port'],
    [{ path: '/dev/tty.Bluetooth-Incoming-Port' }, 'Bluetooth'],
    [{ path: '/dev/rfcomm0' }, 'Bluetooth'],
    [{ path: 'COM4', product: 'Standard Serial over Bluetooth link' }, 'Standard Serial over Bluetooth link'],
    [{ path: '/dev/ttyACM1', vendorId: '12d1', productId: '1001' }, 'Huawei modem'],
    [{ path: '/dev/ttyACM1', vendorId: '2c99', productId: '0002' }, 'Prusa 3D printer'],
    [
      { path: '/dev/ttyUSB0', vendorId: '10c4', productId: 'ea60', product: 'Zigbee 3.0 stick' },
      'Zigbee 3.0 stick',
    ],
    [{ path: '/dev/ttyUSB0', vendorId: '067b', productId: '2303', product: 'GPS mouse' }, 'GPS mouse'],
  ])('of %j is %s, and a lamp is unlikely', (facts, name) => {
    expect(describePort(facts)).toMatchObject({ name, likelihood: 'unlikely' });
  });

  it('has ids in one spelling, and leaves out empty fields', () => {
    const facts = { vendorId: '2E8A', productId: '000A', serialNumber: '', manufacturer: ' Raspberry Pi ' };
    expect(describePort({ path: 'COM3', ...facts })).toEqual({
      path: 'COM3',
      name: 'Raspberry Pi Pico',
      vendorId: '2e8a',
      productId: '000a',
      manufacturer: 'Raspberry Pi',
      likelihood: 'lamp',
    });
  });

  it('is looked up by ids in the spelling they are compared in', () => {
    for (const [vendor, { products = {} }] of usbVendors) {
      for (const id of [vendor, ...Object.keys(products)]) expect(id).toMatch(/^[0-9a-f]{4}$/);
    }
  });
});

describe('the list of ports', () => {
  it('has one of the two files that macOS creates for a port: the one to open', () => {
    const usb = { vendorId: '303a', productId: '1001' };
    const ports = describePorts([
      { path: '/dev/tty.usbmodem1101', ...usb },
      { path: '/dev/cu.usbmodem1101', ...usb },
      { path: '/dev/tty.usbserial-10', vendorId: '1a86', productId: '7523' },
    ]);
    expect(ports.map(({ path }) => path)).toEqual(['/dev/cu.usbmodem1101', '/dev/cu.usbserial-10']);
  });

  it('starts with the likely ones, then sorts by number', () => {
    const lamp = { vendorId: '1a86', productId: '7523' };
    const paths = ['/dev/ttyS0', '/dev/ttyUSB10', '/dev/ttyUSB2'];
    const ports = describePorts(paths.map((path) => ({ path, ...(path.includes('USB') && lamp) })));
    expect(ports.map(({ path }) => path)).toEqual(['/dev/ttyUSB2', '/dev/ttyUSB10', '/dev/ttyS0']);
  });
});
