/** How the light of a point spreads. */
export interface Spread {
  /** The share of the light seen at a distance, in distances between two LEDs. */
  readonly at: (distance: number) => number;
  /** Beyond this distance nothing is visible. */
  readonly reach: number;
}

/** Behind frosted glass: a bright core, and a haze that blends with those of its neighbours. */
const core = { share: 0.5, width: 0.3 };
const haze = { share: 0.5, width: 0.82 };
const glassReach = 2.2;

/** The sum of the hazes of a whole lattice of LEDs at one of them. */
const hazeSum = latticeSum(hazeAt);

/** An LED behind frosted glass. Among equally bright LEDs, its centre has exactly its own light. */
export const glassSpread: Spread = {
  at: (distance) => core.share * bell(distance, core.width) + (haze.share / hazeSum) * hazeAt(distance),
  reach: glassReach,
};

const wallReach = 12;
const referenceCount = 32;

/** Brightest close to the lamp; the rest goes far. */
const near = { share: 0.5, width: 1.2 };
const far = { share: 0.5, width: 3 };

/**
 * The spread on the wall of one of `count` lights behind a lamp, fading out towards its reach. With few lights, `max`
 * is the share that reaches the wall at the light; many lights do not make the wall brighter. A lamp `scale` times as
 * large throws its light that much farther.
 */
export function wallSpread(max: number, count: number, scale: number): Spread {
  const share = max * Math.min(referenceCount / count, 1);
  const reach = wallReach * scale;
  return {
    at: (distance) =>
      share * fadeOut(distance, reach) * (falloff(near, distance / scale) + falloff(far, distance / scale)),
    reach,
  };
}

/** The glow around bright light: `share` of the light of a whole lattice of lights, `spacing` apart. */
export function bloomSpread(share: number, width: number, spacing: number): Spread {
  const each = (share * spacing ** 2) / (Math.PI * width ** 2);
  const reach = width * 2.6;
  return { at: (distance) => each * bell(distance, width) * fadeOut(distance, reach), reach };
}

function hazeAt(distance: number): number {
  return bell(distance, haze.width) * fadeOut(distance, glassReach);
}

function falloff({ share, width }: typeof near, distance: number): number {
  return share / (1 + (distance / width) ** 2);
}

function bell(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2));
}

/** Falls from 1 to 0 at the end of the reach: even the faintest edge would be visible on a screen. */
function fadeOut(distance: number, reach: number): number {
  return Math.max(1 - (distance / reach) ** 2, 0) ** 2;
}

function latticeSum(at: (distance: number) => number): number {
  let sum = 0;
  for (let y = -4; y <= 4; y++) for (let x = -4; x <= 4; x++) sum += at(Math.hypot(x, y));
  return sum;
}
