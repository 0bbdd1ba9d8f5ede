import type { Link } from '#shared/api/client';
import { words } from '../words/words';

/** What is said of a way to the app that is not open, and what comes next; nothing of it while there is only to wait. */
export interface LinkLines {
  readonly title: string;
  readonly next?: string;
}

const lines: Record<Exclude<Link['phase'], 'open'>, LinkLines> = {
  connecting: { title: words.link.connecting },
  lost: { title: words.link.lost, next: words.link.tryingAgain },
  refused: { title: words.link.refused, next: words.link.openAddress },
  crowded: { title: words.link.crowded, next: words.link.closeOne },
};

/** How it stands with the way to the app, in words. An open one over which nothing has come yet still connects. */
export function linkLines({ phase }: Link): LinkLines {
  return lines[phase === 'open' ? 'connecting' : phase];
}
