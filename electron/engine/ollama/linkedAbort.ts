/** A signal that is aborted by the given one or by `stop`. `stop` also removes the listener from the given signal. */
export function linkedAbort(signal: AbortSignal): {
  readonly signal: AbortSignal;
  readonly stop: () => void;
} {
  const own = new AbortController();
  const abort = () => own.abort();
  if (signal.aborted) abort();
  // `AbortSignal.any` would leak: a signal that lives as long as the app keeps references to all derived ones.
  else signal.addEventListener('abort', abort, { once: true });
  return {
    signal: own.signal,
    stop: () => {
      signal.removeEventListener('abort', abort);
      abort();
    },
  };
}
