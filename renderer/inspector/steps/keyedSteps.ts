import type { Step } from '#shared/program/Program';
import { reuseIfEqual } from '../../store/reuseIfEqual';

/** A step with a key that it keeps when it is moved, renamed or changed. */
export interface KeyedStep {
  readonly key: string;
  readonly step: Step;
}

/**
 * The steps of a program in rows that know each other again: those with the same id, and one whose id is new in the place
 * of one that is gone. A step that says the same as before is the same object, so that its row is not drawn anew.
 */
export function keyedSteps(before: readonly KeyedStep[], steps: readonly Step[]): readonly KeyedStep[] {
  const known = new Map(before.map((row) => [row.step.id, row]));
  const ids = new Set(steps.map(({ id }) => id));
  const used = new Set<string>();
  const rows = steps.map((step, index): KeyedStep => {
    const inPlace = before[index];
    const same = known.get(step.id) ?? (inPlace && !ids.has(inPlace.step.id) ? inPlace : undefined);
    if (!same || used.has(same.key)) return { key: freshKey(step.id, before, used), step };
    used.add(same.key);
    const keptStep = reuseIfEqual(same.step, step);
    return keptStep === same.step ? same : { key: same.key, step: keptStep };
  });
  const isSame = rows.length === before.length && rows.every((row, index) => row === before[index]);
  return isSame ? before : rows;
}

function freshKey(id: string, before: readonly KeyedStep[], used: Set<string>): string {
  let key = id;
  while (used.has(key) || before.some((row) => row.key === key)) key += '′';
  used.add(key);
  return key;
}
