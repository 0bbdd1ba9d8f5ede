import type { ErrorCode } from '../../errors/LampwrightError';
import { limits } from '../limits';
import type { Command, Program, Step } from '../Program';
import { clip, isPrintable, quote, toPrintable } from '../text';
import { Fields, isRecord } from './Fields';
import { locateProgram, type Located } from './locateProgram';
import { mendCommand } from './mendCommand';
import { mendLoop, type LoopRange } from './mendLoop';
import type { Mending } from './Mending';
import { StepList } from './StepList';
import { findPattern, meansOff } from './vocabulary';

/** Why there is no program: a code, the JSON path of the problem, and a sentence for a person. */
export interface ProgramError {
  code: ErrorCode;
  message: string;
  path: string;
}

/** A repaired program, not yet validated; or why there is none, and whether some of its steps were valid anyway. */
export type Mended =
  | { ok: true; program: { name: string; steps: Step[] }; note: unknown; isFragment: boolean }
  | { ok: false; error: ProgramError; hasSteps: boolean };

/** Makes a program from any raw value. Bare step ids refer to `current`. */
export function mendProgram(raw: unknown, mending: Mending, current?: Program): Mended {
  const located = locateProgram(raw, mending);
  if (!located) {
    const message = 'There is no animation program here: an object with a list of steps was expected.';
    return { ok: false, error: { code: 'NO_PROGRAM', message, path: '$' }, hasSteps: false };
  }
  const list = new StepList(mending, current);
  for (const entry of located.steps.slice(0, limits.steps * 5)) list.add(entry);
  const error = stepsError(list, located, current);
  if (error) return { ok: false, error, hasSteps: list.steps.length > 0 };

  // When steps are reused by id, omitted fields stay as they are.
  const base = list.hasKept ? current : undefined;
  const loop =
    mendLoopOf(located, list, mending) ?? (isMentioned('loop', located) ? undefined : keptLoop(base, list));
  if (loop && loop.end === list.steps.length - 1) list.settleLast();
  const onComplete =
    mendOnComplete(located, list, mending) ??
    (isMentioned('on_complete', located) ? undefined : base?.on_complete?.command);
  mending.collect(...located.holders);
  const program = {
    name: mendName(located.name, mending, current),
    steps: list.steps,
    ...(loop && {
      loop: { count: loop.count, start_step: list.steps[loop.start]?.id, end_step: list.steps[loop.end]?.id },
    }),
    ...(onComplete && { on_complete: { command: onComplete } }),
  };
  return { ok: true, program, note: located.note, isFragment: located.isFragment };
}

/** True if the key is present. `null` counts too: it removes the field. */
function isMentioned(key: 'loop' | 'on_complete', { holders }: Located): boolean {
  return holders.some((holder) => holder.has(key));
}

/** The loop of the current program, applied to the new steps. */
function keptLoop(current: Program | undefined, { steps }: StepList): LoopRange | undefined {
  if (!current?.loop) return undefined;
  const { count, start_step, end_step } = current.loop;
  const indexOf = (id: string) => steps.findIndex((step) => step.id === id);
  const isFirst = current.steps[0]?.id === start_step;
  const isLast = current.steps.at(-1)?.id === end_step;
  const start = isFirst ? 0 : Math.max(0, indexOf(start_step));
  const end = isLast ? steps.length - 1 : indexOf(end_step);
  return start <= end ? { count, start, end } : { count, start: 0, end: steps.length - 1 };
}

function stepsError(
  list: StepList,
  { path }: Located,
  current: Program | undefined,
): ProgramError | undefined {
  if (list.unknownId !== undefined) {
    const known = current?.steps.map(({ id }) => quote(id)).join(', ') ?? 'none';
    const message = `The reply keeps a step ${quote(list.unknownId)}, but the current steps are ${known}.`;
    return { code: 'UNKNOWN_STEP', message, path };
  }
  if (list.steps.length > 0) return undefined;
  return { code: 'NO_STEPS', message: 'The program has no step that the lamp can show.', path };
}

function mendLoopOf(located: Located, list: StepList, mending: Mending) {
  const isLifted = located.loop === undefined;
  const raw = isLifted ? list.lifted.loop : located.loop;
  sayLifted('loop', list.lifted.loop, isLifted, mending);
  const inner: unknown = Array.isArray(raw) ? raw[0] : raw;
  const fields = (isLifted || Array.isArray(raw)) && isRecord(inner) ? new Fields(inner) : located.loopFields;
  if (Array.isArray(raw) && isRecord(inner)) mending.say('The loop was taken out of a list.');
  const loop = mendLoop(raw, fields, located.holders, list, mending);
  if (isLifted || Array.isArray(raw)) mending.collect(fields);
  return loop;
}

function mendOnComplete(located: Located, list: StepList, mending: Mending): Command | undefined {
  const raw = located.onComplete ?? list.lifted.on_complete;
  sayLifted('on_complete', list.lifted.on_complete, located.onComplete === undefined, mending);
  if (raw === undefined) return undefined;
  const say = (sentence: string) => mending.say(`On complete: ${sentence}`);
  const command = readOnComplete(raw, located.onCompleteFields, mending, say);
  if (!command) say('there is nothing to show.');
  return command;
}

function sayLifted(what: string, lifted: unknown, isUsed: boolean, mending: Mending): void {
  if (lifted === undefined) return;
  mending.say(isUsed ? `Lifted the ${what} out of a step.` : `Left out a second ${what}, inside a step.`);
}

/** Words that mean: no ending. */
const endWords = new Set(['none', 'nothing', 'hold', 'stay', 'keep', 'null']);

function readOnComplete(
  raw: unknown,
  known: Fields | undefined,
  mending: Mending,
  say: (sentence: string) => void,
): Command | undefined {
  if (typeof raw !== 'string' && !isRecord(raw)) return undefined;
  const fields = typeof raw === 'string' ? new Fields({ command: raw }) : (known ?? new Fields(raw));
  const action = fields.take('action');
  const inner = fields.child('command');
  const word = fields.take('command') ?? action;
  if (typeof word === 'string' && endWords.has(word.toLowerCase())) return undefined;
  const source = inner ? { own: inner, around: [fields] } : { own: fields, around: [] };
  const isOff = !inner && typeof word === 'string' && meansOff(word) && !findPattern(word);
  if (!inner && !isOff) say('its content was read as a command.');
  const command: Command | undefined = isOff
    ? { type: 'off' }
    : mendCommand({ ...source, isFlat: false, ...(typeof word === 'string' ? { word } : {}) }, mending, say);
  if (isOff) say(`${quote(word)} means to be dark.`);
  if (!known) mending.collect(fields);
  return command;
}

function mendName(raw: unknown, mending: Mending, current: Program | undefined): string {
  if (typeof raw === 'string' && raw.length <= limits.nameLength && isPrintable(raw)) return raw;
  const clean =
    typeof raw === 'string' || typeof raw === 'number'
      ? clip(toPrintable(String(raw)), limits.nameLength).trim()
      : '';
  const name = clean || (current?.name ?? 'Untitled');
  mending.say(
    clean
      ? `The name became ${quote(name, limits.nameLength)}.`
      : `The name was missing; it is now ${quote(name)}.`,
  );
  return name;
}
