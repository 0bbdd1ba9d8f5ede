import type { Spread } from './LightField';

const bell = (distance: number, width: number) => Math.exp(-((distance / width) ** 2));

/** Behind frosted glass: a bright core, and a haze that runs into its neighbours'. */
const core = { share: 0.55, width: 0.27 };
const glassReach = 2.2;
const haze = { share: 0.45, width: 0.78 };

/** What the hazes of a whole lattice of LEDs come to at one of them. */
const hazeSum = latticeSum(hazeAt);

/**
 * An LED seen through frosted glass. Among others as bright as it is, its middle has just the light that it gives.
 */
export const throughGlass: Spread = {
  at: (distance) => core.share * bell(distance, core.width) + (haze.share / hazeSum) * hazeAt(distance),
  reach: glassReach,
};

/** What reaches the wall at the place of one of the usual lamp's ambient LEDs. */
const wallShare = 0.2;
const usualCount = 32;
const wallReach = 11;

/** An LED that lights the wall, one of `count`: far, and fading out before its reach ends. More LEDs light it no brighter. */
export function onWall(count: number): Spread {
  const share = wallShare * Math.min(usualCount / count, 1);
  return {
    at: (distance) => (share * fadeOut(distance, wallReach)) / (1 + (distance / 2.1) ** 2),
    reach: wallReach,
  };
}

function hazeAt(distance: number): number {
  return bell(distance, haze.width) * fadeOut(distance, glassReach);
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
