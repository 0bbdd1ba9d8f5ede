import type { Command, Layer, Pattern, PatternName } from '../../program/Program';
import { black, readRgb } from '../arithmetic/color';
import type { Geometry } from '../Geometry';
import { colorsOf, speedOf } from '../../program/commandEdits';
import { scrollPeriods } from '../picture/picturePainter';
import { scroll } from '../picture/textBrush';

/**
 * How often an LED's light can turn in one cycle of a pattern whose colours are one brighter than the other, at most, and
 * after how many cycles it has shown all.
 */
const turns: Readonly<Record<PatternName, { readonly perCycle: number; readonly cycles: number }>> = {
  solid: { perCycle: 0, cycles: 0 },
  gradient: { perCycle: 0, cycles: 0 },
  breathing: { perCycle: 2, cycles: 1 },
  wave: { perCycle: 2, cycles: 1 },
  rainbow: { perCycle: 4, cycles: 1 },
  pulse: { perCycle: 2, cycles: 1 },
  sparkle: { perCycle: 1, cycles: 256 },
  fire: { perCycle: 6, cycles: 128 },
  rain: { perCycle: 6, cycles: 256 },
  comet: { perCycle: 2, cycles: 256 },
  aurora: { perCycle: 6, cycles: 128 },
};

/** A second holds at most six turns of light: 167 ms each. */
export const minTurnMs = 167;

/**
 * Where light turns gradually, a little more: 350 ms for one up and down. A pattern begins in the middle of a turn on
 * some LEDs, and that half counts, too.
 */
const minSwellMs = 175;

/** The smallest speed at which a pattern by itself turns no more than six times a second. */
export function calmSpeedMs(pattern: Pattern): number {
  return turnsPerCycle(pattern) * minSwellMs;
}

/** True for patterns whose LEDs turn several times a cycle, but seldom as often as they could. */
export function hasManyTurns(pattern: Pattern): boolean {
  return turnsPerCycle(pattern) > 2;
}

function turnsPerCycle(pattern: Pattern): number {
  const { perCycle } = turns[pattern.name];
  return dipsBetween(colorsOf(pattern)) ? 2 * perCycle : perCycle;
}

/** True when light gets darker on its way between two colours, as from magenta to green: one channel falls before another rises. */
function dipsBetween(colors: readonly string[]): boolean {
  const [first = black, second = black] = colors.map(readRgb);
  const differences = [16, 8, 0].map((shift) => ((first >> shift) & 255) - ((second >> shift) & 255));
  return differences.some((difference) => difference > 0) && differences.some((difference) => difference < 0);
}

/** How often per second an LED's light can turn under a command, at most. */
export function turnsPerSecond(command: Command, geometry: Geometry): number {
  if (command.type !== 'layers') return layerTurns(command, geometry);
  const front = layerTurns(command.front, geometry) + (command.over ? layerTurns(command.over, geometry) : 0);
  return Math.max(front, command.ambient ? layerTurns(command.ambient, geometry) : 0);
}

/** After how many ms a command has shown all it has; `Infinity` where several parts go on at paces of their own. */
export function periodMs(command: Command, geometry: Geometry): number {
  const layers = command.type === 'layers' ? [command.front, command.over, command.ambient] : [command];
  const periods = layers.flatMap((layer) => (layer ? layerPeriods(layer, geometry) : []));
  const moving = new Set(periods.filter((period) => period > 0));
  return moving.size > 1 ? Infinity : Math.max(0, ...moving);
}

function layerTurns(layer: Layer, geometry: Geometry): number {
  switch (layer.type) {
    case 'pattern':
      return (1000 * turnsPerCycle(layer)) / (speedOf(layer) ?? Infinity);
    case 'render':
      return scrollPeriods(layer.elements, geometry).length > 0 ? 1000 / scroll.columnMs : 0;
    case 'off':
      return 0;
  }
}

function layerPeriods(layer: Layer, geometry: Geometry): number[] {
  switch (layer.type) {
    case 'pattern':
      return [turns[layer.name].cycles * (speedOf(layer) ?? 0)];
    case 'render':
      return scrollPeriods(layer.elements, geometry);
    case 'off':
      return [];
  }
}
