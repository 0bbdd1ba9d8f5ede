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

/** Where the window was, kept as `window.json`. */
export const windowPlacementSchema = z.object({
  /** `null` until it was moved or closed for the first time. */
  bounds: boundsSchema.nullable().default(null),
  isMaximized: z.boolean().default(false),
});

export type WindowPlacement = z.infer<typeof windowPlacementSchema>;

/** Where the state is kept. */
export interface WindowPlacementStore {
  readonly get: () => WindowPlacement;
  readonly set: (state: WindowPlacement) => void;
}

export const minSize = { width: 960, height: 640 } as const;
const defaultSize = { width: 1280, height: 800 } as const;

/** What must be seen of the window's upper edge, so that it can be taken hold of. */
const minVisible = { width: 160, height: 32 } as const;

/** Saves are made once the window has come to rest. */
const saveDelayMs = 500;

/**
 * Where to open the window: where it was, if one of the displays' work areas still shows it, and no larger than that;
 * otherwise in the middle of the first display, which is what no place means.
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
  const seen = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x);
  return (
    seen >= minVisible.width && bounds.y >= area.y && bounds.y + minVisible.height <= area.y + area.height
  );
}

type Size = Pick<Rectangle, 'width' | 'height'>;

function clampSize({ width, height }: Size, area: Size = defaultSize): Size {
  return {
    width: Math.max(minSize.width, Math.min(width, area.width)),
    height: Math.max(minSize.height, Math.min(height, area.height)),
  };
}

/** Remembers place and size of the window: once it has come to rest, and when it closes. */
export function rememberPlacement(
  window: BrowserWindow,
  memory: WindowPlacementStore,
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
    callOff = clock.after(saveDelayMs, save);
  };
  window.on('resize', saveSoon);
  window.on('move', saveSoon);
  window.on('maximize', saveSoon);
  window.on('unmaximize', saveSoon);
  window.on('close', save);
  window.on('closed', () => callOff());
}

/** Where windows may lie on each display, the first one first. */
export function workAreasOf(screen: Screen): readonly Rectangle[] {
  const first = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== first.id);
  return [first, ...others].map(({ workArea }) => workArea);
}
