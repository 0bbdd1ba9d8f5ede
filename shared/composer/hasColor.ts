import { colorsOf } from '../program/commandEdits';
import { shadeOf } from '../program/colorMath';
import type { Scene } from './scenes/Scene';

/** True when a scene shows a colour, or one much like it, by nature. */
export function hasColor({ steps }: Scene, color: string): boolean {
  const wanted = shadeOf(color);
  return steps.some(({ command }) =>
    colorsOf(command).some((shown) => {
      const { l, c, h } = shadeOf(shown);
      const turn = Math.abs(((((h - wanted.h + 180) % 360) + 360) % 360) - 180);
      return wanted.c < 0.03 ? c < 0.04 && Math.abs(l - wanted.l) < 0.2 : c > 0.08 && turn < 25;
    }),
  );
}
