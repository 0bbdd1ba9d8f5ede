/** What hangs on the far end of a cable: it takes bytes and says bytes. */
export interface SerialDevice {
  readonly receive: (bytes: Uint8Array) => void;
  /** Calls with each piece it says, until the returned function is called. */
  readonly onSent: (listener: (bytes: Uint8Array) => void) => () => void;
  /** Starts it anew, as its button does; a device may have none. */
  readonly restart?: () => void;
}

/** Any other device, as a function from what it gets to what it says. */
export function deviceFrom(respond: (bytes: Uint8Array) => Uint8Array): SerialDevice {
  const listeners = new Set<(bytes: Uint8Array) => void>();
  return {
    receive: (bytes) => {
      const said = respond(bytes);
      if (said.length > 0) for (const listener of listeners) listener(said);
    },
    onSent: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
