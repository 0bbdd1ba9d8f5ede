import { LampwrightError } from '#shared/errors/LampwrightError';
import { buildContext, type Context, type NewWish } from '#shared/conversation/context/buildContext';
import { stampEntries, type Entry, type EntryDraft, type EntryOf } from '#shared/conversation/Entry';
import type { Budget } from '#shared/conversation/tokens/Budget';
import { currentProgram, versionHistory } from '#shared/conversation/versionHistory';
import { programSchema, type Program } from '#shared/program/Program';

/** A wish for the model: the log before it, and its context, or the error that refused it. */
export interface Turn {
  readonly before: readonly Entry[];
  readonly wish: NewWish;
  readonly budget: Budget;
  readonly context: Context | undefined;
  readonly error: unknown;
  /** The log after the drafts, and after the answer with its note. Undefined when there were none. */
  readonly sent?: readonly Entry[];
  readonly answered?: readonly Entry[];
}

export interface History {
  readonly systemPrompt: string;
  readonly entries: readonly Entry[];
  readonly turns: readonly Turn[];
}

/** A budget with one token per character, so that counts are exact and add up. */
export function characterBudget(numCtx: number, reserve: number): Budget {
  return { numCtx, reserve, count: (text) => text.length, marks: (tokens) => tokens };
}

/** A valid program of `count` steps, about 130 characters each. */
export function pulseProgram(name: string, count = 1, shade = 0): Program {
  const steps = Array.from({ length: count }, (_, at) => ({
    id: `s${at}`,
    command: {
      type: 'pattern',
      name: 'pulse',
      params: { color: `#${(shade * 4096 + at).toString(16).padStart(6, '0').toUpperCase()}`, speed: 900 },
    },
    duration: 1000 + shade,
  }));
  const last = steps.at(-1)?.id ?? '';
  return programSchema.parse({ name, steps, loop: { count: 0, start_step: 's0', end_step: last } });
}

export type ProgramPlan =
  | { readonly kind: 'fresh'; readonly program: Program }
  | { readonly kind: 'tweak'; readonly step: number; readonly duration: number };

export interface ReplyPlan {
  readonly how: 'whole' | 'by-reference' | 'repaired' | 'respelled' | 'composer' | 'failure' | 'silence';
  readonly program: ProgramPlan;
  readonly note?: string | undefined;
}

export type Move =
  | {
      readonly kind: 'ask';
      readonly wish: string;
      readonly intent?: 'new' | 'follow-up' | undefined;
      readonly replaces?: number | undefined;
      readonly reply: ReplyPlan;
      readonly isOtherWindow: boolean;
    }
  | {
      readonly kind: 'edit';
      readonly wish: string;
      readonly program: ProgramPlan;
      readonly isComposer: boolean;
    }
  | { readonly kind: 'remark'; readonly wish: string }
  | { readonly kind: 'manual'; readonly program: ProgramPlan }
  | { readonly kind: 'restore'; readonly how: 'undo' | 'redo' | 'jump'; readonly pick: number }
  | { readonly kind: 'retake'; readonly pick: number; readonly reply: ReplyPlan }
  | { readonly kind: 'note'; readonly origin: 'rule' | 'standing' | 'owner'; readonly text: string }
  | { readonly kind: 'note-change'; readonly pick: number; readonly text: string | null };

export interface SimulationOptions {
  readonly systemPrompt: string;
  readonly windows: readonly [Budget, Budget];
}

/** Performs the moves as the app would; returns the log, and each turn on the way. */
export function simulateConversation(
  { systemPrompt, windows }: SimulationOptions,
  moves: readonly Move[],
): History {
  const entries: Entry[] = [];
  const turns: Turn[] = [];
  const append = (...drafts: EntryDraft[]) => {
    const stamped = stampEntries(entries, drafts, 1000 + entries.length);
    entries.push(...stamped);
    return stamped.at(-1)?.seq ?? 0;
  };
  /** Makes each note's text unique, so that a test can tell whether it is in the prompt. */
  const unique = (text: string) => `‹${entries.length}› ${text}`;
  const answer = (to: number, { how, program, note }: ReplyPlan): boolean => {
    const current = currentProgram(entries);
    const next = planned(program, current);
    if (how === 'silence') return false;
    if (how === 'failure') {
      append({ type: 'failure', to, code: 'REPLY_CUT_OFF', message: 'The reply was cut off.' });
      return false;
    }
    if (how === 'composer') {
      append({ type: 'reply', to, engine: 'composer', program: next, repairs: [] });
      return true;
    }
    const uniqueNote = note === undefined ? undefined : unique(note);
    const text = replyOf(how, next, current, uniqueNote);
    append({ type: 'reply', to, engine: 'model', text, program: next, repairs: [] });
    if (uniqueNote !== undefined) append({ type: 'note', text: uniqueNote, origin: 'model', to });
    return true;
  };
  for (const move of moves) {
    if (move.kind === 'ask') {
      const before = entries.slice();
      const wish = newWish(move, before);
      const budget = windows[move.isOtherWindow ? 1 : 0];
      const { context, error } = tryContext(before, wish, budget, systemPrompt);
      if (!context) {
        turns.push({ before, wish, budget, context, error });
        continue;
      }
      const to = append(...context.drafts);
      const sent = entries.slice();
      const answered = answer(to, move.reply) ? { answered: entries.slice() } : {};
      turns.push({ before, wish, budget, context, error, sent, ...answered });
    } else if (move.kind === 'edit') {
      const program = planned(move.program, currentProgram(entries));
      const to = append({ type: 'wish', text: move.wish });
      if (move.isComposer) append({ type: 'reply', to, engine: 'composer', program, repairs: [] });
      else append({ type: 'edit', to, program, changes: ['changed'] });
    } else if (move.kind === 'remark') {
      append({
        type: 'wish',
        text: move.wish,
        reading: { intent: 'remark', confidence: 1, because: 'thanks' },
      });
    } else if (move.kind === 'manual') {
      append({
        type: 'manual',
        program: planned(move.program, currentProgram(entries)),
        changes: ['by hand'],
      });
    } else if (move.kind === 'restore') {
      const to = restorable(entries, move.how, move.pick);
      if (to !== undefined) append({ type: 'restore', to, how: move.how });
    } else if (move.kind === 'retake') {
      const wishes = entries.filter((entry): entry is EntryOf<'wish'> => entry.type === 'wish');
      // Only a wish that was sent to the model can be answered again.
      const wish = wishes.filter(({ sent }) => sent !== undefined).at(-1 - move.pick);
      if (wish) answer(wish.seq, move.reply);
    } else if (move.kind === 'note') {
      // Standing wishes stay as they are: the same text may occur twice.
      const text = move.origin === 'standing' ? move.text : unique(move.text);
      append({ type: 'note', text, origin: move.origin });
    } else {
      const made = entries.filter((entry) => entry.type === 'note').at(-1 - move.pick);
      const text = move.text === null ? null : unique(move.text);
      if (made) append({ type: 'note-change', note: made.seq, text, by: 'owner' });
    }
  }
  return { systemPrompt, entries, turns };
}

function newWish(move: Extract<Move, { kind: 'ask' }>, entries: readonly Entry[]): NewWish {
  const { wish: text, intent, replaces: pick } = move;
  const wishes = entries.filter((entry): entry is EntryOf<'wish'> => entry.type === 'wish');
  const replaces = pick === undefined ? undefined : wishes.at(-1 - pick)?.seq;
  return {
    text,
    ...(intent ? { reading: { intent, confidence: 0.9, because: 'the words' } } : {}),
    ...(replaces === undefined ? {} : { replaces }),
  };
}

function tryContext(
  entries: readonly Entry[],
  wish: NewWish,
  budget: Budget,
  systemPrompt: string,
): Pick<Turn, 'context' | 'error'> {
  try {
    return { context: buildContext(entries, wish, budget, systemPrompt), error: undefined };
  } catch (error) {
    if (!(error instanceof LampwrightError)) throw error;
    return { context: undefined, error };
  }
}

function planned(program: ProgramPlan, current: Program | undefined): Program {
  if (program.kind === 'fresh') return program.program;
  if (!current) return pulseProgram('Storm', 2, program.duration % 200);
  const at = program.step % current.steps.length;
  const steps = current.steps.map((step, index) =>
    index === at && step.duration !== null && (step.transition ?? 0) <= program.duration
      ? { ...step, duration: program.duration }
      : step,
  );
  return { ...current, steps };
}

/** The model's reply text for the program `next`. */
function replyOf(
  how: 'whole' | 'by-reference' | 'repaired' | 'respelled',
  next: Program,
  current: Program | undefined,
  note: string | undefined,
): string {
  const whole = JSON.stringify({ program: next, note });
  if (how === 'repaired') return `Here is your program:\n${whole}\nEnjoy!`;
  if (how === 'respelled') return whole.replaceAll('"#FFFFFF"', '"white"').replaceAll('"#000000"', '"#000"');
  if (how === 'whole') return whole;
  const known = new Map(current?.steps.map((step) => [step.id, JSON.stringify(step)]));
  const steps = next.steps.map((step) => (known.get(step.id) === JSON.stringify(step) ? step.id : step));
  return JSON.stringify({ program: { ...next, steps }, note });
}

function restorable(
  entries: readonly Entry[],
  how: 'undo' | 'redo' | 'jump',
  pick: number,
): number | undefined {
  const { past, future } = versionHistory(entries);
  if (how === 'undo') return past.at(-1)?.seq;
  if (how === 'redo') return future.at(-1)?.seq;
  const versions = entries.filter((entry) => 'program' in entry);
  return versions.at(-1 - (pick % Math.max(1, versions.length)))?.seq;
}
