import type { Layout } from '../../lamp/Layout';
import { limits } from '../../program/limits';
import { programSchema, type Program } from '../../program/Program';
import { quote } from '../../program/text';
import { flashReport } from './flashReport';
import { remedies, type Remedy, type RemedyResult } from './remedies';

/** A program without dangerous flashes, and sentences about what was changed; none if it was already safe. */
export interface SoftenResult {
  readonly program: Program;
  readonly changes: readonly string[];
}

/** Softens a program until `flashReport` finds it safe; a safe one stays unchanged. */
export function soften(program: Program, layout: Layout): SoftenResult {
  const changes: string[] = [];
  let softened = program;
  let report = flashReport(program, layout);
  for (const remedy of remedies) {
    const treated = new Set<number>();
    for (let round = 0; round < remedy.rounds && !report.isSafe; round++) {
      const after = withRemedy(softened, report.steps, remedy);
      if (after.treated.length === 0) break;
      for (const step of after.treated) treated.add(step);
      softened = after.program;
      report = flashReport(softened, layout);
    }
    if (treated.size > 0) changes.push(remedy.describe(namesOf(program, treated)));
  }
  return { program: softened, changes };
}

/** Applies a remedy to some steps, and lists those it changed. */
function withRemedy(
  program: Program,
  indexes: readonly number[],
  remedy: Remedy,
): { program: Program; treated: number[] } {
  const { steps, on_complete } = program;
  const all = on_complete ? [...steps, on_complete] : steps;
  const commands = indexes.flatMap((index) => all[index]?.command ?? []);
  const after = all.map((each, index) => (indexes.includes(index) ? remedy.apply(each, commands) : each));
  const treated = indexes.filter((index) => JSON.stringify(after[index]) !== JSON.stringify(all[index]));
  const raw = {
    ...program,
    steps: withinADay(after.slice(0, steps.length)),
    ...(on_complete && { on_complete: after[steps.length] }),
  };
  return { program: programSchema.parse(raw), treated };
}

/**
 * Lengthened steps must not make a pass too long: the excess is taken from the longest step, which lasts minutes in
 * that case.
 */
function withinADay(steps: readonly RemedyResult[]): RemedyResult[] {
  const durations = steps.map(({ duration }) => duration ?? 0);
  const overMs = durations.reduce((sum, duration) => sum + duration, 0) - limits.passMs;
  const longest = durations.indexOf(Math.max(...durations));
  return steps.map((step, index) => {
    if (overMs <= 0 || index !== longest) return step;
    const duration = (durations[index] ?? 0) - overMs;
    return { ...step, duration, ...(step.transition && { transition: Math.min(step.transition, duration) }) };
  });
}

/** At most this many steps are named; the others are counted. */
const maxNames = 4;

function namesOf({ steps }: Program, indexes: ReadonlySet<number>): string {
  const sorted = [...indexes].sort((a, b) => a - b);
  const names = sorted.map((index) => (steps[index] ? quote(steps[index].id) : 'the ending'));
  const others = names.length - maxNames;
  const listed = others > 1 ? [...names.slice(0, maxNames), `${others} other steps`] : names;
  const last = listed.pop() ?? '';
  return listed.length > 0 ? `${listed.join(', ')} and ${last}` : last;
}
