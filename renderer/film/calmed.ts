import { soften } from '#shared/animation/flashes/soften';
import type { Layout } from '#shared/lamp/layout';
import type { Program } from '#shared/program/schema';

const known = new WeakMap<Program, { readonly layout: Layout; readonly program: Program }>();

/** A program without dangerous flashes, where they have been looked for already. */
export function calmedBefore(program: Program, layout: Layout): Program | undefined {
  const before = known.get(program);
  return before?.layout === layout ? before.program : undefined;
}

/** A program without dangerous flashes. Looking for them takes a while: what was looked at is remembered. */
export function calmed(program: Program, layout: Layout): Program {
  const before = calmedBefore(program, layout);
  if (before) return before;
  const softened = soften(program, layout).program;
  known.set(program, { layout, program: softened });
  return softened;
}
