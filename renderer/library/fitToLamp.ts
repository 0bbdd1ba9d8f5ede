import { fitProgram } from '#shared/lamp/fitProgram';
import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';

/** A program and the lamp it was made for. */
export interface ProgramWithLayout {
  readonly program: Program;
  readonly layout: Layout;
}

const fittedCache = new WeakMap<
  Program,
  { readonly lamp: Layout; readonly from: Layout; readonly fitted: Program }
>();

/** A program as a lamp shows it: the same object each time, so that what is known of it is not found out again. */
export function fitToLamp(lamp: Layout, { program, layout }: ProgramWithLayout): Program {
  const before = fittedCache.get(program);
  if (before?.lamp === lamp && before.from === layout) return before.fitted;
  const fitted = fitProgram(program, layout, lamp).program;
  fittedCache.set(program, { lamp, from: layout, fitted });
  return fitted;
}
