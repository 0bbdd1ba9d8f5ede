import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice, WritingProgress } from '#shared/api/progress';
import type { Meter } from '#shared/conversation/Entry';
import { isWrittenAsAllowed } from '#shared/conversation/replyText';
import { PartialReply } from '#shared/program/PartialReply';
import type { ProgramError } from '#shared/program/parseProgram';
import { parseReply } from '#shared/program/parseReply';
import type { Program, Step } from '#shared/program/Program';
import type { ModelEngine, Question, ReplyEnd } from './Engine';
import { RunawayGuard } from './RunawayGuard';

/** What happens between a wish and its answer, as it happens. */
export type ReplyEvent =
  /** The wish is on disk, as the entry with this number. */
  | { readonly type: 'logged'; readonly wish: number }
  | { readonly type: 'progress'; readonly progress: WritingProgress }
  | { readonly type: 'notice'; readonly notice: Notice }
  /** A step is complete; the finished program will contain it. */
  | { readonly type: 'step'; readonly step: Step; readonly index: number }
  /** The reply was refused and is requested once more: the steps shown so far no longer count. */
  | { readonly type: 'correcting'; readonly error: ProgramError }
  /** The program is complete; a note may still follow. */
  | { readonly type: 'program'; readonly program: Program };

/** The reply's text, and what the call cost. */
interface Received {
  readonly text: string;
  readonly meter: Meter | undefined;
}

/** The result of one call of the model. */
export type ReadReply =
  | (Received & {
      readonly kind: 'program';
      readonly program: Program;
      readonly repairs: readonly string[];
      readonly note: string | undefined;
      /** The reply hit its token limit: the program has only the steps that were complete by then. */
      readonly isCut: boolean;
    })
  /** The text holds no program; the message says why, for people and for the model. */
  | (Received & { readonly kind: 'refused'; readonly error: ProgramError })
  | (Received & { readonly kind: 'stopped' })
  /** The engine failed; `text` is what had arrived by then. */
  | (Received & { readonly kind: 'failed'; readonly error: LampwrightError });

/**
 * Asks a model and reads its reply as it arrives: emits each step when it is complete, and the program when its closing
 * bracket is there. The only way from a model's text to a `Program`; it knows nothing about servers.
 */
export async function readReply(
  engine: ModelEngine,
  question: Question,
  signal: AbortSignal,
  emit: (event: ReplyEvent) => void,
): Promise<ReadReply> {
  const partial = new PartialReply(question.current);
  const guard = new RunawayGuard();
  let text = '';
  let end: ReplyEnd | 'runaway' = 'none';
  let meter: Meter | undefined;
  try {
    for await (const event of engine.stream(question, signal)) {
      if (signal.aborted) break;
      if (event.type === 'end') {
        ({ end, meter } = event);
      } else if (event.type === 'text') {
        text += event.text;
        if (!partial.program) emitNewSteps(partial, event.text, emit);
        if (!guard.hasRunAway(event.text)) continue;
        end = 'runaway';
        break;
      } else emit(event);
    }
  } catch (error) {
    if (!(error instanceof LampwrightError)) throw error;
    if (!partial.program && !signal.aborted) return { kind: 'failed', error, text, meter };
  }
  // A complete program may be playing already, so it counts even if the rest of the reply failed.
  if (partial.program) end = 'stop';
  else if (signal.aborted) return { kind: 'stopped', text, meter };
  return { ...parseFinished(text, end, question.current), text, meter };
}

function emitNewSteps(partial: PartialReply, chunk: string, emit: (event: ReplyEvent) => void): void {
  const first = partial.steps.length;
  partial.push(chunk);
  // Whether the last step stays for ever is only known once the program is complete.
  const steps = partial.program?.steps ?? partial.steps;
  for (const [at, step] of steps.slice(first).entries()) emit({ type: 'step', step, index: first + at });
  if (partial.program) emit({ type: 'program', program: partial.program });
}

type ParsedFinished = Judge<ReadReply>;
type Judge<Reply> = Reply extends { kind: 'program' | 'refused' } ? Omit<Reply, keyof Received> : never;

function parseFinished(
  text: string,
  end: ReplyEnd | 'runaway',
  current: Program | undefined,
): ParsedFinished {
  if (end === 'runaway') return refuse('REPLY_RUNAWAY', 'The reply went on and on without coming to an end.');
  if (end === 'none') return refuse('REPLY_WITHOUT_END', 'The reply broke off before it was complete.');
  if (end === 'length' && text.trim() === '')
    return refuse('REPLY_CUT_OFF', 'The reply was cut off before its first step was complete.');
  const parsed = parseReply(text, current);
  if (!parsed.ok) return { kind: 'refused', error: parsed.error };
  const { program, note } = parsed;
  // Allowed spellings (a colour by name, a loop without ids) are not repairs.
  const repairs = isWrittenAsAllowed(text, program) ? [] : parsed.repairs;
  return { kind: 'program', program, repairs, note, isCut: end === 'length' };
}

function refuse(code: ProgramError['code'], message: string): ParsedFinished {
  return { kind: 'refused', error: { code, message, path: '$' } };
}
