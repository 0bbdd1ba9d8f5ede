import type { Entry } from './entry';

/** True when its owner lets a version flash as it is written; `version` is the entry that brought it. */
export function isAllowedToFlash(entries: readonly Entry[], version: number): boolean {
  return entries.some((entry) => entry.type === 'allowance' && entry.of === version);
}
