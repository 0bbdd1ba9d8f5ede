import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice, WritingProgress } from '#shared/api/progress';
import type { Message } from '#shared/conversation/context/Piece';
import type { Meter } from '#shared/conversation/Entry';
import type { JsonSchema } from '#shared/program/replySchema';
import type { Program } from '#shared/program/Program';

/** One request to a model. */
export interface Question {
  /** The program on show, whose steps the reply may keep by reference; none when something new is wanted. */
  readonly current: Program | undefined;
  readonly messages: readonly Message[];
  /** The JSON schema that the server holds the reply to. */
  readonly schema: JsonSchema;
  /** The estimated size of `messages`, and the limit for the reply. */
  readonly promptTokens: number;
  readonly replyTokens: number;
  readonly temperature: number;
  readonly seed: number;
}

/** How a reply ended: complete, at its token limit, or cut off without a reason. */
export type ReplyEnd = 'stop' | 'length' | 'none';

/** What a model engine yields while it answers; `end` comes last. */
export type EngineEvent =
  | { readonly type: 'progress'; readonly progress: WritingProgress }
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'end'; readonly end: ReplyEnd; readonly meter?: Meter | undefined };

/** The model to ask, and the size of its context window. */
export interface ChosenModel {
  readonly name: string;
  readonly numCtx: number;
}

/** Who answers a wish: a model, or the built-in composer. */
export type Engine = ModelEngine | ComposerEngine;

/** A model behind a server: it streams text, which is read, mended and validated. */
export interface ModelEngine {
  readonly kind: 'model';
  readonly model: ChosenModel;
  /**
   * Streams the reply's text. Fails with a `LampwrightError`. When the signal fires, or the caller stops iterating, it ends
   * without an `end` event and ends the server's work as well.
   */
  stream(question: Question, signal: AbortSignal): AsyncIterable<EngineEvent>;
}

/** The built-in composer: it makes a validated program at once, and nothing is sent anywhere. */
export interface ComposerEngine {
  readonly kind: 'composer';
  /** A program for the wish, a change of `current` where that is given, and what was understood, in a sentence. */
  compose(wish: string, current: Program | undefined): Promise<Composed>;
}

/** What the composer answers. */
export interface Composed {
  readonly program: Program;
  readonly note: string;
}

/** The server refused a prompt because of its size; `tokens` is the server's count. */
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
