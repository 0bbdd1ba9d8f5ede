import type { Command, Layer, Pattern, PatternName } from '../../program/Program';
import { black, readRgb } from '../arithmetic/color';
import type { Geometry } from '../Geometry';
import { colorsOf, speedOf } from '../../program/commandEdits';
import { scrollPeriods } from '../picture/picturePainter';
import { scroll } from '../picture/textBrush';

/**
 * For each pattern with one colour brighter than the other: the maximum number of turns of an LED's light per cycle,
 * and the number of cycles after which it repeats.
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

/** At most six turns of light are allowed per second: 167 ms each. */
export const minTurnMs = 167;

/**
 * For gradual turns a little more: 350 ms for one up and down. On some LEDs a pattern begins in the middle of a turn,
 * and that half counts too.
 */
const minSwellMs = 175;

/** The shortest cycle in ms at which a pattern alone turns at most six times a second. */
export function calmSpeedMs(pattern: Pattern): number {
  return turnsPerCycle(pattern) * minSwellMs;
}

/** True for patterns whose LEDs can turn several times per cycle, but seldom do. */
export function hasManyTurns(pattern: Pattern): boolean {
  return turnsPerCycle(pattern) > 2;
}

function turnsPerCycle(pattern: Pattern): number {
  const { perCycle } = turns[pattern.name];
  return dipsBetween(colorsOf(pattern)) ? 2 * perCycle : perCycle;
}

/** True when the light dips between two colours, as from magenta to green: one channel falls before another rises. */
function dipsBetween(colors: readonly string[]): boolean {
  const [first = black, second = black] = colors.map(readRgb);
  const differences = [16, 8, 0].map((shift) => ((first >> shift) & 255) - ((second >> shift) & 255));
  return differences.some((difference) => difference > 0) && differences.some((difference) => difference < 0);
}

/** The maximum number of turns per second of an LED's light under a command. */
export function turnsPerSecond(command: Command, geometry: Geometry): number {
  if (command.type !== 'layers') return layerTurns(command, geometry);
  const front = layerTurns(command.front, geometry) + (command.over ? layerTurns(command.over, geometry) : 0);
  return Math.max(front, command.ambient ? layerTurns(command.ambient, geometry) : 0);
}

/** The period of a command in ms; `Infinity` if several layers run at different paces. */
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
