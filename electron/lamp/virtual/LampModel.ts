import { defaultLayout, type Layout } from '#shared/lamp/Layout';

/** The fixed properties of a virtual lamp, and its layout until another one is set. */
export interface LampModel {
  readonly name: string;
  readonly firmware: string;
  readonly layout: Layout;
  /** The maximum number of LEDs. */
  readonly mostLeds: number;
  /** The largest program it holds, in bytes. */
  readonly memoryBytes: number;
  /** The longest request it accepts, in characters without the LF; at least 127. */
  readonly lineLength: number;
  readonly form: 'code' | 'json';
  readonly can: readonly ('keep' | 'adalight')[];
  /** How long storing a program takes. */
  readonly keepMs: number;
}

/** The virtual lamp for users without a real one. Its memory holds any program except extremely large pictures. */
export const largeModel: LampModel = {
  name: 'Virtual lamp',
  firmware: '1.0.0',
  layout: defaultLayout,
  mostLeds: 65_535,
  memoryBytes: 65_536,
  lineLength: 1023,
  form: 'code',
  can: ['keep', 'adalight'],
  keepMs: 200,
};

/** As limited as the reference firmware on an ATmega328P. */
export const smallModel: LampModel = {
  ...largeModel,
  name: 'Lampwright',
  layout: { ...defaultLayout, colorOrder: 'GRB' },
  mostLeds: 172,
  memoryBytes: 480,
  lineLength: 191,
  keepMs: 1700,
};
