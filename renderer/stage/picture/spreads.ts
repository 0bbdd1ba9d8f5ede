/** How the light of a point spreads. */
export interface Spread {
  /** How much of it is seen at a distance, measured in distances between two LEDs. */
  readonly at: (distance: number) => number;
  /** Beyond this nothing is seen. */
  readonly reach: number;
}

/** Behind frosted glass: a bright core, and a haze that runs into its neighbours'. */
const core = { share: 0.5, width: 0.3 };
const haze = { share: 0.5, width: 0.82 };
const glassReach = 2.2;

/** What the hazes of a whole lattice of LEDs come to at one of them. */
const hazeSum = latticeSum(hazeAt);

/** An LED seen through frosted glass. Among others as bright as it is, its middle has just the light that it gives. */
export const glassSpread: Spread = {
  at: (distance) => core.share * bell(distance, core.width) + (haze.share / hazeSum) * hazeAt(distance),
  reach: glassReach,
};

const wallReach = 12;
const usualCount = 32;

/** Close to the lamp it is brightest; the rest goes far. */
const near = { share: 0.5, width: 1.2 };
const far = { share: 0.5, width: 3 };

/**
 * One of `count` lights behind a lamp, on the wall: far, and fading out before its reach ends. Of few lights, `most` is
 * what reaches the wall where one is; many light it no brighter. A lamp `scale` times as large throws its light as much
 * farther.
 */
export function wallSpread(most: number, count: number, scale: number): Spread {
  const share = most * Math.min(usualCount / count, 1);
  const reach = wallReach * scale;
  return {
    at: (distance) =>
      share * fadeOut(distance, reach) * (falloff(near, distance / scale) + falloff(far, distance / scale)),
    reach,
  };
}

/** The air and the eye round something bright: `share` of the light of a whole lattice of lights, `spacing` apart. */
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

/** From 1 down to 0 where the reach ends: a screen shows even the faintest edge. */
function fadeOut(distance: number, reach: number): number {
  return Math.max(1 - (distance / reach) ** 2, 0) ** 2;
}

function latticeSum(at: (distance: number) => number): number {
  let sum = 0;
  for (let y = -4; y <= 4; y++) for (let x = -4; x <= 4; x++) sum += at(Math.hypot(x, y));
  return sum;
}
