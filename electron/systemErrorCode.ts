/** The system's error code, such as `ENOENT`; undefined for an error without one. */
export function systemErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
