import type { NewWish } from '#shared/conversation/context/buildContext';
import type { Program } from '#shared/program/Program';
import type { ReadReply, ReplyEvent } from './readReply';

/** A wish being answered. */
export interface Turn {
  readonly wish: NewWish;
  readonly isAnotherTake: boolean;
  /** The program the wish starts from. */
  readonly before: Program | undefined;
  readonly signal: AbortSignal;
  readonly emit: (event: ReplyEvent) => void;
}

/** The result of a turn: the reply, and the seq of the wish entry it answers. */
export interface TurnResult {
  readonly to: number;
  readonly reply: Exclude<ReadReply, { kind: 'refused' }>;
}

/** True if the answer is a new program, not a change of the current one. */
export function wantsNewProgram({ wish, before }: Turn): boolean {
  return !before || wish.reading?.intent === 'new';
}
