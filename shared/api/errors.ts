/** Every failure the app expects, by code. Code branches on these; people read the message beside them. */
export const errorCodes = [
  'BAD_LAYOUT',
  'BAD_USAGE',
  'EMPTY_INPUT',
  'FILE_UNREADABLE',
  'FILE_UNWRITABLE',
  'INTERNAL',
  'NO_PROGRAM',
  'NO_STEPS',
  'REPLY_CUT_OFF',
  'TOO_LARGE',
  'UNKNOWN_STEP',
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
