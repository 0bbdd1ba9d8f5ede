import type { Layout } from '#shared/lamp/Layout';

/** How the lamp is drawn: glowing on its wall, or as single LEDs. */
export type StageView = 'lamp' | 'leds';

/** The size of the stage in CSS pixels, and the device pixels per CSS pixel. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** A picture of a lamp. */
export interface StagePicture {
  /** Sets a new size; the picture may be blank until it is painted again. */
  readonly resize: (size: StageSize) => void;
  /** Paints a frame of lamp bytes: linear light, three bytes per LED in wire order. */
  readonly paint: (layout: Layout, bytes: Uint8Array, view: StageView) => void;
  /** Releases all resources. It must not be painted again. */
  readonly end: () => void;
}
