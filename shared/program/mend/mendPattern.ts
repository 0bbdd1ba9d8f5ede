import { clamp } from '../clamp';
import { dim, isCanonicalColor, readColor } from '../color';
import { limits } from '../limits';
import type { Pattern, PatternName } from '../Program';
import { became, quote } from '../text';
import { takeFirst, type Fields } from './Fields';
import type { Say } from './Mending';
import { readMs, readNumber, readPercent } from './readNumber';
import { patternDefaults } from './vocabulary';

const aliases = {
  color: ['color', 'colour', 'primary_color', 'color1', 'start_color', 'fgColor', 'main_color'],
  color2: ['color2', 'colour2', 'secondary_color', 'second_color', 'end_color'],
  bgColor: ['bgColor', 'background', 'background_color', 'bg'],
  speed: ['speed', 'speed_ms', 'period', 'cycle'],
  density: ['density', 'amount'],
  lists: ['colors', 'colours', 'palette'],
  intensity: ['intensity', 'brightness'],
} as const;

/** The old flat format gives speeds in percent; 50 % is a pattern's default speed. */
const defaultPercent = 50;

const paces: ReadonlyMap<string, number> = new Map([
  ['very slow', 3],
  ['slow', 2],
  ['slowly', 2],
  ['medium', 1],
  ['moderate', 1],
  ['normal', 1],
  ['fast', 0.5],
  ['quick', 0.5],
  ['very fast', 0.3],
]);

/**
 * A pattern with all its parameters valid. `sources` are searched in order; percent speeds are read only if `isFlat`.
 */
export function mendPattern(
  name: PatternName,
  sources: readonly Fields[],
  say: Say,
  isFlat: boolean,
): Pattern {
  const defaults = patternDefaults[name];
  const listed = takeColorList(sources, say);
  const factor = lazily(() => takeIntensity(sources, say));
  const takeColor = (param: 'color' | 'color2' | 'bgColor'): string => {
    const other = param === 'color2' ? aliases.bgColor : param === 'bgColor' ? aliases.color2 : [];
    const own = takeFirst(sources, ...aliases[param], ...other);
    const raw = own === listed ? listed[0] : (own ?? listed[param === 'color' ? 0 : 1]);
    const full = mendColor(raw, defaults[param] ?? '#000000', `the ${label[param]}`, say);
    return factor() === 1 ? full : dim(full, factor());
  };
  const color = () => takeColor('color');
  const speed = () => mendSpeed(takeFirst(sources, ...aliases.speed), defaults.speed ?? 4000, say, isFlat);
  const density = () => mendDensity(takeFirst(sources, ...aliases.density), defaults.density ?? 0.15, say);
  switch (name) {
    case 'solid':
      return { type: 'pattern', name, params: { color: color() } };
    case 'gradient':
      return { type: 'pattern', name, params: { color: color(), color2: takeColor('color2') } };
    case 'rainbow':
      return { type: 'pattern', name, params: { speed: speed() } };
    case 'pulse':
      return { type: 'pattern', name, params: { color: color(), speed: speed() } };
    case 'breathing': {
      const params = { color: color(), speed: speed() };
      const hasBackground = sources.some((source) => source.has(...aliases.bgColor, ...aliases.color2));
      if (!hasBackground) return { type: 'pattern', name, params };
      return { type: 'pattern', name, params: { ...params, bgColor: takeColor('bgColor') } };
    }
    case 'wave':
    case 'fire':
    case 'aurora':
      return {
        type: 'pattern',
        name,
        params: { color: color(), color2: takeColor('color2'), speed: speed() },
      };
    case 'comet':
      return {
        type: 'pattern',
        name,
        params: { color: color(), bgColor: takeColor('bgColor'), speed: speed() },
      };
    case 'sparkle':
    case 'rain':
      return {
        type: 'pattern',
        name,
        params: { color: color(), bgColor: takeColor('bgColor'), speed: speed(), density: density() },
      };
  }
}

const label = { color: 'colour', color2: 'second colour', bgColor: 'background colour' } as const;

/** The canonical colour for any raw value, or `fallback`. `what` names it in the repair sentence. */
export function mendColor(raw: unknown, fallback: string, what: string, say: Say): string {
  if (isCanonicalColor(raw)) return raw;
  const color = readColor(raw);
  if (color) say(`${what} ${quote(raw)} became ${color}.`);
  else if (raw === undefined || raw === '') say(`${what} was missing; ${fallback} is used.`);
  else say(`${what} ${quote(raw)} is not one; ${fallback} is used.`);
  return color ?? fallback;
}

function mendSpeed(raw: unknown, defaultMs: number, say: Say, isFlat: boolean): number {
  const { minSpeedMs, maxSpeedMs } = limits;
  const number = readMs(raw);
  const isSound = typeof raw === 'number' && Number.isInteger(raw) && raw >= minSpeedMs && raw <= maxSpeedMs;
  const percent = readPercent(raw) ?? (isFlat && number !== undefined && number <= 100 ? number : undefined);
  if (isSound && percent === undefined) return raw;
  const settle = (ms: number, why: string) => {
    const speed = clamp(Math.round(ms), minSpeedMs, maxSpeedMs);
    say(why === '' ? became('the speed', raw, speed, ' ms') : `the speed ${why} ${speed} ms.`);
    return speed;
  };
  if (raw === undefined) return settle(defaultMs, 'was missing; it is now');
  if (percent !== undefined && percent > 0) {
    return settle((defaultMs * defaultPercent) / percent, `of ${percent} % became`);
  }
  const pace = typeof raw === 'string' ? paces.get(raw.trim().toLowerCase()) : undefined;
  if (pace !== undefined) return settle(defaultMs * pace, '');
  // A value below 10 is no cycle time, but a factor or a flag of some other tool.
  if (number === undefined || number < 10)
    return settle(defaultMs, `${quote(raw)} makes no sense; it is now`);
  return settle(number, '');
}

function mendDensity(raw: unknown, fallback: number, say: Say): number {
  const percent = readPercent(raw);
  const number = percent === undefined ? readNumber(raw) : percent / 100;
  if (number === undefined || number <= 0) {
    say(
      `the density ${raw === undefined ? 'was missing' : `${quote(raw)} makes no sense`}; ${fallback} is used.`,
    );
    return fallback;
  }
  const share = number >= 2 ? number / 100 : number;
  const density = clamp(Math.round(share * 100), 1, 100) / 100;
  if (raw !== density) say(became('the density', raw, density));
  return density;
}

/** A list of colours, under its own name or in place of the first colour. */
function takeColorList(sources: readonly Fields[], say: Say): readonly unknown[] {
  for (const fields of sources) {
    const isList = (name: string) =>
      Array.isArray(fields.peek(name)) && readColor(fields.peek(name)) === undefined;
    const name = [...aliases.lists, ...aliases.color].find(isList);
    const list = name === undefined ? undefined : fields.take(name);
    if (!Array.isArray(list)) continue;
    say('the list of colours was taken apart.');
    return list;
  }
  return [];
}

/** The factor from a brightness given beside the colours; 1 if there is none. */
function takeIntensity(sources: readonly Fields[], say: Say): number {
  for (const fields of sources) {
    const name = aliases.intensity.find((alias) => readIntensity(fields.peek(alias)) !== undefined);
    const factor = name === undefined ? undefined : readIntensity(fields.take(name));
    if (factor === undefined) continue;
    say('the brightness was taken into the colours.');
    return factor;
  }
  return 1;
}

/** The value, computed on first use. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Reads a brightness: a fraction, a percentage or a byte. */
function readIntensity(raw: unknown): number | undefined {
  const percent = readPercent(raw);
  const number = percent === undefined ? readNumber(raw) : percent / 100;
  if (number === undefined || number < 0 || number > 255) return undefined;
  if (number <= 1) return number;
  return number <= 100 ? number / 100 : number / 255;
}
