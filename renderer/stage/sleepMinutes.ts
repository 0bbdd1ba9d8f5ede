import { longestSleepMs } from '#shared/api/areas/stage';

/** The longest sleep timer, in minutes. */
export const mostSleepMinutes = longestSleepMs / 60_000;

/** Minutes as they were typed; nothing where they are not whole, or too few or too many. */
export function readSleepMinutes(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return undefined;
  const minutes = Number(trimmed);
  return minutes >= 1 && minutes <= mostSleepMinutes ? minutes : undefined;
}
