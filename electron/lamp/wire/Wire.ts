/** A byte stream to a lamp: a serial port, or the virtual lamp's wire. */
export interface Wire {
  /** A port's path, or `virtual`; shown to the user. */
  readonly path: string;
  /** Resolves when the system has accepted the bytes. Fails with LAMP_GONE once the wire is closed. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Resolves when all written bytes have left the machine, as far as the system knows. */
  readonly drain: () => Promise<void>;
  readonly setBaud: (baud: number) => Promise<void>;
  /** Releases the port. Safe to call twice. */
  readonly close: () => Promise<void>;
  /** Calls the listener with each chunk that arrives, until the returned function is called. */
  readonly onBytes: (listener: (bytes: Uint8Array) => void) => () => void;
  /** Calls the listener once, when the cable is pulled or the wire closed. */
  readonly onClose: (listener: () => void) => () => void;
}
