import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice, WritingProgress } from '#shared/api/progress';
import type { Message } from '#shared/conversation/context/Piece';
import type { Meter } from '#shared/conversation/Entry';
import type { JsonSchema } from '#shared/program/replySchema';
import type { Program } from '#shared/program/Program';

/** What an engine is asked for one reply. */
export interface Question {
  readonly wish: string;
  /** The program on show that the wish is about; none when something new is wanted. */
  readonly current: Program | undefined;
  /** What a model is told. */
  readonly messages: readonly Message[];
  /** The form a model's reply is held to. */
  readonly schema: JsonSchema;
  /** The tokens `messages` are put at, and how many a reply may take. */
  readonly promptTokens: number;
  readonly replyTokens: number;
  readonly temperature: number;
  readonly seed: number;
}

/** How a reply ended: as it should, at its limit of tokens, or without a word. */
export type ReplyEnd = 'stop' | 'length' | 'none';

/** What comes from an engine while it answers; `end` is the last of it. */
export type EngineEvent =
  | { readonly type: 'progress'; readonly progress: WritingProgress }
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'end'; readonly end: ReplyEnd; readonly meter?: Meter | undefined };

/** A model that is asked, and the size of its window. */
export interface ChosenModel {
  readonly name: string;
  readonly numCtx: number;
}

/** Who answers a wish: a model, or the built-in composer. */
export type Engine = ModelEngine | ComposerEngine;

export interface ModelEngine extends StreamingEngine {
  readonly kind: 'model';
  readonly model: ChosenModel;
}

export interface ComposerEngine extends StreamingEngine {
  readonly kind: 'composer';
}

interface StreamingEngine {
  /**
   * The text of a reply as it comes. Fails with a `LampwrightError`. Once the signal is given it ends soon, without an
   * `end`, and so does the work behind it; so it does when the caller stops listening.
   */
  stream(question: Question, signal: AbortSignal): AsyncIterable<EngineEvent>;
}

/** The server would not take a prompt for its size; `tokens` is what it counted. */
export class PromptTooLong extends LampwrightError {
  constructor(
    readonly tokens: number | undefined,
    options?: { cause?: unknown },
  ) {
    super(
      'PROMPT_TOO_LONG',
      'The model’s window is too small for what it has to be told. Start a new conversation, or choose a larger window in the settings.',
      options,
    );
  }
}
