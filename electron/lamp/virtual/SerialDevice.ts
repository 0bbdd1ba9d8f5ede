/** A device at the far end of a cable. */
export interface SerialDevice {
  readonly receive: (bytes: Uint8Array) => void;
  /** Calls the listener with each chunk it sends, until the returned function is called. */
  readonly onSent: (listener: (bytes: Uint8Array) => void) => () => void;
  /** Restarts it, like its reset button, if it has one. */
  readonly restart?: () => void;
}

/** A device made from a function that returns the answer to received bytes. */
export function deviceFrom(respond: (bytes: Uint8Array) => Uint8Array): SerialDevice {
  const listeners = new Set<(bytes: Uint8Array) => void>();
  return {
    receive: (bytes) => {
      const reply = respond(bytes);
      if (reply.length > 0) for (const listener of listeners) listener(reply);
    },
    onSent: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
