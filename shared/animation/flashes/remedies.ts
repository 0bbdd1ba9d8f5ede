import type { Command, Step } from '../../program/Program';
import { mixRgb, readRgb, scaleRgb, type Rgb } from '../arithmetic/color';
import { formatColor } from '../../program/color';
import { colorsOf, withColors, withSpeeds } from '../../program/commandEdits';
import { fullLuminance, luminanceOf } from './luminance';
import { calmSpeedMs, hasManyTurns, minTurnMs } from './turnRates';

/** A step, or the ending, which has neither duration nor transition. */
type Shown = Pick<Step, 'command'> & Partial<Step>;

/** What a remedy makes of it. The command is one in shape; the schema makes sure when the program is put together again. */
export type RemedyResult = Omit<Shown, 'command'> & { readonly command: unknown };

/** One way to calm what flashes. */
export interface Remedy {
  /** How often it is tried before the next one. */
  readonly rounds: number;
  /** What becomes of a step; `others` are the commands of all steps that flash together. */
  readonly apply: (shown: Shown, others: readonly Command[]) => RemedyResult;
  /** What was done to the steps of these names. */
  readonly tell: (names: string) => string;
}

/** Light of less luminance than this cannot make a swing. */
const dimLuminance = 0.09 * fullLuminance;

/** Steps longer than this are not made longer: what flashes is inside them. */
const longStepMs = 3000;

/** From the gentlest to the last resort, which always helps: light so dim that nothing flashes. */
export const remedies: readonly Remedy[] = [
  {
    rounds: 5,
    apply: (shown) => calmer(shown),
    tell: (names) => `Slowed ${names} down to three flashes a second.`,
  },
  {
    rounds: 3,
    apply: (shown, others) => ({ ...shown, command: drawnTogether(shown.command, others) }),
    tell: (names) => `Drew the colours of ${names} closer together.`,
  },
  {
    rounds: 5,
    apply: (shown) => slower(shown, 2),
    tell: (names) => `Slowed ${names} down further.`,
  },
  {
    rounds: 1,
    apply: (shown) => ({ ...shown, command: withColors(shown.command, dimmed) }),
    tell: (names) => `Dimmed ${names}.`,
  },
];

/** At least 350 ms for one up and down, 175 ms for a tick of sparkles, 167 ms for a step. */
function calmer(shown: Shown): RemedyResult {
  const command = withSpeeds(shown.command, (speed, pattern) => {
    const calm = calmSpeedMs(pattern);
    // An LED that can turn often seldom does: step by step. And a border may add a turn: to a little more than calm.
    const slowest = 1.25 * calm;
    if (hasManyTurns(pattern)) return Math.max(speed, Math.min(Math.max(speed * 1.6, calm / 4), slowest));
    return Math.max(speed, speed < calm ? calm : slowest);
  });
  const isFlash = shown.command.type === 'pattern' && shown.command.name === 'pulse';
  const leastMs = isFlash ? 2 * minTurnMs : minTurnMs;
  return { ...shown, command, ...(shown.duration && { duration: Math.max(shown.duration, leastMs) }) };
}

function slower(shown: Shown, times: number): RemedyResult {
  const command = withSpeeds(shown.command, (speed) => speed * times);
  if (!shown.duration || shown.duration > longStepMs) return { ...shown, command };
  const transition = shown.transition && { transition: Math.floor(shown.transition * times) };
  return { ...shown, command, duration: Math.ceil(shown.duration * times), ...transition };
}

/** Every colour half of the way to the mean of all that flash together; of each step, its dark moments count as one. */
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
