import { colorsOf } from '../program/commandEdits';
import { hueDistance, shadeOf, type Shade } from '../program/colorMath';
import type { Scene } from './scenes/Scene';

/** The shades of the scenes that were asked for: a scene is the same every time. */
const known = new WeakMap<Scene, readonly Shade[]>();

/** True when a scene shows a colour, or one much like it, by nature. */
export function hasColor(scene: Scene, color: string): boolean {
  const wanted = shadeOf(color);
  return shadesOf(scene).some(({ l, c, h }) => {
    const turn = Math.abs(hueDistance(h, wanted.h));
    return wanted.c < 0.03 ? c < 0.04 && Math.abs(l - wanted.l) < 0.2 : c > 0.08 && turn < 25;
  });
}

function shadesOf(scene: Scene): readonly Shade[] {
  const before = known.get(scene);
  if (before) return before;
  const colors = new Set(scene.steps.flatMap(({ command }) => colorsOf(command)));
  const shades = [...colors].map(shadeOf);
  known.set(scene, shades);
  return shades;
}
