import type { BrowserWindow, Rectangle } from 'electron';
import { z } from 'zod';
import { LampwrightError } from '#shared/api/errors';
import type { Clock } from '../lamp/wire/Clock';

const boundsSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
});

/** Where the window was, kept as `window.json`. */
export const windowStateSchema = z.object({
  /** `null` until it was moved or closed for the first time. */
  bounds: boundsSchema.nullable().default(null),
  isMaximized: z.boolean().default(false),
});

export type WindowState = z.infer<typeof windowStateSchema>;

/** Where the state is kept. */
export interface WindowMemory {
  readonly get: () => WindowState;
  readonly set: (state: WindowState) => void;
}

export const leastSize = { width: 960, height: 640 } as const;
const usualSize = { width: 1280, height: 800 } as const;

/** What must be seen of the window's upper edge, so that it can be taken hold of. */
const grip = { width: 160, height: 32 } as const;

/** Saves are made once the window has come to rest. */
const restMs = 500;

/**
 * Where to open the window: where it was, if one of the displays' work areas still shows it, and no larger than that;
 * otherwise in the middle of the first display, which is what no place means.
 */
export function placeWindow(
  { bounds }: WindowState,
  workAreas: readonly Rectangle[],
): Partial<Rectangle> & { readonly width: number; readonly height: number } {
  if (bounds)
    for (const area of workAreas) {
      const placed = { ...bounds, ...within(bounds, area) };
      if (canGrip(placed, area)) return placed;
    }
  return within(bounds ?? usualSize, workAreas[0]);
}

function canGrip(bounds: Rectangle, area: Rectangle): boolean {
  const seen = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x);
  return seen >= grip.width && bounds.y >= area.y && bounds.y + grip.height <= area.y + area.height;
}

type Size = Pick<Rectangle, 'width' | 'height'>;

function within({ width, height }: Size, area: Size = usualSize): Size {
  return {
    width: Math.max(leastSize.width, Math.min(width, area.width)),
    height: Math.max(leastSize.height, Math.min(height, area.height)),
  };
}

/** Remembers place and size of the window: once it has come to rest, and when it closes. */
export function rememberState(
  window: BrowserWindow,
  memory: WindowMemory,
  clock: Pick<Clock, 'after'>,
  tell: (sentence: string) => void,
): void {
  let callOff = () => {};
  const save = () => {
    try {
      memory.set({ bounds: window.getNormalBounds(), isMaximized: window.isMaximized() });
    } catch (error) {
      if (!(error instanceof LampwrightError)) throw error;
      tell(error.message);
    }
  };
  const saveSoon = () => {
    callOff();
    callOff = clock.after(restMs, save);
  };
  window.on('resize', saveSoon);
  window.on('move', saveSoon);
  window.on('maximize', saveSoon);
  window.on('unmaximize', saveSoon);
  window.on('close', save);
  window.on('closed', () => callOff());
}
