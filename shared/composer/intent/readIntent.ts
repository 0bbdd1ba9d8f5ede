import type { Entry, Reading } from '../../conversation/Entry';
import { editBy, type InstantEdit } from '../edits/instantEdit';
import type { Control } from './controls';
import { cuesOf } from './cues';
import { stepsIn, versionMeant } from './goingBack';
import { situationOf, type Situation } from './situation';
import { weigh, type Weighed } from './weigh';
import { whyNew } from './whyNew';

type Meaning =
  | { readonly intent: 'new' | 'follow-up' | 'remark' }
  /** A change that is plain arithmetic; `edit` where every word of it is explained, else the model is asked. */
  | { readonly intent: 'edit'; readonly edit: InstantEdit | undefined }
  /** How many versions back or forth. */
  | { readonly intent: 'undo' | 'redo'; readonly steps: number }
  /** The entry that brought the version meant. */
  | { readonly intent: 'restore'; readonly to: number }
  | { readonly intent: 'control'; readonly control: Control };

/** What a wish means, how sure that is, and the words that decided. */
export type Intent = Meaning & Pick<Reading, 'confidence' | 'because'>;

/** Reads a wish in its conversation. Pure, quick, and never at a loss: what is unclear is a follow-up. */
export function readIntent(wish: string, entries: readonly Entry[]): Intent {
  const situation = situationOf(wish, entries);
  if (!situation.words.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return wordless(situation);
  const because = whyNew(situation, entries);
  if (because !== undefined) return { intent: 'new', confidence: 0.95, because };
  const weighed = weigh(cuesOf(situation));
  for (const { intent, confidence, because: reasons } of weighed) {
    const meaning = meaningOf(intent, situation, entries);
    if (meaning) return { ...meaning, confidence, because: reasons() };
  }
  return {
    intent: situation.program ? 'follow-up' : 'new',
    confidence: 0.3,
    because: 'nothing in it tells more',
  };
}

/** What a reading comes to here; none where it cannot be: no such version, nothing to change. */
function meaningOf(
  intent: Weighed['intent'],
  situation: Situation,
  entries: readonly Entry[],
): Meaning | undefined {
  const { program, control, words, operations } = situation;
  switch (intent) {
    case 'new':
    case 'remark':
      return { intent };
    case 'follow-up':
      return program && { intent };
    case 'edit':
      return program && { intent, edit: operations && editBy(program, operations) };
    case 'undo':
    case 'redo':
      // Also where nothing was shown yet: “undo” is then told that there is nothing to undo, rather than drawn.
      return { intent, steps: stepsIn(words) };
    case 'restore': {
      const version = versionMeant(words, entries);
      return version && { intent, to: version.seq };
    }
    case 'control':
      return control && { intent, control };
  }
}

/** Emoji and the like: of a lamp that shows something it is applause. */
function wordless({ program }: Situation): Intent {
  return program
    ? { intent: 'remark', confidence: 0.6, because: 'there are no words in it' }
    : { intent: 'new', confidence: 0.5, because: 'nothing is on show yet' };
}
