import type { StreamFault } from './faults';

const blanks = [' ', '\n', '  ', '\n\n', '\t'];
const words = [' and', ' light', ' over', ' the', ' lake', ','];

/** Pieces without end: what a model writes that has lost its way. */
export function* runaway(
  fault: Extract<StreamFault, { name: 'runaway-whitespace' | 'runaway-string' }>,
): Generator<string> {
  const isString = fault.name === 'runaway-string';
  if (isString) yield '"';
  const pieces = isString ? words : fault.isVarying === true ? blanks : ['\n'];
  for (;;) yield* pieces;
}
