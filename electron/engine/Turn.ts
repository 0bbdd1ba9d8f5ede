import type { NewWish } from '#shared/conversation/context/buildContext';
import type { Program } from '#shared/program/Program';
import type { ReadReply, ReplyEvent } from './readReply';

/** A wish on its way. */
export interface Turn {
  readonly wish: NewWish;
  readonly isAnotherTake: boolean;
  /** The program the wish starts from. */
  readonly before: Program | undefined;
  readonly signal: AbortSignal;
  readonly emit: (event: ReplyEvent) => void;
}

/** What came of a turn: the number of the wish as it was last put, and the reply. */
export interface TurnResult {
  readonly to: number;
  readonly reply: Exclude<ReadReply, { kind: 'refused' }>;
}

/** Something new is wanted, whatever is on show. */
export function wantsNewProgram({ wish, before }: Turn): boolean {
  return !before || wish.reading?.intent === 'new';
}
