import type { OutputsOf, routes, States } from '#shared/api/contract';
import type { Asked } from '../store/createWindowStore';

/** A conversation of the list; where it was searched for, the wish that has the words. */
export type Found = OutputsOf<(typeof routes)['conversations']>['search'][number];

/** What a search came to: for which words, and in which conversations. */
export interface SearchAnswer {
  readonly words: string;
  readonly of: States['conversations'];
  readonly asked: Asked<readonly Found[]>;
}

/** The conversations to show. */
export type Listed =
  | { readonly phase: 'all'; readonly found: readonly Found[] }
  | { readonly phase: 'searching'; readonly found: readonly Found[] }
  | { readonly phase: 'found'; readonly found: readonly Found[] }
  | { readonly phase: 'failed'; readonly message: string; readonly found: readonly Found[] };

/** What counts once an answer has come: with the connection nothing is lost that was found by the same words. */
export function latestAnswer(before: SearchAnswer | undefined, come: SearchAnswer): SearchAnswer {
  const isSame = before?.words === come.words && before.of === come.of;
  const isLost = !come.asked.ok && come.asked.failure.code === 'CONNECTION_LOST';
  return isLost && isSame && before.asked.ok ? before : come;
}

/** What to show for some words. What was found before stays until the answer is there, so that nothing jumps. */
export function listedOf(
  all: States['conversations'],
  words: string,
  answer: SearchAnswer | undefined,
): Listed {
  if (words === '') return { phase: 'all', found: all };
  if (!answer) return { phase: 'searching', found: all };
  const { asked } = answer;
  const isAnswered = answer.words === words && answer.of === all;
  if (asked.ok) return { phase: isAnswered ? 'found' : 'searching', found: stillThere(asked.data, all) };
  if (!isAnswered) return { phase: 'searching', found: all };
  return { phase: 'failed', message: asked.failure.message, found: [] };
}

/** One that was just deleted does not linger among what was found. */
function stillThere(found: readonly Found[], all: States['conversations']): readonly Found[] {
  const ids = new Set(all.map(({ id }) => id));
  return found.filter(({ id }) => ids.has(id));
}
