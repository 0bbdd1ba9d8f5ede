import { dim } from '#shared/program/color';
import type { Pattern, Step } from '#shared/program/schema';
import { commandColors } from './commandColors';

/** More cycles than these would blur into stripes. */
const mostCycles = 12;

/** Rows of specks: how far apart, how far down in percent. Primes, so that the rows do not fall into step. */
const scatter: readonly (readonly [everyPx: number, downPercent: number])[] = [
  [31, 14],
  [43, 84],
  [23, 48],
  [59, 66],
  [37, 30],
];

/** A still impression of a step as a CSS background, time running right: which colours, how they meet, how often. */
export function stepLight({ command, duration }: Step): string {
  const shown = command.type === 'layers' ? command.front : command;
  return shown.type === 'pattern' ? patternLight(shown, duration) : blend('100deg', commandColors(command));
}

function patternLight(pattern: Pattern, durationMs: number | null): string {
  switch (pattern.name) {
    case 'solid':
      return pattern.params.color;
    case 'gradient':
      return blend('180deg', [pattern.params.color2, pattern.params.color, pattern.params.color2]);
    case 'fire':
      return blend('0deg', [pattern.params.color2, pattern.params.color, '#000000']);
    case 'rainbow':
      return blend('100deg', commandColors(pattern));
    case 'aurora':
      return blend('105deg', [pattern.params.color, pattern.params.color2, pattern.params.color]);
    case 'comet':
      return blend('90deg', [pattern.params.bgColor, pattern.params.color, pattern.params.bgColor]);
    case 'sparkle':
      return specks(pattern.params, 'circle 2px');
    case 'rain':
      return specks(pattern.params, 'ellipse 1.5px 9px');
    case 'wave': {
      const { color, color2, speed } = pattern.params;
      return cycles([color, color2, color], speed, durationMs);
    }
    case 'breathing': {
      const { color, speed } = pattern.params;
      return cycles([dim(color, 0.3), color, dim(color, 0.3)], speed, durationMs);
    }
    case 'pulse': {
      const { color, speed } = pattern.params;
      return cycles(['#000000', color, dim(color, 0.4), dim(color, 0.1), '#000000'], speed, durationMs);
    }
  }
}

function blend(direction: string, colors: readonly string[]): string {
  const [first = '#000000', ...rest] = colors;
  return rest.length === 0 ? first : `linear-gradient(${direction}, ${colors.join(', ')})`;
}

function cycles(colors: readonly string[], speedMs: number, durationMs: number | null): string {
  const count = Math.min((durationMs ?? speedMs * 3) / speedMs, mostCycles);
  const stops = colors.map((color, index) => `${color} ${(100 / count) * (index / (colors.length - 1))}%`);
  return `repeating-linear-gradient(90deg, ${stops.join(', ')})`;
}

function specks({ color, bgColor }: { color: string; bgColor: string }, shape: string): string {
  const layers = scatter.map(
    ([everyPx, downPercent]) =>
      `radial-gradient(${shape} at 40% ${downPercent}%, ${color} 55%, transparent) 0 0 / ${everyPx}px 100%`,
  );
  return [...layers, bgColor].join(', ');
}
