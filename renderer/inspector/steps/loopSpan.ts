import type { Loop } from '#shared/program/Program';

/** Which rows a loop embraces, from the first to the last. */
export interface LoopSpan {
  readonly first: number;
  readonly last: number;
}

type StepWithId = { readonly id: string };

/** Where the loop lies among the steps. */
export function loopSpanOf(steps: readonly StepWithId[], loop: Loop): LoopSpan {
  const [start, end] = [loop.start_step, loop.end_step].map((id) =>
    steps.findIndex((step) => step.id === id),
  );
  return { first: Math.min(start ?? 0, end ?? 0), last: Math.max(start ?? 0, end ?? 0) };
}

/** The loop laid over these rows; none where no row is left in it. */
export function loopOver(
  steps: readonly StepWithId[],
  loop: Loop,
  { first, last }: LoopSpan,
): Loop | undefined {
  const [start, end] = [steps[first], steps[last]];
  if (!start || !end || last < first) return undefined;
  return { ...loop, start_step: start.id, end_step: end.id };
}

/** The span after a row came in behind row `at`: it belongs where that one belongs. */
export function spanAfterInsert({ first, last }: LoopSpan, at: number): LoopSpan {
  return { first: at < first ? first + 1 : first, last: at <= last ? last + 1 : last };
}

/** The span after row `at` is gone. */
export function spanAfterRemove({ first, last }: LoopSpan, at: number): LoopSpan {
  return { first: at < first ? first - 1 : first, last: at <= last ? last - 1 : last };
}

/** How a row stands to the loop: where its bracket begins, goes on and ends. */
export type LoopMark = 'none' | 'only' | 'first' | 'inner' | 'last';

/** The part of the bracket beside row `at`. */
export function loopMark(span: LoopSpan | undefined, at: number): LoopMark {
  if (!span || at < span.first || at > span.last) return 'none';
  if (span.first === span.last) return 'only';
  return at === span.first ? 'first' : at === span.last ? 'last' : 'inner';
}
