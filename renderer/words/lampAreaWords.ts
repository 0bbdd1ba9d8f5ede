import { ledCount, type Layout } from '#shared/lamp/Layout';
import type { LampKind, Likelihood } from '#shared/lamp/PortDescription';
import { formatCount, formatMilliamperes, formatPercent } from './formats';

const likelihoods: Record<Likelihood, string> = {
  lamp: 'looks like a lamp',
  maybe: 'may be a lamp',
  unlikely: 'probably not a lamp',
};

const drivers: Record<LampKind | 'auto', string> = {
  auto: 'Detect automatically',
  native: 'Lampwright firmware',
  wled: 'WLED',
  adalight: 'Adalight',
};

const kinds: Record<LampKind | 'virtual', string> = { ...drivers, virtual: 'Virtual lamp' };

const sources = {
  usb: 'Computer’s USB',
  'charger-1': 'Charger, 1 A',
  'charger-2': 'Charger, 2 A',
} as const;

/** Texts about the lamp. */
export const lampAreaWords = {
  label: 'Lamp',
  virtual: 'Virtual lamp',
  virtualNext: 'plug one in any time',
  virtualState: 'It plays only in this window. Plug in a lamp any time.',
  none: 'choose one',
  inSync: 'in sync',
  catchingUp: 'catching up',
  off: 'off',
  fps: (framesPerSecond: number) => `${formatCount(framesPerSecond)} fps`,
  limited: (percent: number) => `dimmed to ${formatPercent(percent / 100)}`,
  kind: (kind: LampKind | 'virtual') => kinds[kind],

  /** `172 · 10 × 14 and 32 around` */
  leds: (layout: Layout) => {
    const all = formatCount(ledCount(layout));
    const { shape, columns, rows, ambient } = layout;
    if (shape === 'ring') return `${all} in a ring`;
    if (rows === 1 && ambient === 0) return `${all} in a strip`;
    return `${all} · ${columns} × ${rows}${ambient > 0 ? ` and ${formatCount(ambient)} around` : ''}`;
  },

  details: {
    plays: 'It plays what the stage shows.',
    port: 'Port',
    firmware: 'Firmware',
    leds: 'LEDs',
    frames: 'Frames',
    perSecond: (fps: number) => `${formatCount(fps)} a second`,
    draws: 'Draws',
    wouldDraw: 'Would draw',
    drawn: (ma: number, budgetMa: number) => `${formatMilliamperes(ma)} of ${formatMilliamperes(budgetMa)}`,
    limits: 'The light is dimmed where it would draw more.',
    ports: 'Ports',
    noPorts: 'No ports found. Plug in a lamp by USB; it appears here at once.',
    likelihood: (likelihood: Likelihood) => likelihoods[likelihood],
    inUse: 'in use',
    asking: 'checking…',
    use: 'Use the lamp on',
    driver: 'Protocol',
    driverHint: 'Some Adalight lamps do not identify themselves. Choose the protocol here, then the port.',
    drivers: (driver: LampKind | 'auto') => drivers[driver],
    toVirtual: 'Use the virtual lamp',
    tab: 'Lamp tab…',
  },

  offered: {
    label: 'A lamp may be here',
    title: (port: string) => `A lamp may be on ${port}`,
    what: (name: string) => `${name}. The port is opened only if you agree.`,
    use: 'Use it',
    asking: 'Checking it…',
    decline: 'Not a lamp',
    later: 'Not now',
  },

  power: {
    label: 'What powers the lamp',
    question: (name: string) => `What powers ${name}?`,
    why: 'The lamp never draws more than its supply can give. Until you choose, it draws little.',
    source: (source: keyof typeof sources) => sources[source],
    upTo: (ma: number) => `up to ${formatMilliamperes(ma)}`,
    ownField: 'Another supply: its current in mA',
    ownPlaceholder: 'Other supply, in mA',
    set: 'Set',
    unsure: 'Not sure',
    invalid: (maxMa: number) => `Write a whole number of mA, from 1 to ${formatCount(maxMa)}.`,
  },
} as const;
