import type { Layout } from '#shared/lamp/Layout';

/** How the lamp is drawn: glowing on its wall, or each LED by itself. */
export type StageView = 'lamp' | 'leds';

/** The size of the stage in CSS pixels, and how many real ones there are to each. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** A picture of a lamp. */
export interface StagePicture {
  /** The stage has another size; it may be blank until it is painted again. */
  readonly resize: (size: StageSize) => void;
  /** Paints these bytes, which are those the lamp is given: linear light, three for each LED in the order of its wire. */
  readonly paint: (layout: Layout, bytes: Uint8Array, view: StageView) => void;
  /** Gives back all it holds. It is not painted again. */
  readonly end: () => void;
}
