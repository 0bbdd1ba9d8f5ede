/** Every failure the app expects, by code. Code branches on these; people read the message beside them. */
export const errorCodes = [
  'BAD_BACKUP',
  'BAD_CONVERSATION',
  'BAD_HOST',
  'BAD_LAMP_CODE',
  'BAD_LAYOUT',
  'BAD_SETTING',
  'BAD_USAGE',
  'CONTEXT_FULL',
  'DISK_FULL',
  'EMPTY_INPUT',
  'FILE_UNREADABLE',
  'FILE_UNWRITABLE',
  'INTERNAL',
  'LAMP_BUSY',
  'LAMP_CANNOT',
  'LAMP_FULL',
  'LAMP_GONE',
  'LAMP_NOT_FOUND',
  'LAMP_REFUSED',
  'LAMP_SILENT',
  'LAMP_WRONG_SPEED',
  'LOADING_SLOW',
  'MODEL_MISSING',
  'MODEL_UNSUITABLE',
  'NEWER_FORMAT',
  'NOT_AN_EDIT',
  'NOT_FOUND',
  'NOT_OLLAMA',
  'NO_PERMISSION',
  'NO_PROGRAM',
  'NO_STEPS',
  'OLLAMA_BUSY',
  'OLLAMA_DIED',
  'OLLAMA_DOWN',
  'OLLAMA_FAILED',
  'OLLAMA_MISSING',
  'OLLAMA_REFUSED',
  'OLLAMA_SILENT',
  'OLLAMA_TOO_OLD',
  'OUT_OF_MEMORY',
  'PORT_FAILED',
  'PROMPT_TOO_LONG',
  'PULL_CUT_OFF',
  'READ_ONLY',
  'REPLY_CUT_OFF',
  'REPLY_GARBLED',
  'REPLY_RUNAWAY',
  'REPLY_UNUSABLE',
  'REPLY_WITHOUT_END',
  'STOPPED',
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
