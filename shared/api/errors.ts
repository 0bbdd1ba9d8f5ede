/** Every failure the app expects, by code. Code branches on these; people read the message beside them. */
export const errorCodes = [
  'BAD_BACKUP',
  'BAD_CONVERSATION',
  'BAD_LAYOUT',
  'BAD_SETTING',
  'BAD_USAGE',
  'CONTEXT_FULL',
  'EMPTY_INPUT',
  'FILE_UNREADABLE',
  'FILE_UNWRITABLE',
  'INTERNAL',
  'NEWER_FORMAT',
  'NOT_AN_EDIT',
  'NOT_BUILT_YET',
  'NOT_FOUND',
  'NO_PROGRAM',
  'NO_STEPS',
  'READ_ONLY',
  'REPLY_CUT_OFF',
  'STORAGE_IN_USE',
  'TOO_LARGE',
  'UNKNOWN_STEP',
  'WISH_TOO_LONG',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** An expected failure: a code for the program, a sentence with the next step for the person. */
export class LampwrightError extends Error {
  override readonly name = 'LampwrightError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
