import type { Rectangle, Screen } from 'electron';

/** Where windows may lie on each display, the first one first. */
export function workAreasOf(screen: Screen): readonly Rectangle[] {
  const first = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== first.id);
  return [first, ...others].map(({ workArea }) => workArea);
}
