import { byteAt, cycleAt, hash, mix, noise, phaseAt, scale } from '#shared/animation/arithmetic/arithmetic';
import { ease, hump, root } from '#shared/animation/arithmetic/tables';
import { unit, type Zone } from '#shared/animation/Geometry';
import type { Pattern } from '#shared/program/Program';

/** Red, green and blue of one LED. */
interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** One LED, as a pattern sees it. */
interface Led {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

const black: Color = { r: 0, g: 0, b: 0 };

/** A frame of a pattern in the simplest way: the player's arithmetic, with an object and a hex string per LED. */
export function plainFrame(pattern: Pattern, zone: Zone, seed: number, ms: number): string[] {
  const colorOf = plainPattern(pattern, zone, seed, ms);
  const frame: string[] = [];
  for (let at = 0; at < zone.count; at++) {
    const led = { index: zone.first + at, x: zone.x[at] ?? 0, y: zone.y[at] ?? 0 };
    frame.push(toHex(colorOf(led)));
  }
  return frame;
}

function toHex({ r, g, b }: Color): string {
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`;
}

/** Computes what is common to the frame once; the returned function is called for each LED. */
function plainPattern(pattern: Pattern, zone: Zone, seed: number, ms: number): (led: Led) => Color {
  switch (pattern.name) {
    case 'solid': {
      const color = read(pattern.params.color);
      return () => ({ ...color });
    }
    case 'gradient':
      return plainGradient(read(pattern.params.color), read(pattern.params.color2), zone);
    case 'breathing': {
      const { color, bgColor, speed } = pattern.params;
      const level = 77 + scale(178, byteAt(hump, ((phaseAt(ms, speed) >> 6) + 512) & 1023));
      const [from, to] = [read(bgColor ?? '#000000'), read(color)];
      return () => between(from, to, level);
    }
    case 'wave': {
      const { color, color2, speed } = pattern.params;
      const [from, to, phase] = [read(color2), read(color), phaseAt(ms, speed)];
      return ({ y }) => between(from, to, byteAt(hump, ((y * 320 + phase) & 0xffff) >> 6));
    }
    case 'rainbow': {
      const phase = phaseAt(ms, pattern.params.speed);
      return ({ x, y }) => hue((y * 205 + x * 77 + phase) & 0xffff);
    }
    case 'pulse': {
      const { color, speed } = pattern.params;
      const [to, level] = [read(color), ms < speed ? flash(phaseAt(ms, speed)) : 0];
      return () => between(black, to, level);
    }
    case 'sparkle':
      return plainSparkle(pattern.params, seed, ms);
    case 'fire':
      return plainFire(pattern.params, zone, seed, ms);
    case 'rain':
      return plainRain(pattern.params, zone, seed, ms);
    case 'comet':
      return plainComet(pattern.params, zone, seed, ms);
    case 'aurora':
      return plainAurora(pattern.params, zone, seed, ms);
  }
}

type Params<Name extends Pattern['name']> = Extract<Pattern, { name: Name }>['params'];

function plainGradient(from: Color, to: Color, zone: Zone): (led: Led) => Color {
  const { width, height } = zone.geometry;
  const perX = Math.floor((180 * 64) / Math.max(width, unit));
  const perY = Math.floor((180 * 64) / Math.max(height, unit));
  return ({ x, y }) => {
    const across = Math.min((Math.abs(2 * x - width) * perX) >> 6, 255);
    const down = Math.min((Math.abs(2 * y - height) * perY) >> 6, 255);
    return between(from, to, byteAt(root, Math.min(((across * across) >> 8) + ((down * down) >> 8), 255)));
  };
}

function plainSparkle({ color, bgColor, speed, density }: Params<'sparkle'>, seed: number, ms: number) {
  const [from, to] = [read(bgColor), read(color)];
  const chosen = Math.round(density * 256);
  const [tick, phase] = [cycleAt(ms, speed), phaseAt(ms, speed)];
  const dimming = Math.floor((127 * 256) / chosen);
  const brightness = (led: number, at: number) => {
    const random = hash(led, at, seed + (led >> 8));
    return random < chosen ? 255 - ((random * dimming) >> 8) : 0;
  };
  return ({ index }: Led) => {
    const now = brightness(index, tick);
    const before = brightness(index, tick + 255);
    return between(from, to, mix(before, now, now > before ? Math.min(phase >> 6, 256) : phase >> 8));
  };
}

function plainFire({ color, color2, speed }: Params<'fire'>, zone: Zone, seed: number, ms: number) {
  const [warm, hot] = [read(color), read(color2)];
  const { height } = zone.geometry;
  const cooling = Math.floor((440 * 64) / Math.max(height, unit));
  const risen = ((cycleAt(ms, speed) << 9) | (phaseAt(ms, speed) >> 7)) & 0xffff;
  return ({ x, y }: Led) => {
    const coarse = noise(x * 6, y * 4 + risen, seed);
    const fine = noise(x * 11, y * 7 + 2 * risen, seed + 101);
    const up = Math.max(height - y, 0);
    const heat = 150 + ((3 * coarse + fine) >> 1) - ((up * cooling) >> 6);
    if (heat < 256) return between(black, warm, Math.max(heat, 0));
    return between(warm, hot, Math.min(heat - 256, 255));
  };
}

function plainRain({ color, bgColor, speed, density }: Params<'rain'>, zone: Zone, seed: number, ms: number) {
  const [from, to] = [read(bgColor), read(color)];
  const share = Math.round(density * 256);
  const chosen = (share * (512 - share)) >> 8;
  const way = zone.geometry.height + 8 * unit;
  const [cycle, phase] = [cycleAt(ms, speed), phaseAt(ms, speed)];
  return ({ x, y }: Led) => {
    const column = (x + 24) >> 4;
    let light = 0;
    for (let stream = 0; stream < 2; stream++) {
      const own = phase + (((hash(column, 0, seed) >> 1) + stream * 128) << 8);
      if (hash(column, cycle + (own >> 16), seed + 1 + stream) >= chosen) continue;
      const head = (((own & 0xffff) * way) >>> 16) - 2 * unit;
      light = Math.max(light, drop(head - y));
    }
    return between(from, to, light);
  };
}

function plainComet({ color, bgColor, speed }: Params<'comet'>, zone: Zone, seed: number, ms: number) {
  const [from, to] = [read(bgColor), read(color)];
  const { width, height, columns, rows, isRing } = zone.geometry;
  const isLine = width === 0;
  const middle = (width * 57 - height * 29) >> 7;
  const random = hash(cycleAt(ms, speed), 0, seed);
  const lane = isRing ? 0 : ((random - 128) * width) >> 9;
  const longest = isLine ? height : (width * 29 + height * 57) >> 6;
  const length = isRing ? columns * unit : longest + 14 * unit;
  const head = ((phaseAt(ms, speed) * length) >>> 16) - (isRing ? 0 : 2 * unit);
  return ({ index, x, y }: Led) => {
    const side = (random & 1) === 1 ? width - x : x;
    const slanted = (side * 29 + y * 57) >> 6;
    const along = isRing ? index * unit : isLine ? y : slanted;
    const aside = isRing || isLine ? 0 : ((side * 57 - y * 29) >> 6) - middle;
    const ahead = head - along;
    const behind = isRing && ahead <= -unit ? ahead + length : ahead;
    const off = Math.abs(aside - lane);
    const isAmbient = index >= columns * rows;
    const near = isAmbient ? (off >= 80 ? 0 : 160 - off * 2) : off >= 26 ? 0 : 255 - off * 10;
    return between(from, to, scale(tail(behind), near));
  };
}

function plainAurora({ color, color2, speed }: Params<'aurora'>, zone: Zone, seed: number, ms: number) {
  const [low, high] = [read(color), read(color2)];
  const { height } = zone.geometry;
  const perRow = Math.floor((255 * 128) / Math.max(height, unit));
  const drift = ((cycleAt(ms, speed) << 9) | (phaseAt(ms, speed) >> 7)) & 0xffff;
  return ({ x, y }: Led) => {
    const sway = noise(y * 3 + drift, drift, seed + 57);
    const curtain = noise(drift, x * 6 + sway, seed);
    const raised = Math.min(Math.max(((curtain * 3) >> 1) - 36, 0), 255);
    const bright = 40 + scale(215, byteAt(ease, raised));
    const up = Math.min(Math.max(((height - y) * perRow) >> 7, 0), 255);
    const tint = mix(up, sway, 96);
    return {
      r: scale(mix(low.r, high.r, tint), bright),
      g: scale(mix(low.g, high.g, tint), bright),
      b: scale(mix(low.b, high.b, tint), bright),
    };
  };
}

function read(color: string): Color {
  const rgb = Number.parseInt(color.slice(1), 16);
  return { r: rgb >> 16, g: (rgb >> 8) & 255, b: rgb & 255 };
}

function between(from: Color, to: Color, step: number): Color {
  const weight = step + (step >> 7);
  return { r: mix(from.r, to.r, weight), g: mix(from.g, to.g, weight), b: mix(from.b, to.b, weight) };
}

function hue(at: number): Color {
  const place = ((at >> 3) * 6) >> 5;
  const sector = place >> 8;
  const step = place & 255;
  const rising = mix(0, 255, step + (step >> 7));
  const falling = mix(255, 0, step + (step >> 7));
  if (sector === 0) return { r: 255, g: rising, b: 0 };
  if (sector === 1) return { r: falling, g: 255, b: 0 };
  if (sector === 2) return { r: 0, g: 255, b: rising };
  if (sector === 3) return { r: 0, g: falling, b: 255 };
  if (sector === 4) return { r: rising, g: 0, b: 255 };
  return { r: 255, g: 0, b: falling };
}

function flash(phase: number): number {
  if (phase < 13_107) return (phase * 5) >> 8;
  const left = ((0xffff - phase) * 5) >> 10;
  return scale(left, left);
}

function drop(behind: number): number {
  if (behind <= -unit || behind >= 5 * unit) return 0;
  if (behind < 0) return 255 + behind * 15;
  return scale(255 - behind * 3, 255 - behind * 3);
}

function tail(behind: number): number {
  if (behind <= -unit || behind >= 10 * unit) return 0;
  if (behind < 0) return 255 + behind * 15;
  const left = 255 - ((behind * 51) >> 5);
  return scale(left, left);
}
