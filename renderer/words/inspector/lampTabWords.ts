import type { ColorOrder, Corner, Layout } from '#shared/lamp/Layout';
import type { LampInfo } from '#shared/lamp/LampInfo';
import { formatCount, formatExactTime } from '../formats';

const resets: Record<NonNullable<LampInfo['reset']>, string> = {
  power: 'power came on',
  button: 'its button was pressed, or its port opened',
  'brown-out': 'its voltage dropped: it may need a stronger supply',
  watchdog: 'it hung and restarted itself',
  unknown: 'unknown',
};

const corners: Record<Corner, string> = {
  'top-left': 'Top left',
  'top-right': 'Top right',
  'bottom-right': 'Bottom right',
  'bottom-left': 'Bottom left',
};

const shapes: Record<Layout['shape'], string> = { grid: 'Panel or strip', ring: 'Ring' };

const origins: Record<LampInfo['kind'], string> = {
  native: 'Reported by the lamp, which also stores what you set here.',
  wled: 'Reported by WLED. Set here how its LEDs are placed; their number is set in WLED.',
  adalight: 'This lamp cannot report where its LEDs are, so what you set here is used.',
  virtual: 'The virtual lamp has the layout you set here.',
};

/** Texts of the lamp tab. */
export const lampTabWords = {
  state: {
    kind: 'Protocol',
    memory: 'Memory',
    bytes: (bytes: number) => `${formatCount(bytes)} bytes for a program`,
    streamed: 'none: the computer sends every frame',
    keeps: 'Stores a program',
    yes: 'yes, from power-on',
    no: 'no',
    reset: 'Last restart',
    resetBecause: (reset: NonNullable<LampInfo['reset']>) => resets[reset],
  },

  power: {
    title: 'What powers it',
    careful: 'Not chosen yet: the lamp draws little until then.',
    assumed: 'Not chosen yet: a typical supply is assumed.',
  },

  layout: {
    title: 'Layout',
    origin: (kind: LampInfo['kind']) => origins[kind],
    absent: 'It takes effect when the lamp is connected.',
    text: 'As text',
    shape: 'Shape',
    shapes: (shape: Layout['shape']) => shapes[shape],
    columns: 'Columns',
    ringLeds: 'LEDs',
    rows: 'Rows',
    ambient: 'Around it',
    ambientFrom: 'Around it from',
    corner: (corner: Corner) => corners[corner],
    direction: 'Direction',
    clockwise: 'Clockwise',
    counterclockwise: 'Counterclockwise',
    rotation: 'Rotation',
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
    drawing: (leds: string) => `The LEDs as you see them: ${leds}. The bright one is the first on the wire.`,
  },

  log: {
    title: 'Wire log',
    label: 'Messages on the wire',
    empty: 'Nothing yet. Messages between the app and the lamp appear here.',
    cleared: 'Cleared. New lines appear here.',
    lost: 'The connection to Lampwright is lost; the log continues when it is back.',
    from: { app: 'to the lamp', lamp: 'from the lamp' },
    at: formatExactTime,
    pause: 'Pause the log',
    resume: 'Resume the log',
    paused: 'paused',
    copy: 'Copy',
    clear: 'Clear the view',
    toEnd: 'To the end',
    lines: (lines: number) => (lines === 1 ? '1 line' : `${formatCount(lines)} lines`),
  },
} as const;
