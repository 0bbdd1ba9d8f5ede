import type { ConnectionState } from '#shared/api/ApiClient';
import { words } from '../words/words';

/** What the page says about a connection that is not open; `next` is missing if there is nothing to do but wait. */
export interface ConnectionText {
  readonly title: string;
  readonly next?: string;
}

const textByPhase: Record<Exclude<ConnectionState['phase'], 'open'>, ConnectionText> = {
  connecting: { title: words.connection.connecting },
  lost: { title: words.connection.lost, next: words.connection.tryingAgain },
  refused: { title: words.connection.refused, next: words.connection.openAddress },
  crowded: { title: words.connection.crowded, next: words.connection.closeOne },
};

/** The text for a connection state. An open connection without data yet counts as connecting. */
export function connectionText({ phase }: ConnectionState): ConnectionText {
  return textByPhase[phase === 'open' ? 'connecting' : phase];
}
