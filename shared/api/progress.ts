import type { ErrorCode } from './errors';

/** What an engine is doing with a wish, for people: loading the model, reading (n tokens), writing (n tokens/s). */
export type WritingProgress =
  | { readonly phase: 'loading' }
  | { readonly phase: 'reading'; readonly tokens: number }
  | { readonly phase: 'writing'; readonly tokens: number; readonly tokensPerSecond: number | undefined };

/** Something worth saying that is no failure: a code for the program, a sentence for the person. */
export interface Notice {
  readonly code: NoticeCode | ErrorCode;
  readonly message: string;
}

/** What can be worth saying. */
export const noticeCodes = [
  'COMPOSER_NOTE',
  'LITTLE_MEMORY',
  'LOADING_TAKES_LONG',
  'MODEL_LIMITED',
  'MODEL_RELOADED',
  'MODEL_SLOW',
  'NOTHING_CHANGED',
  'STEPS_MISSING',
  'WINDOW_SMALLER',
] as const;

export type NoticeCode = (typeof noticeCodes)[number];

/** How far a download has come. */
export interface DownloadProgress {
  readonly receivedBytes: number;
  readonly totalBytes: number;
  /** None until there is enough to tell it by. */
  readonly bytesPerSecond: number | undefined;
  readonly secondsLeft: number | undefined;
}

/** How far getting the model has come; each stage may take a while, and all of it can be stopped and taken up again. */
export type SetupProgress =
  | { readonly stage: 'looking' }
  /** Ollama is not there: the owner has to install it. Goes on by itself once it answers. */
  | { readonly stage: 'installing'; readonly downloadPage: string }
  | { readonly stage: 'starting' }
  | { readonly stage: 'pulling'; readonly model: string; readonly download: DownloadProgress | undefined }
  /** All has come; what has come is checked, which takes a while. */
  | { readonly stage: 'checking'; readonly model: string }
  | { readonly stage: 'creating'; readonly model: string }
  | { readonly stage: 'warming'; readonly model: string }
  | { readonly stage: 'ready'; readonly model: string };
