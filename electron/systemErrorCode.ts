/** The system's own word for what went wrong, as `ENOENT`; undefined for an error that has none. */
export function systemErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
