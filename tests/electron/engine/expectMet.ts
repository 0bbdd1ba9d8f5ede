import { expect } from 'vitest';
import { isMet, type Figure } from '../../bench/Figure';

/** Fails where a figure is worse than it may be, and names it with its ratio. */
export function expectMet(figure: Figure): void {
  expect(isMet(figure), `${figure.what}: ${figure.ratio.toFixed(3)}`).toBe(true);
}
