import type { ConnectionState } from '#shared/api/ApiClient';
import { words } from '../words/words';

/** What is said of a way to the app that is not open, and what comes next; nothing of it while there is only to wait. */
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

/** How it stands with the way to the app, in words. An open one over which nothing has come yet still connects. */
export function connectionText({ phase }: ConnectionState): ConnectionText {
  return textByPhase[phase === 'open' ? 'connecting' : phase];
}
