import { LampwrightError } from '#shared/errors/LampwrightError';
import { defaultLayout, type Layout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import type { CommandCall } from './Command';

/** The layout behind `--layout`, or the usual lamp. */
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

/** The whole number behind an option, from `least` to `most`; `fallback` when it was not given. */
export function readWhole<Fallback>(
  { options }: CommandCall,
  name: string,
  [least, most]: readonly [least: number, most: number],
  fallback: Fallback,
): number | Fallback {
  const text = options[name];
  if (text === undefined) return fallback;
  const value = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new LampwrightError('BAD_USAGE', `--${name} takes a whole number from ${least} to ${most}.`);
}

/** The time behind `--seconds`, up to a day; undefined when it was not given. */
export function readSeconds({ options: { seconds } }: CommandCall): number | undefined {
  if (seconds === undefined) return undefined;
  const value = typeof seconds === 'string' && /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) : Number.NaN;
  if (value > 0 && value <= 86_400) return value;
  throw new LampwrightError('BAD_USAGE', '--seconds takes a number above 0, up to 86400.');
}
