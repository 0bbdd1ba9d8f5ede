import type { Operation } from '../program/edit/Operation';

/** No change in one go is stronger than this. */
const strongest = 64;

/** Operations with neighbours that do the same made one: “slow, calm and sleepy” is a single pace. */
export function merged(operations: readonly Operation[]): Operation[] {
  const all: Operation[] = [];
  let run: Operation[] = [];
  for (const operation of operations) {
    if (!isScale(operation)) {
      all.push(...run, operation);
      run = [];
      continue;
    }
    const at = run.findIndex(({ kind }) => kind === operation.kind);
    const before = run[at];
    if (before) run[at] = both(before, operation);
    else run.push(operation);
  }
  return [...all, ...run];
}

/** What works on all of a program and can be added up, in any order. */
function isScale({ kind, target }: Operation): boolean {
  return !target && ['pace', 'light', 'vividness', 'density', 'warmth'].includes(kind);
}

function both(one: Operation, other: Operation): Operation {
  if (one.kind === 'warmth' && other.kind === 'warmth')
    return { ...one, amount: Math.min(Math.max(one.amount + other.amount, -1), 1) };
  if ('times' in one && 'times' in other)
    return { ...one, times: Math.min(Math.max(one.times * other.times, 1 / strongest), strongest) };
  return other;
}
