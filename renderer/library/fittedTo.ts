import { fitProgram } from '#shared/lamp/fitProgram';
import type { Layout } from '#shared/lamp/layout';
import type { Program } from '#shared/program/schema';

/** A program and the lamp it was made for. */
export interface MadeProgram {
  readonly program: Program;
  readonly layout: Layout;
}

const known = new WeakMap<
  Program,
  { readonly lamp: Layout; readonly from: Layout; readonly fitted: Program }
>();

/** A program as a lamp shows it: the same object each time, so that what is known of it is not found out again. */
export function fittedTo(lamp: Layout, { program, layout }: MadeProgram): Program {
  const before = known.get(program);
  if (before?.lamp === lamp && before.from === layout) return before.fitted;
  const fitted = fitProgram(program, layout, lamp).program;
  known.set(program, { lamp, from: layout, fitted });
  return fitted;
}
