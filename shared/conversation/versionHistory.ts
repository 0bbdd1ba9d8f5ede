import type { Program } from '../program/Program';
import type { Entry } from './Entry';

/** A program that was shown, with the number of the entry that created it. */
export interface Version {
  readonly seq: number;
  readonly program: Program;
}

/** The versions undo and redo step through. `present` is shown now; the nearest of `past` and `future` is last. */
export interface VersionHistory {
  readonly past: readonly Version[];
  readonly present: Version | undefined;
  readonly future: readonly Version[];
}

/** The versions of a conversation's program for undo and redo. Stepping back and forth loses none of them. */
export function versionHistory(entries: readonly Entry[]): VersionHistory {
  const versions = new Map<number, Version>();
  const past: Version[] = [];
  let present: Version | undefined;
  let future: Version[] = [];
  const show = (version: Version) => {
    if (present) past.push(present);
    present = version;
  };
  for (const entry of entries) {
    if ('program' in entry) {
      const version = { seq: entry.seq, program: entry.program };
      versions.set(entry.seq, version);
      show(version);
      future = [];
      continue;
    }
    const version = entry.type === 'restore' ? versions.get(entry.to) : undefined;
    if (!version || entry.type !== 'restore') continue;
    if (entry.how === 'undo' && past.at(-1)?.seq === entry.to) {
      past.pop();
      if (present) future.push(present);
      present = version;
    } else if (entry.how === 'redo' && future.at(-1)?.seq === entry.to) {
      future.pop();
      show(version);
    } else {
      show(version);
      future = [];
    }
  }
  return { past, present, future };
}

/** The next `steps` versions back or forth, the nearest first; fewer if there are no more. */
export function versionsAlong(entries: readonly Entry[], how: 'undo' | 'redo', steps: number): Version[] {
  const { past, future } = versionHistory(entries);
  return (how === 'undo' ? past : future).slice(-steps).toReversed();
}

/** The program a wish starts from: the current one, or the one before the wish it replaces. */
export function programBefore(entries: readonly Entry[], replaces = Infinity): Program | undefined {
  return currentProgram(entries.filter(({ seq }) => seq < replaces));
}

/** The current program; undefined before the first one. */
export function currentProgram(entries: readonly Entry[]): Program | undefined {
  return versionHistory(entries).present?.program;
}

/** True when the owner allowed a version to flash as written; `version` is the entry that created it. */
export function isAllowedToFlash(entries: readonly Entry[], version: number): boolean {
  return entries.some((entry) => entry.type === 'allowance' && entry.of === version);
}
