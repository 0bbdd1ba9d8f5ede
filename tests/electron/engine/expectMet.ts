import { expect } from 'vitest';
import { isMet, type Figure } from '../../bench/Figure';

/** Fails if a figure misses its target; the message names it with its ratio. */
export function expectMet(figure: Figure): void {
  expect(isMet(figure), `${figure.what}: ${figure.ratio.toFixed(3)}`).toBe(true);
}
