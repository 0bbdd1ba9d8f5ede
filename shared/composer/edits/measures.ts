import type { Operation, Target } from '../../program/edit/Operation';
import type { Axis, Quality } from './vocabulary';

/** How much “slower”, “brighter” and the like are by themselves. */
const usual: Readonly<Record<Exclude<Axis, 'warmth'>, number>> = {
  pace: 1.5,
  light: 1.35,
  vividness: 1.4,
  density: 1.6,
  length: 1.5,
};

const usualWarmth = 0.4;

/** A quality by a degree: 1 is the usual measure, 0.5 a bit, 2 a lot. */
export function byDegree({ axis, sign }: Quality, strength: number, target: Target | undefined): Operation {
  if (axis === 'warmth') {
    return withTarget(
      { kind: 'warmth', amount: Math.max(-1, Math.min(1, sign * usualWarmth * strength)) },
      target,
    );
  }
  return byTimes(axis, usual[axis] ** (sign * strength), target);
}

/** A quality by an exact measure, as in “twice as slow”; none for warmth, which has no such measure. */
export function byTimes(axis: Exclude<Axis, 'warmth'>, times: number, target: Target | undefined): Operation {
  const bounded = Math.min(Math.max(times, 1 / 64), 64);
  switch (axis) {
    case 'pace':
      return withTarget({ kind: 'pace', times: bounded }, target);
    case 'light':
      return withTarget({ kind: 'light', times: bounded }, target);
    case 'vividness':
      return withTarget({ kind: 'vividness', times: bounded }, target);
    case 'density':
      return withTarget({ kind: 'density', times: bounded }, target);
    case 'length':
      return withTarget({ kind: 'stretch', times: bounded }, target);
  }
}

export function withTarget<Kind extends Operation>(operation: Kind, target: Target | null | undefined): Kind {
  return target ? { ...operation, target } : operation;
}
