import { apiAnswerSchema } from './apiAnswer';
import { apiEventSchema, type ApiEvent } from './contract';
import { LampwrightError } from '../errors/LampwrightError';
import type { Route } from './route';

/** The state of the connection to the app. */
export type ConnectionState =
  | { readonly phase: 'connecting' }
  | { readonly phase: 'open' }
  /** The connection broke; it is being re-established automatically. */
  | { readonly phase: 'lost' }
  /** The app rejected the token, which belongs to an earlier start. Not retried. */
  | { readonly phase: 'refused' }
  /** The app already has its maximum number of windows. Retried when this window is looked at again. */
  | { readonly phase: 'crowded' };

/** The connection from a window to the app: the desktop bridge or a socket. Its data is unchecked. */
export interface Transport {
  /** Rejects with CONNECTION_LOST when the connection breaks before the answer arrives. */
  readonly call: (route: string, input: unknown) => Promise<unknown>;
  /** Sends the state of every area at first and after each reconnect, then the changes. */
  readonly subscribe: (
    onEvent: (event: unknown) => void,
    onConnection: (connection: ConnectionState) => void,
  ) => () => void;
}

/** The app as the window sees it. */
export interface ApiClient {
  /** Calls a route of the app. Fails with a `LampwrightError`. */
  readonly call: <Input, Output>(route: Route<Input, Output>, input: Input) => Promise<Output>;
  readonly subscribe: (
    onEvent: (event: ApiEvent) => void,
    onConnection: (connection: ConnectionState) => void,
  ) => () => void;
}

/** A client over any transport. Answers and events are checked against the contract before they are passed on. */
export function createApiClient(transport: Transport): ApiClient {
  return {
    call: async (route, input) => {
      const answer = apiAnswerSchema.parse(await transport.call(route.name, input));
      if (!answer.ok) throw new LampwrightError(answer.error.code, answer.error.message);
      return route.output.parse(answer.data);
    },
    subscribe: (onEvent, onConnection) =>
      transport.subscribe((event) => onEvent(apiEventSchema.parse(event)), onConnection),
  };
}
