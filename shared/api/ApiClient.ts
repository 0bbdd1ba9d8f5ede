import { apiAnswerSchema } from './apiAnswer';
import { apiEventSchema, type ApiEvent } from './contract';
import { LampwrightError } from '../errors/LampwrightError';
import type { Route } from './route';

/** How it stands with the way to the app. */
export type ConnectionState =
  | { readonly phase: 'connecting' }
  | { readonly phase: 'open' }
  /** Lost, and tried again by itself. */
  | { readonly phase: 'lost' }
  /** The app will not have us: the token is none of this start. Not tried again. */
  | { readonly phase: 'refused' }
  /** As many windows as there may be show the app already. Tried again when this one is looked at again. */
  | { readonly phase: 'crowded' };

/** The way from a window to the app: the desktop's bridge, or a socket. What comes over it is unknown. */
export interface Transport {
  /** Rejects with CONNECTION_LOST when the way is gone before the answer comes. */
  readonly call: (route: string, input: unknown) => Promise<unknown>;
  /** Tells the state of every area at first and again after each loss, then what changes. */
  readonly subscribe: (
    onEvent: (event: unknown) => void,
    onLink: (link: ConnectionState) => void,
  ) => () => void;
}

/** The app, as the window has it. */
export interface ApiClient {
  /** Asks the app. Fails with a `LampwrightError`. */
  readonly call: <Input, Output>(route: Route<Input, Output>, input: Input) => Promise<Output>;
  readonly subscribe: (
    onEvent: (event: ApiEvent) => void,
    onLink: (link: ConnectionState) => void,
  ) => () => void;
}

/** A client over any transport: what comes is checked against the contract before anyone sees it. */
export function createApiClient(transport: Transport): ApiClient {
  return {
    call: async (route, input) => {
      const answer = apiAnswerSchema.parse(await transport.call(route.name, input));
      if (!answer.ok) throw new LampwrightError(answer.error.code, answer.error.message);
      return route.output.parse(answer.data);
    },
    subscribe: (onEvent, onLink) =>
      transport.subscribe((event) => onEvent(apiEventSchema.parse(event)), onLink),
  };
}
