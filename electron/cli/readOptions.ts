import { LampwrightError } from '#shared/errors/LampwrightError';
import { defaultLayout, type Layout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import type { CommandCall } from './CliCommand';

/** The layout given with `--layout`, or the default. Fails with BAD_USAGE. */
export function readLayout({ options }: CommandCall): Layout {
  const { layout } = options;
  if (typeof layout !== 'string') return defaultLayout;
  try {
    return parseLayout(layout);
  } catch (cause) {
    if (!(cause instanceof LampwrightError)) throw cause;
    throw new LampwrightError('BAD_USAGE', cause.message, { cause });
  }
}

/** The whole number given with an option, or `fallback`. Fails with BAD_USAGE if it is not from `min` to `max`. */
export function readWhole<Fallback>(
  { options }: CommandCall,
  name: string,
  [min, max]: readonly [min: number, max: number],
  fallback: Fallback,
): number | Fallback {
  const text = options[name];
  if (text === undefined) return fallback;
  const value = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new LampwrightError('BAD_USAGE', `--${name} takes a whole number from ${min} to ${max}.`);
}

/** The time given with `--seconds`, up to a day; undefined if it was not given. Fails with BAD_USAGE. */
export function readSeconds({ options: { seconds } }: CommandCall): number | undefined {
  if (seconds === undefined) return undefined;
  const value = typeof seconds === 'string' && /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) : Number.NaN;
  if (value > 0 && value <= 86_400) return value;
  throw new LampwrightError('BAD_USAGE', '--seconds takes a number above 0, up to 86400.');
}
