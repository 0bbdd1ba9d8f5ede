import { colorWords } from './colorWords';
import { describeCommand } from './describeProgram';
import { durationWords, timesWords } from './durationWords';
import type { Command, Element, Layer, Loop, Program, Step } from './Program';

/** What changed between two programs, in words: `“dark”: speed 3000 → 4500 ms`, `step “flash” removed`. */
export function diffPrograms(before: Program, after: Program): string[] {
  const changes: string[] = [];
  if (before.name !== after.name) changes.push(`name “${before.name}” → “${after.name}”`);
  changes.push(...diffSteps(before.steps, after.steps));
  changes.push(...diffLoops(before.loop, after.loop));
  const [ending, newEnding] = [before.on_complete?.command, after.on_complete?.command];
  if (!isSame(ending, newEnding)) {
    changes.push(
      `at the end ${ending ? describeCommand(ending) : 'nothing'} → ${newEnding ? describeCommand(newEnding) : 'nothing'}`,
    );
  }
  return changes;
}

function diffSteps(before: readonly Step[], after: readonly Step[]): string[] {
  const oldById = new Map(before.map((step) => [step.id, step]));
  const newById = new Map(after.map((step) => [step.id, step]));
  const gone = before.filter(({ id }) => !newById.has(id));
  const fresh = after.filter(({ id }) => !oldById.has(id));
  const changes: string[] = [];
  for (const step of gone) {
    const twin = fresh.findIndex((other) => isSame({ ...other, id: step.id }, step));
    const renamed = twin === -1 ? undefined : fresh.splice(twin, 1)[0];
    changes.push(renamed ? `step “${step.id}” is now “${renamed.id}”` : `step “${step.id}” removed`);
  }
  for (const step of fresh) changes.push(`step “${step.id}” added: ${describeCommand(step.command)}`);
  const isAlone = before.length === 1 && after.length === 1;
  for (const step of after) {
    const old = oldById.get(step.id);
    if (old)
      changes.push(...diffStep(old, step).map((change) => (isAlone ? change : `“${step.id}”: ${change}`)));
  }
  const keptBefore = before.filter(({ id }) => newById.has(id)).map(({ id }) => id);
  const keptAfter = after.filter(({ id }) => oldById.has(id)).map(({ id }) => id);
  if (!isSame(keptBefore, keptAfter))
    changes.push(`order now ${after.map(({ id }) => `“${id}”`).join(', ')}`);
  return changes;
}

function diffStep(before: Step, after: Step): string[] {
  const changes = diffCommands(before.command, after.command);
  if (before.duration !== after.duration) {
    changes.push(`duration ${timesOf(before.duration, after.duration)}`);
  }
  const [old, now] = [before.transition ?? 0, after.transition ?? 0];
  if (old !== now) changes.push(`fade in ${timesOf(old, now)}`);
  return changes;
}

function diffCommands(before: Command, after: Command): string[] {
  if (before.type !== 'layers' && after.type !== 'layers') return diffLayers(before, after);
  const old = before.type === 'layers' ? before : { front: before, ambient: undefined, over: undefined };
  const now = after.type === 'layers' ? after : { front: after, ambient: undefined, over: undefined };
  return [
    ...diffLayers(old.front, now.front),
    ...diffLayers(old.ambient, now.ambient).map((change) => `wall ${change}`),
    ...diffLayers(old.over, now.over).map((change) => `over it ${change}`),
  ];
}

function diffLayers(before: Layer | undefined, after: Layer | undefined): string[] {
  if (isSame(before, after)) return [];
  if (!after) return ['removed'];
  if (!before) return [`added: ${describeCommand(after)}`];
  if (before.type === 'pattern' && after.type === 'pattern' && before.name === after.name) {
    return diffFields(before.params, after.params);
  }
  if (before.type === 'render' && after.type === 'render')
    return diffElements(before.elements, after.elements);
  return [`${describeCommand(before)} → ${describeCommand(after)}`];
}

function diffElements(before: readonly Element[], after: readonly Element[]): string[] {
  const isAlike = before.length === after.length && before.every(({ type }, i) => after[i]?.type === type);
  if (!isAlike) return [`picture ${countOf(before)} → ${countOf(after)}`];
  return after.flatMap((element, index) =>
    diffFields(before[index] ?? {}, element).map((change) => `${element.type} ${change}`),
  );
}

function diffFields(before: object, after: object): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  const changes: string[] = [];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(key), now.get(key)];
    if (was !== is)
      changes.push(
        `${fieldWords[key] ?? key} ${valueWords(was)} → ${valueWords(is)}${key === 'speed' ? ' ms' : ''}`,
      );
  }
  return changes;
}

const fieldWords: Readonly<Record<string, string>> = {
  color: 'colour',
  color2: 'second colour',
  bgColor: 'background',
};

function valueWords(value: unknown): string {
  if (value === undefined) return 'none';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return 'changed';
  return value.startsWith('#') && value.length === 7 ? `${colorWords(value)} ${value}` : `“${value}”`;
}

function diffLoops(before: Loop | undefined, after: Loop | undefined): string[] {
  if (isSame(before, after)) return [];
  const words = (loop: Loop | undefined) =>
    loop ? `“${loop.start_step}” to “${loop.end_step}” ${timesWords(loop.count)}` : 'none';
  const isCountAlone = before?.start_step === after?.start_step && before?.end_step === after?.end_step;
  if (before && after && isCountAlone)
    return [`loop ${timesWords(before.count)} → ${timesWords(after.count)}`];
  return [`loop ${words(before)} → ${words(after)}`];
}

/** `4 s → 6 s`; in milliseconds if both times read the same otherwise. */
function timesOf(before: number | null, after: number | null): string {
  const words = [before, after].map((ms) => (ms === null ? 'stays' : durationWords(ms)));
  return words[0] === words[1] ? `${before ?? 0} → ${after ?? 0} ms` : words.join(' → ');
}

function countOf(elements: readonly Element[]): string {
  return elements.length === 1 ? '1 element' : `${elements.length} elements`;
}

/** Canonical programs have a fixed key order, so equal values have equal JSON. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
