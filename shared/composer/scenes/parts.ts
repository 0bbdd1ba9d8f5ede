import { pixel } from '../../program/commands';
import type { Element, Step } from '../../program/schema';
import { scene, type Scene } from './Scene';

/** A scene that is there at once and goes round without a cut: its first step comes again as the last, faded in. */
export function round(
  name: string,
  words: string,
  steps: readonly Step[],
  extras: Pick<Scene, 'accent'> = {},
): Scene {
  const [first, second] = steps;
  if (!first || !second) return scene(name, words, steps, extras);
  const { transition, ...shown } = first;
  const again = { ...shown, id: `${first.id} again`, ...(transition && { transition }) };
  return scene(name, words, [shown, ...steps.slice(1), again], { ...extras, loopFrom: second.id });
}

/** Single LEDs of one colour; each place is its column and its row, in hexadecimal: `3c`. */
export function dots(color: string, places: string): Element[] {
  return places
    .split(' ')
    .map((place) => pixel(parseInt(place.charAt(0), 16), parseInt(place.charAt(1), 16), color));
}
