import type { Step } from '#shared/program/Program';
import { reuseIfEqual } from '../../store/reuseIfEqual';

/** A step with a key that stays the same when it is moved, renamed or changed. */
export interface KeyedStep {
  readonly key: string;
  readonly step: Step;
}

/**
 * Assigns keys to steps: a step with a known id keeps its row's key; a new id in place of a removed one takes over
 * that key. An equal step stays the same object, so that its row does not re-render.
 */
export function keyedSteps(before: readonly KeyedStep[], steps: readonly Step[]): readonly KeyedStep[] {
  const byId = new Map(before.map((row) => [row.step.id, row]));
  const ids = new Set(steps.map(({ id }) => id));
  const used = new Set<string>();
  const rows = steps.map((step, index): KeyedStep => {
    const inPlace = before[index];
    const same = byId.get(step.id) ?? (inPlace && !ids.has(inPlace.step.id) ? inPlace : undefined);
    if (!same || used.has(same.key)) return { key: freshKey(step.id, before, used), step };
    used.add(same.key);
    const reusedStep = reuseIfEqual(same.step, step);
    return reusedStep === same.step ? same : { key: same.key, step: reusedStep };
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
