/** A way to stop a request: by the given signal, or by `stop`, after which the signal is let go of. */
export function linkedAbort(signal: AbortSignal): {
  readonly signal: AbortSignal;
  readonly stop: () => void;
} {
  const own = new AbortController();
  const abort = () => own.abort();
  if (signal.aborted) abort();
  // `AbortSignal.any` would be remembered by a signal that lives as long as the app.
  else signal.addEventListener('abort', abort, { once: true });
  return {
    signal: own.signal,
    stop: () => {
      signal.removeEventListener('abort', abort);
      abort();
    },
  };
}
