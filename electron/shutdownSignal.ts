const signalNames = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Some who end a process send their signal twice, to it and to its group: within this time that counts once. */
const repeatMs = 500;

/** A process, as far as it is told to end. */
interface SignalSource {
  readonly on: (name: (typeof signalNames)[number], listener: () => void) => unknown;
  readonly removeListener: (name: (typeof signalNames)[number], listener: () => void) => unknown;
}

/** Given when a process is told to end, for an orderly end. Only the first time: who does not want to wait for that asks again. */
export function shutdownSignal(process: SignalSource): AbortSignal {
  const end = new AbortController();
  const forget = () => {
    for (const name of signalNames) process.removeListener(name, stop);
  };
  const stop = () => {
    if (end.signal.aborted) return;
    setTimeout(forget, repeatMs).unref();
    end.abort();
  };
  for (const name of signalNames) process.on(name, stop);
  return end.signal;
}
