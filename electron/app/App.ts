import type { ApiEvent } from '#shared/api/contract';
import type { Router } from './createRouter';

/** The app, as a host has it: the window over IPC, a browser over a socket, or a test that calls directly. */
export interface App {
  readonly call: Router;
  /** Tells the whole state of every area at once, then whatever changes, in order, until the returned function is called. */
  readonly subscribe: (listener: (event: ApiEvent) => void) => () => void;
  /** Stops what is under way, lets go of the lamp and of the data. Safe to call twice. */
  readonly close: () => Promise<void>;
}
