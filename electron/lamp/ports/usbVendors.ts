import type { Likelihood } from '#shared/lamp/PortDescription';

/** A USB vendor, and how likely its devices are lamps. */
interface UsbVendor {
  readonly name: string;
  readonly likelihood: Likelihood;
  /** By product id. */
  readonly products?: Readonly<Record<string, string>>;
}

/** Known vendors by vendor id, in lower case. Ids: http://www.linux-usb.org/usb.ids, and the boards' own definitions. */
export const usbVendors: ReadonlyMap<string, UsbVendor> = new Map(
  Object.entries<UsbVendor>({
    '0403': {
      name: 'FTDI adapter',
      likelihood: 'lamp',
      products: {
        '6001': 'FTDI FT232R',
        '6010': 'FTDI FT2232',
        '6014': 'FTDI FT232H',
        '6015': 'FTDI FT231X',
      },
    },
    '0483': { name: 'STM32', likelihood: 'maybe', products: { '374b': 'ST-Link', '5740': 'STM32' } },
    '067b': { name: 'Prolific adapter', likelihood: 'maybe', products: { '2303': 'Prolific PL2303' } },
    '10c4': {
      name: 'CP210x adapter',
      likelihood: 'lamp',
      products: { ea60: 'CP2102', ea63: 'CP2102', ea70: 'CP2105', ea71: 'CP2108' },
    },
    '16c0': { name: 'Teensy', likelihood: 'lamp', products: { '0483': 'Teensy', '048b': 'Teensy' } },
    '1a86': {
      name: 'CH340 adapter',
      likelihood: 'lamp',
      products: {
        '5523': 'CH341',
        '7523': 'CH340',
        '7522': 'CH340K',
        '55d2': 'CH9102',
        '55d3': 'CH343',
        '55d4': 'CH9102',
      },
    },
    '1b4f': { name: 'SparkFun board', likelihood: 'lamp', products: { '9206': 'SparkFun Pro Micro' } },
    '2341': {
      name: 'Arduino',
      likelihood: 'lamp',
      products: {
        '0001': 'Arduino Uno',
        '0010': 'Arduino Mega 2560',
        '0042': 'Arduino Mega 2560',
        '0043': 'Arduino Uno',
        '0058': 'Arduino Nano Every',
        '0069': 'Arduino Uno R4 Minima',
        '0070': 'Arduino Nano ESP32',
        '1002': 'Arduino Uno R4 WiFi',
        '8036': 'Arduino Leonardo',
        '8037': 'Arduino Micro',
        '8054': 'Arduino MKR WiFi 1010',
        '8057': 'Arduino Nano 33 IoT',
        '805a': 'Arduino Nano 33 BLE',
        '005e': 'Arduino Nano RP2040 Connect',
      },
    },
    '239a': { name: 'Adafruit board', likelihood: 'lamp', products: { '800b': 'Adafruit Feather M0' } },
    '2886': { name: 'Seeed board', likelihood: 'lamp', products: { '802f': 'Seeed XIAO' } },
    '2a03': {
      name: 'Arduino',
      likelihood: 'lamp',
      products: { '0042': 'Arduino Mega 2560', '0043': 'Arduino Uno', '8036': 'Arduino Leonardo' },
    },
    '2e8a': {
      name: 'Raspberry Pi Pico',
      likelihood: 'lamp',
      products: {
        '0005': 'Raspberry Pi Pico (MicroPython)',
        '000a': 'Raspberry Pi Pico',
        '000c': 'Raspberry Pi debug probe',
        '000f': 'Raspberry Pi Pico 2',
        f00a: 'Raspberry Pi Pico W',
        f00f: 'Raspberry Pi Pico 2 W',
      },
    },
    '303a': {
      name: 'ESP32',
      likelihood: 'lamp',
      products: { '0002': 'ESP32-S2', '1001': 'ESP32-S3 or ESP32-C3', '0009': 'ESP32-S2' },
    },
    '03f0': { name: 'HP printer', likelihood: 'unlikely' },
    '04a9': { name: 'Canon printer', likelihood: 'unlikely' },
    '04b8': { name: 'Epson printer', likelihood: 'unlikely' },
    '04f9': { name: 'Brother printer', likelihood: 'unlikely' },
    '05c6': { name: 'Qualcomm modem', likelihood: 'unlikely' },
    '0bdb': { name: 'Ericsson modem', likelihood: 'unlikely' },
    '1199': { name: 'Sierra Wireless modem', likelihood: 'unlikely' },
    '12d1': { name: 'Huawei modem', likelihood: 'unlikely' },
    '1546': { name: 'u-blox GPS receiver', likelihood: 'unlikely' },
    '19d2': { name: 'ZTE modem', likelihood: 'unlikely' },
    '1e0e': { name: 'SIMCom modem', likelihood: 'unlikely' },
    '2c7c': { name: 'Quectel modem', likelihood: 'unlikely' },
    '2c99': { name: 'Prusa 3D printer', likelihood: 'unlikely' },
  }),
);
