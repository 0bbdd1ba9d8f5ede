import { ledCount, type Layout } from '#shared/lamp/Layout';
import type { LampKind, Likelihood } from '#shared/lamp/PortDescription';
import type { PowerSource } from '../lamp/powerSources';
import { formatCount, formatMilliamperes, formatPercent } from './formats';

const likelihoods: Record<Likelihood, string> = {
  lamp: 'looks like a lamp',
  maybe: 'may be a lamp',
  unlikely: 'hardly a lamp',
};

const drivers: Record<LampKind | 'auto', string> = {
  auto: 'Find out by itself',
  native: 'Lampwright firmware',
  wled: 'WLED',
  adalight: 'Adalight',
};

const kinds: Record<LampKind | 'virtual', string> = { ...drivers, virtual: 'Virtual lamp' };

const sources: Record<PowerSource, string> = {
  usb: 'Computer’s USB',
  'charger-1': 'Charger, 1 A',
  'charger-2': 'Charger, 2 A',
};

/** The words about the lamp. */
export const lampAreaWords = {
  label: 'Lamp',
  virtual: 'Virtual lamp',
  virtualNext: 'plug one in any time',
  virtualState: 'It plays in this window alone. Plug a lamp in any time.',
  none: 'choose one',
  inStep: 'in step',
  catchingUp: 'catching up',
  off: 'off',
  fps: (framesPerSecond: number) => `${formatCount(framesPerSecond)} fps`,
  limited: (percent: number) => `power leaves ${formatPercent(percent / 100)}`,
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
    limits: 'The light is dimmed where it would take more.',
    ports: 'Ports',
    noPorts: 'No port is there. Plug a lamp in by USB; it shows here at once.',
    likelihood: (likelihood: Likelihood) => likelihoods[likelihood],
    inUse: 'in use',
    asking: 'asking…',
    use: 'Use the lamp on',
    driver: 'How it speaks',
    driverHint: 'Some Adalight lamps say nothing of themselves. Choose it here, then the port.',
    drivers: (driver: LampKind | 'auto') => drivers[driver],
    toVirtual: 'Use the virtual lamp',
    tab: 'Lamp tab…',
  },

  offered: {
    label: 'A lamp may be here',
    title: (port: string) => `A lamp may be on ${port}`,
    what: (name: string) => `${name}. It is opened only if you say so.`,
    use: 'Use it',
    asking: 'Asking it…',
    decline: 'Not a lamp',
    later: 'Not now',
  },

  power: {
    label: 'What powers the lamp',
    question: (name: string) => `What powers ${name}?`,
    why: 'It never draws more than that gives. Until you say, it stays careful.',
    source: (source: PowerSource) => sources[source],
    upTo: (ma: number) => `up to ${formatMilliamperes(ma)}`,
    ownField: 'A supply of your own: what it gives, in mA',
    ownPlaceholder: 'Own supply, in mA',
    set: 'Set',
    unsure: 'Not sure',
    invalid: (mostMa: number) => `Write a whole number of mA, from 1 to ${formatCount(mostMa)}.`,
  },
} as const;
