import { soften } from '#shared/animation/flashes/soften';
import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';

const softenedCache = new WeakMap<Program, { readonly layout: Layout; readonly program: Program }>();

/** A program without dangerous flashes, where they have been looked for already. */
export function cachedSoftened(program: Program, layout: Layout): Program | undefined {
  const before = softenedCache.get(program);
  return before?.layout === layout ? before.program : undefined;
}

/** A program without dangerous flashes. Looking for them takes a while: what was looked at is remembered. */
export function softenForPreview(program: Program, layout: Layout): Program {
  const before = cachedSoftened(program, layout);
  if (before) return before;
  const softened = soften(program, layout).program;
  softenedCache.set(program, { layout, program: softened });
  return softened;
}
