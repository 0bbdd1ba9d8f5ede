import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice, WritingProgress } from '#shared/api/progress';
import type { Meter } from '#shared/conversation/Entry';
import { isWrittenAsAllowed } from '#shared/conversation/replyText';
import { PartialReply } from '#shared/program/parsePartial';
import type { ProgramError } from '#shared/program/parseProgram';
import { parseReply } from '#shared/program/parseReply';
import type { Program, Step } from '#shared/program/Program';
import type { Engine, Question, ReplyEnd } from './Engine';
import { RunawayGuard } from './RunawayGuard';

/** What can be shown while a reply is being written. */
export type ReplyEvent =
  | { readonly type: 'progress'; readonly progress: WritingProgress }
  | { readonly type: 'notice'; readonly notice: Notice }
  /** A step is complete: it is in the program that will come. */
  | { readonly type: 'step'; readonly step: Step; readonly index: number }
  /** What was shown is void: the reply was refused, and is asked for once more. */
  | { readonly type: 'correcting'; readonly error: ProgramError }
  /** The program is complete, a note may still be written. */
  | { readonly type: 'program'; readonly program: Program };

/** A reply as it was received, with what it cost. */
interface Received {
  readonly text: string;
  readonly meter: Meter | undefined;
}

/** What came of a question. */
export type ReadReply =
  | (Received & {
      readonly kind: 'program';
      readonly program: Program;
      readonly repairs: readonly string[];
      readonly note: string | undefined;
      /** The reply reached its limit: only the steps complete by then are in the program. */
      readonly isCut: boolean;
    })
  /** There is no program in it; the sentence says why, to a person and to the model. */
  | (Received & { readonly kind: 'refused'; readonly error: ProgramError })
  | (Received & { readonly kind: 'stopped' })
  /** The engine failed; `text` is what had come by then. */
  | (Received & { readonly kind: 'failed'; readonly error: LampwrightError });

/**
 * Asks an engine and reads its reply while it is written: each step is told as soon as it is complete, the program as
 * soon as its bracket closes. The one way from any engine's text to a `Program`; it knows nothing of servers.
 */
export async function readReply(
  engine: Engine,
  question: Question,
  signal: AbortSignal,
  tell: (event: ReplyEvent) => void,
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
        if (!partial.program) emitNewSteps(partial, event.text, tell);
        if (!guard.hasRunAway(event.text)) continue;
        end = 'runaway';
        break;
      } else tell(event);
    }
  } catch (error) {
    if (!(error instanceof LampwrightError)) throw error;
    if (!partial.program && !signal.aborted) return { kind: 'failed', error, text, meter };
  }
  // A program that is complete may be playing already: whatever became of its note, it stands.
  if (partial.program) end = 'stop';
  else if (signal.aborted) return { kind: 'stopped', text, meter };
  return { ...parseFinished(text, end, question.current), text, meter };
}

function emitNewSteps(partial: PartialReply, chunk: string, tell: (event: ReplyEvent) => void): void {
  const first = partial.steps.length;
  partial.push(chunk);
  // A last step that stays is certain only with the whole program.
  const steps = partial.program?.steps ?? partial.steps;
  for (const [at, step] of steps.slice(first).entries()) tell({ type: 'step', step, index: first + at });
  if (partial.program) tell({ type: 'program', program: partial.program });
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
  // A colour by its name, a loop without ids: spelt as it may be, nothing was put right.
  const repairs = isWrittenAsAllowed(text, program) ? [] : parsed.repairs;
  return { kind: 'program', program, repairs, note, isCut: end === 'length' };
}

function refuse(code: ProgramError['code'], message: string): ParsedFinished {
  return { kind: 'refused', error: { code, message, path: '$' } };
}
