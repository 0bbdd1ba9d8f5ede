/** A lamp's cable, as bytes: a serial port, or the near end of the virtual lamp's. */
export interface Wire {
  /** Where it leads, for people: a port's path, or `virtual`. */
  readonly path: string;
  /** Hands bytes over; resolves when the system has taken them. Rejects with `LAMP_GONE` once the wire is closed. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Resolves when what was written has left the machine, as far as the system can tell. */
  readonly drain: () => Promise<void>;
  readonly setBaud: (baud: number) => Promise<void>;
  /** Lets go of the port. Safe to call twice. */
  readonly close: () => Promise<void>;
  /** Calls with each piece that arrives, until the returned function is called. */
  readonly onBytes: (listener: (bytes: Uint8Array) => void) => () => void;
  /** Calls once, when the cable is pulled or the wire closed. */
  readonly onClose: (listener: () => void) => () => void;
}
