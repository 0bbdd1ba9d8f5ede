import type { Loop } from '#shared/program/Program';

/** The rows of a loop, from the first to the last. */
export interface LoopSpan {
  readonly first: number;
  readonly last: number;
}

type StepWithId = { readonly id: string };

/** The rows of a loop among the steps. */
export function loopSpanOf(steps: readonly StepWithId[], loop: Loop): LoopSpan {
  const [start, end] = [loop.start_step, loop.end_step].map((id) =>
    steps.findIndex((step) => step.id === id),
  );
  return { first: Math.min(start ?? 0, end ?? 0), last: Math.max(start ?? 0, end ?? 0) };
}

/** The loop over these rows; undefined if no row is left in it. */
export function loopOver(
  steps: readonly StepWithId[],
  loop: Loop,
  { first, last }: LoopSpan,
): Loop | undefined {
  const [start, end] = [steps[first], steps[last]];
  if (!start || !end || last < first) return undefined;
  return { ...loop, start_step: start.id, end_step: end.id };
}

/** The span after a row was inserted after row `at`; the new row is inside if that one is. */
export function spanAfterInsert({ first, last }: LoopSpan, at: number): LoopSpan {
  return { first: at < first ? first + 1 : first, last: at <= last ? last + 1 : last };
}

/** The span after row `at` was removed. */
export function spanAfterRemove({ first, last }: LoopSpan, at: number): LoopSpan {
  return { first: at < first ? first - 1 : first, last: at <= last ? last - 1 : last };
}

/** The position of a row in the loop, for drawing the bracket. */
export type LoopMark = 'none' | 'only' | 'first' | 'inner' | 'last';

/** The bracket mark of row `at`. */
export function loopMark(span: LoopSpan | undefined, at: number): LoopMark {
  if (!span || at < span.first || at > span.last) return 'none';
  if (span.first === span.last) return 'only';
  return at === span.first ? 'first' : at === span.last ? 'last' : 'inner';
}
