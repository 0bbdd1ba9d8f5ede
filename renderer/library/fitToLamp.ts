import { fitProgram } from '#shared/lamp/fitProgram';
import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';

/** A program and the layout it was made for. */
export interface ProgramWithLayout {
  readonly program: Program;
  readonly layout: Layout;
}

const fittedCache = new WeakMap<
  Program,
  { readonly lamp: Layout; readonly from: Layout; readonly fitted: Program }
>();

/** Fits a program to a lamp. Returns the same object each time, so that caches keyed by it work. */
export function fitToLamp(lamp: Layout, { program, layout }: ProgramWithLayout): Program {
  const cached = fittedCache.get(program);
  if (cached?.lamp === lamp && cached.from === layout) return cached.fitted;
  const fitted = fitProgram(program, layout, lamp).program;
  fittedCache.set(program, { lamp, from: layout, fitted });
  return fitted;
}
