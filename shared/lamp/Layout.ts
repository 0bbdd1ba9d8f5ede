import { z } from 'zod';

export const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
export const colorOrders = ['RGB', 'RBG', 'GRB', 'GBR', 'BRG', 'BGR'] as const;

/** The maximum number of LEDs; the count fits in 16 bits. */
const maxLeds = 65_535;
const side = z.int().min(1, 'a side has at least one LED').max(1024, 'a side has at most 1024 LEDs');

/** How a lamp's LEDs are placed and wired. Stored in settings and files, and reported by lamps. */
export const layoutSchema = z
  .strictObject({
    /** `grid`: rows of columns. `ring`: one circle of `columns` LEDs, clockwise from the top. */
    shape: z.enum(['grid', 'ring']),
    columns: side,
    rows: side,
    /** The LEDs on the frame around the grid, wired after it. */
    ambient: z.int().min(0).max(4096, 'there are at most 4096 ambient LEDs'),
    /** The corner of the first ambient LED, and the direction of the others. */
    ambientFrom: z.enum(corners),
    ambientClockwise: z.boolean(),
    /** Every second row is wired backwards. */
    serpentine: z.boolean(),
    /** How the lamp hangs: degrees clockwise. */
    rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
    /** Wired from the right: left and right are swapped before rotation. */
    mirrored: z.boolean(),
    /** The order in which the LEDs expect their channels. */
    colorOrder: z.enum(colorOrders),
  })
  .refine(
    ({ columns, rows, ambient }) => columns * rows + ambient <= maxLeds,
    `a lamp has at most ${maxLeds} LEDs`,
  )
  .refine(
    ({ shape, rows, ambient }) => shape === 'grid' || (rows === 1 && ambient === 0),
    'a ring is one row without ambient LEDs',
  )
  .readonly();

export type Layout = z.infer<typeof layoutSchema>;
export type Corner = (typeof corners)[number];
export type ColorOrder = (typeof colorOrders)[number];

/** The standard lamp: 10 × 14 behind glass, row by row from the top left, and 32 on the wall, 8 on each side. */
export const defaultLayout: Layout = {
  shape: 'grid',
  columns: 10,
  rows: 14,
  ambient: 32,
  ambientFrom: 'top-left',
  ambientClockwise: true,
  serpentine: false,
  rotation: 0,
  mirrored: false,
  colorOrder: 'RGB',
};

/** The number of LEDs of a lamp. */
export function ledCount({ columns, rows, ambient }: Layout): number {
  return columns * rows + ambient;
}

/** The bytes of `frame` (red, green, blue) in the order the lamp's LEDs expect. */
export function inColorOrder(frame: Uint8Array, order: ColorOrder): Uint8Array {
  const places = Array.from(order, (channel) => 'RGB'.indexOf(channel));
  return frame.map((_, at) => frame[at - (at % 3) + (places[at % 3] ?? 0)] ?? 0);
}
