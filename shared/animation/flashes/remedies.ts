import type { Command, Step } from '../../program/Program';
import { mixRgb, readRgb, scaleRgb, type Rgb } from '../arithmetic/color';
import { formatColor } from '../../program/color';
import { colorsOf, withColors, withSpeeds } from '../../program/commandEdits';
import { fullLuminance, luminanceOf } from './luminance';
import { calmSpeedMs, hasManyTurns, minTurnMs } from './turnRates';

/** A step, or `on_complete`, which has neither duration nor transition. */
type StepOrEnd = Pick<Step, 'command'> & Partial<Step>;

/** A step after a remedy. The schema validates its command with the whole program. */
export type RemedyResult = Omit<StepOrEnd, 'command'> & { readonly command: unknown };

/** One way to calm what flashes. */
export interface Remedy {
  /** How many times it is tried before the next one. */
  readonly rounds: number;
  /** Applies the remedy to a step; `others` are the commands of all steps that flash together. */
  readonly apply: (step: StepOrEnd, others: readonly Command[]) => RemedyResult;
  /** A sentence about what was done to the named steps. */
  readonly describe: (names: string) => string;
}

/** Light below this luminance cannot cause a swing. */
const dimLuminance = 0.09 * fullLuminance;

/** Steps longer than this are not lengthened: the flashing is inside them. */
const longStepMs = 3000;

/** From the gentlest to the last resort, which always works: light too dim to flash. */
export const remedies: readonly Remedy[] = [
  {
    rounds: 5,
    apply: (step) => calmer(step),
    describe: (names) => `Slowed ${names} down to three flashes a second.`,
  },
  {
    rounds: 3,
    apply: (step, others) => ({ ...step, command: drawnTogether(step.command, others) }),
    describe: (names) => `Drew the colours of ${names} closer together.`,
  },
  {
    rounds: 5,
    apply: (step) => slower(step, 2),
    describe: (names) => `Slowed ${names} down further.`,
  },
  {
    rounds: 1,
    apply: (step) => ({ ...step, command: withColors(step.command, dimmed) }),
    describe: (names) => `Dimmed ${names}.`,
  },
];

/** At least 350 ms for one up and down, 175 ms for a tick of sparkles, 167 ms for a step. */
function calmer(step: StepOrEnd): RemedyResult {
  const command = withSpeeds(step.command, (speed, pattern) => {
    const calm = calmSpeedMs(pattern);
    // LEDs seldom turn as often as they could, so the speed is reduced gradually. Step borders may add a turn, so it
    // ends a little slower than calm.
    const slowest = 1.25 * calm;
    if (hasManyTurns(pattern)) return Math.max(speed, Math.min(Math.max(speed * 1.6, calm / 4), slowest));
    return Math.max(speed, speed < calm ? calm : slowest);
  });
  const isFlash = step.command.type === 'pattern' && step.command.name === 'pulse';
  const minMs = isFlash ? 2 * minTurnMs : minTurnMs;
  return { ...step, command, ...(step.duration && { duration: Math.max(step.duration, minMs) }) };
}

function slower(step: StepOrEnd, times: number): RemedyResult {
  const command = withSpeeds(step.command, (speed) => speed * times);
  if (!step.duration || step.duration > longStepMs) return { ...step, command };
  const transition = step.transition && { transition: Math.floor(step.transition * times) };
  return { ...step, command, duration: Math.ceil(step.duration * times), ...transition };
}

/**
 * Moves every colour halfway to the mean of all that flash together; the dark moments of each step count as one
 * colour.
 */
function drawnTogether(command: Command, others: readonly Command[]): unknown {
  const all = others.flatMap((other) => [...colorsOf(other), '#000000']);
  const mean = meanOf(all.map(readRgb));
  return withColors(command, (color) => formatColor(mixRgb(readRgb(color), mean, 128)));
}

function meanOf(colors: readonly Rgb[]): Rgb {
  const channel = (shift: number) => {
    const sum = colors.reduce((total, rgb) => total + ((rgb >> shift) & 255), 0);
    return Math.round(sum / colors.length) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

function dimmed(color: string): string {
  let rgb = readRgb(color);
  while (luminanceOf(Uint8Array.of(rgb >> 16, rgb >> 8, rgb), 0) > dimLuminance) rgb = scaleRgb(rgb, 240);
  return formatColor(rgb);
}
