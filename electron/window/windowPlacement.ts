import type { BrowserWindow, Rectangle, Screen } from 'electron';
import { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Clock } from '../clock/Clock';

const boundsSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
});

/** The window's position and size, stored as `window.json`. */
export const windowPlacementSchema = z.object({
  /** `null` until the window is moved or closed for the first time. */
  bounds: boundsSchema.nullable().default(null),
  isMaximized: z.boolean().default(false),
});

export type WindowPlacement = z.infer<typeof windowPlacementSchema>;

/** Stores the placement. `set` fails with a LampwrightError. */
export interface WindowPlacementStore {
  readonly get: () => WindowPlacement;
  readonly set: (state: WindowPlacement) => void;
}

export const minSize = { width: 960, height: 640 } as const;
const defaultSize = { width: 1280, height: 800 } as const;

/** How much of the window's title bar must be visible, so that it can be dragged. */
const minVisible = { width: 160, height: 32 } as const;

/** The placement is saved once it has not changed for this long. */
const saveDelayMs = 500;

/**
 * Where to open the window: where it was, if that is still visible on a display, and no larger than its work area. Otherwise only a size
 * is returned, and Electron centers it on the primary display.
 */
export function placeWindow(
  { bounds }: WindowPlacement,
  workAreas: readonly Rectangle[],
): Partial<Rectangle> & { readonly width: number; readonly height: number } {
  if (bounds)
    for (const area of workAreas) {
      const placed = { ...bounds, ...clampSize(bounds, area) };
      if (isReachable(placed, area)) return placed;
    }
  return clampSize(bounds ?? defaultSize, workAreas[0]);
}

function isReachable(bounds: Rectangle, area: Rectangle): boolean {
  const visibleWidth = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x);
  return (
    visibleWidth >= minVisible.width &&
    bounds.y >= area.y &&
    bounds.y + minVisible.height <= area.y + area.height
  );
}

type Size = Pick<Rectangle, 'width' | 'height'>;

function clampSize({ width, height }: Size, area: Size = defaultSize): Size {
  return {
    width: Math.max(minSize.width, Math.min(width, area.width)),
    height: Math.max(minSize.height, Math.min(height, area.height)),
  };
}

/** Saves the window's placement shortly after it changes, and when it closes. */
export function rememberPlacement(
  window: BrowserWindow,
  store: WindowPlacementStore,
  clock: Pick<Clock, 'after'>,
  warn: (sentence: string) => void,
): void {
  let cancelTimer = () => {};
  const save = () => {
    try {
      store.set({ bounds: window.getNormalBounds(), isMaximized: window.isMaximized() });
    } catch (error) {
      if (!(error instanceof LampwrightError)) throw error;
      warn(error.message);
    }
  };
  const saveSoon = () => {
    cancelTimer();
    cancelTimer = clock.after(saveDelayMs, save);
  };
  window.on('resize', saveSoon);
  window.on('move', saveSoon);
  window.on('maximize', saveSoon);
  window.on('unmaximize', saveSoon);
  window.on('close', save);
  window.on('closed', () => cancelTimer());
}

/** The work area of each display, the primary one first. */
export function workAreasOf(screen: Screen): readonly Rectangle[] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
  return [primary, ...others].map(({ workArea }) => workArea);
}
