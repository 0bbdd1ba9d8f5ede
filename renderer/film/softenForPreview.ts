import { soften } from '#shared/animation/flashes/soften';
import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';

const softenedCache = new WeakMap<Program, { readonly layout: Layout; readonly program: Program }>();

/** The softened program, if it is in the cache. */
export function cachedSoftened(program: Program, layout: Layout): Program | undefined {
  const cached = softenedCache.get(program);
  return cached?.layout === layout ? cached.program : undefined;
}

/** A program without dangerous flashes. Finding them takes a while, so results are cached. */
export function softenForPreview(program: Program, layout: Layout): Program {
  const cached = cachedSoftened(program, layout);
  if (cached) return cached;
  const softened = soften(program, layout).program;
  softenedCache.set(program, { layout, program: softened });
  return softened;
}
