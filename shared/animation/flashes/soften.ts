import type { Layout } from '../../lamp/layout';
import { programSchema, type Program } from '../../program/schema';
import { quote } from '../../program/text';
import { flashReport } from './flashReport';
import { remedies, type Remedy } from './remedies';

/** A program that flashes no more than is safe, and what was done for it, in sentences; none when it was safe already. */
export interface Softened {
  readonly program: Program;
  readonly changes: readonly string[];
}

/** Calms a program until `flashReport` finds it safe, and leaves a safe one as it is. */
export function soften(program: Program, layout: Layout): Softened {
  const changes: string[] = [];
  let softened = program;
  for (const remedy of remedies) {
    const treated = new Set<number>();
    for (let round = 0; round < remedy.rounds; round++) {
      const { isSafe, steps } = flashReport(softened, layout);
      if (isSafe) break;
      const before = softened;
      softened = withRemedy(before, steps, remedy);
      const changed = steps.filter((step) => !isSameShown(before, softened, step));
      for (const step of changed) treated.add(step);
      if (changed.length === 0) break;
    }
    if (treated.size > 0) changes.push(remedy.tell(namesOf(program, treated)));
  }
  return { program: softened, changes };
}

function withRemedy(program: Program, indexes: readonly number[], remedy: Remedy): Program {
  const { steps, on_complete } = program;
  const shown = on_complete ? [...steps, on_complete] : steps;
  const commands = indexes.flatMap((index) => shown[index]?.command ?? []);
  const treated = shown.map((each, index) => (indexes.includes(index) ? remedy.apply(each, commands) : each));
  return programSchema.parse({
    ...program,
    steps: treated.slice(0, steps.length),
    ...(on_complete && { on_complete: treated[steps.length] }),
  });
}

function isSameShown(before: Program, after: Program, index: number): boolean {
  const shown = ({ steps, on_complete }: Program) => JSON.stringify(steps[index] ?? on_complete);
  return shown(before) === shown(after);
}

function namesOf({ steps }: Program, indexes: ReadonlySet<number>): string {
  const names = [...indexes].sort((a, b) => a - b).map((index) => quote(steps[index]?.id ?? 'the ending'));
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}
