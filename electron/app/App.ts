import type { ApiEvent } from '#shared/api/contract';
import type { Router } from './createRouter';

/** The app as its host sees it: the desktop window over IPC, a browser over a socket, or a test that calls directly. */
export interface App {
  readonly call: Router;
  /** Sends the full state of every area at once, then every change in order, until the returned function is called. */
  readonly subscribe: (listener: (event: ApiEvent) => void) => () => void;
  /** Stops running work, then releases the lamp and the data folder. Safe to call twice. */
  readonly close: () => Promise<void>;
}
