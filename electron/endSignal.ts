const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A process, as far as it is told to end. */
interface Endable {
  readonly on: (name: (typeof names)[number], listener: () => void) => unknown;
  readonly removeListener: (name: (typeof names)[number], listener: () => void) => unknown;
}

/** Given when a process is told to end, for an orderly end. Only the first time: who does not want to wait for that asks twice. */
export function endSignal(process: Endable): AbortSignal {
  const end = new AbortController();
  const stop = () => {
    for (const name of names) process.removeListener(name, stop);
    end.abort();
  };
  for (const name of names) process.on(name, stop);
  return end.signal;
}
