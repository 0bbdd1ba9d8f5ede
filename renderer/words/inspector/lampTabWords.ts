import type { ColorOrder, Corner, Layout } from '#shared/lamp/Layout';
import type { LampInfo } from '#shared/lamp/LampInfo';
import { formatCount, formatExactTime } from '../formats';

const resets: Record<NonNullable<LampInfo['reset']>, string> = {
  power: 'power came on',
  button: 'its button was pressed, or its port opened',
  'brown-out': 'its power sagged: it may need a stronger supply',
  watchdog: 'it had hung, and started itself anew',
  unknown: 'it does not know',
};

const corners: Record<Corner, string> = {
  'top-left': 'Top left',
  'top-right': 'Top right',
  'bottom-right': 'Bottom right',
  'bottom-left': 'Bottom left',
};

const shapes: Record<Layout['shape'], string> = { grid: 'Panel or strip', ring: 'Ring' };

const origins: Record<LampInfo['kind'], string> = {
  native: 'The lamp says so itself, and keeps what you set here.',
  wled: 'As WLED says. Here you can say how its LEDs are placed; their number is set in WLED.',
  adalight: 'This lamp cannot say where its LEDs are: it goes by what you set here.',
  virtual: 'The virtual lamp looks as you set it here.',
};

/** The words of the lamp tab. */
export const lampTabWords = {
  state: {
    kind: 'Speaks',
    memory: 'Memory',
    bytes: (bytes: number) => `${formatCount(bytes)} bytes for a program`,
    streamed: 'none: it is sent frame by frame',
    keeps: 'Keeps a program',
    yes: 'yes, from power-on',
    no: 'no',
    reset: 'Started last',
    resetBecause: (reset: NonNullable<LampInfo['reset']>) => resets[reset],
  },

  power: {
    title: 'What powers it',
    careful: 'Not said yet: it draws little until then.',
    usual: 'Not said yet: it looks as on a usual supply.',
  },

  layout: {
    title: 'Layout',
    origin: (kind: LampInfo['kind']) => origins[kind],
    absent: 'It counts as soon as the lamp is there.',
    text: 'As text',
    shape: 'Shape',
    shapes: (shape: Layout['shape']) => shapes[shape],
    columns: 'Columns',
    ringLeds: 'LEDs',
    rows: 'Rows',
    ambient: 'Around it',
    ambientFrom: 'Around it from',
    corner: (corner: Corner) => corners[corner],
    direction: 'Runs',
    clockwise: 'Clockwise',
    counterclockwise: 'Counterclockwise',
    rotation: 'Turned',
    degrees: (degrees: Layout['rotation']) => `${degrees}°`,
    colorOrder: 'Colour order',
    order: (order: ColorOrder) => order,
    serpentine: 'Every second row runs backwards',
    mirrored: 'Mirrored',
    whole: 'Write a whole number.',
    apply: 'Apply',
    revert: 'Revert',
    applied: 'The layout is set.',
    test: 'Test pattern',
    testHint: 'An arrow that points up; corners red, green, blue, white, clockwise from the top left.',
    drawing: (leds: string) => `The LEDs as they are seen: ${leds}. The bright one is the first on the wire.`,
  },

  log: {
    title: 'On the wire',
    label: 'What went over the wire',
    empty: 'Nothing yet. What the app and the lamp say to each other appears here.',
    cleared: 'Cleared. New lines appear here.',
    lost: 'The connection to Lampwright is lost; the log goes on when it is back.',
    from: { app: 'to the lamp', lamp: 'from the lamp' },
    at: formatExactTime,
    pause: 'Pause the log',
    resume: 'Go on with the log',
    paused: 'paused',
    copy: 'Copy',
    clear: 'Clear the view',
    toEnd: 'To the end',
    lines: (lines: number) => (lines === 1 ? '1 line' : `${formatCount(lines)} lines`),
  },
} as const;
