import { aurora, breathing, gradient, layers, line, picture, step, wave } from '../program/commands';
import { hueDistance, lighten, shadeOf } from '../program/colorMath';
import type { Command, Step } from '../program/Program';
import type { Act } from './Act';
import type { NamedColor } from './namedColors';
import type { Word } from './words/readWords';

/** Colours alone: one glows, two roll, more take turns. None at all: a warm light that is good company. */
export function fromColors(colors: readonly NamedColor[], words: readonly Word[], used: Set<number>): Act {
  const [first, second] = colors;
  if (!first) {
    const warm = layers(aurora('#FF9A4A', '#C8486A', 11_000), { ambient: breathing('#8A4424', 9000) });
    return { name: 'Warm light', steps: [step('glow', warm, null)] };
  }
  const isAsked = (pattern: RegExp) => {
    const at = words.flatMap(({ text }, index) => (pattern.test(text) ? [index] : []));
    for (const index of at) used.add(index);
    return at.length > 0;
  };
  const listed = [...new Set(colors.map(({ name }) => name))].join(' and ');
  const name = listed.charAt(0).toUpperCase() + listed.slice(1);
  isAsked(/^(?:fade|fading|between|alternate|alternating|blend|mix|steady|static|plain|fancy)$/);
  if (isAsked(/^(?:puls\w*|breath\w*|throb\w*|glowing|glow|glows)$/) && !second) {
    const breath = layers(breathing(first.value, 4500, lighten(first.value, 0.12)), {
      ambient: breathing(lighten(first.value, 0.7), 4500),
    });
    return { name, steps: [step('breath', breath, null)] };
  }
  if (second && isAsked(/^(?:stripes?|striped)$/)) {
    const steps = stripes(colors.slice(0, 5).map(({ value }) => value));
    return { name: `${name} stripes`, steps, loopCount: 0, loopFrom: steps[1]?.id };
  }
  if (!second) return { name, steps: [step('glow', glow(first.value), null)] };
  if (colors.length === 2) {
    const rolling = layers(wave(first.value, second.value, 7000), {
      ambient: breathing(lighten(second.value, 0.8), 7000),
    });
    return { name, steps: [step('waves', rolling, null)] };
  }
  const steps = colors
    .slice(0, 12)
    .map((color, index) => step(`${index + 1} ${color.name}`.slice(0, 24), glow(color.value), 4000, 1500));
  return { name, steps, loopCount: 0 };
}

const choices: readonly (readonly [string, string])[] = [
  ['violet', '#8A3CFF'],
  ['blue', '#2A6AFF'],
  ['orange', '#FF8A00'],
  ['green', '#00D040'],
];

/** A colour that is least like those that were refused. */
export function otherThan(refused: readonly NamedColor[]): NamedColor {
  const turnTo = (color: string, other: string) => Math.abs(hueDistance(shadeOf(color).h, shadeOf(other).h));
  const rank = ([, color]: readonly [string, string]) =>
    Math.min(...refused.map(({ value }) => turnTo(color, value)));
  const [name = 'violet', value = '#8A3CFF'] = choices.toSorted((a, b) => rank(b) - rank(a))[0] ?? [];
  return { value, name, at: -1, length: 0 };
}

/** Slanting stripes of two colours or more that climb. */
function stripes(colors: readonly string[]): Step[] {
  const wide = colors.length > 3 ? 2 : 3;
  const period = wide * colors.length;
  return Array.from({ length: period + 1 }, (_, at) => {
    const slants = Array.from({ length: 23 }, (_slant, y) =>
      line(0, y, 9, y - 9, colors[Math.floor(((y + at) % period) / wide)] ?? '#000000'),
    );
    const climbing = layers(picture(...slants), {
      ambient: breathing(lighten(colors[0] ?? '#FFFFFF', 0.5), 6000),
    });
    return step(`climb ${at + 1}`, climbing, 600, at === 0 ? 0 : 400);
  });
}

export function glow(color: string): Command {
  return layers(gradient(color, lighten(color, 0.6)), { ambient: breathing(lighten(color, 0.75), 6000) });
}
