const signalNames = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Some tools signal both the process and its group. Signals within this time count as one. */
const repeatMs = 500;

/** The signal events of a process. */
interface SignalSource {
  readonly on: (name: (typeof signalNames)[number], listener: () => void) => unknown;
  readonly removeListener: (name: (typeof signalNames)[number], listener: () => void) => unknown;
}

/** Aborted at the first signal that ends a process, so that it can shut down cleanly. A second one ends it at once. */
export function shutdownSignal(process: SignalSource): AbortSignal {
  const shutdown = new AbortController();
  const removeListeners = () => {
    for (const name of signalNames) process.removeListener(name, stop);
  };
  const stop = () => {
    if (shutdown.signal.aborted) return;
    setTimeout(removeListeners, repeatMs).unref();
    shutdown.abort();
  };
  for (const name of signalNames) process.on(name, stop);
  return shutdown.signal;
}
