import { readNote } from '../program/readNote';
import { withoutControlTokens } from './wishText';

/** A wish that outlasts its exchange: a note to keep, or what is really a setting of the lamp. */
export type LastingWish =
  | { readonly kind: 'note'; readonly text: string; readonly isForEveryConversation: boolean }
  | { readonly kind: 'setting'; readonly setting: LampSetting };

/** How the lamp is mounted, as people say it. */
export type LampSetting =
  | { readonly name: 'rotation'; readonly value: 90 | 180 | 270 }
  | { readonly name: 'isMirrored'; readonly value: true };

/** “always” before a noun of the scene (“the sea is always moving”) describes; at the start, or with a verb of ours, it asks. */
const lastingPhrases = [
  /^(?:and |but |please |also |ok(?:ay)?,? |so )*(?:always|never|from now on|in (?:the )?future|whenever|every time|as a rule|in general|remember|don['’]?t ever|do not ever)\b/iu,
  /\b(?:from now on|from here on|in (?:the )?future|for good|as a rule|every time|each time|in all conversations|for every conversation|until i say (?:so|otherwise)|no matter what)\b/iu,
  /\b(?:please )?(?:always|never|don['’]?t ever|do not ever) (?:please )?(?:keep|use|make|show|let|start|end|begin|stay|go|leave|have|put|add|flash|blink|dim|avoid|do|be|play|loop|write)\b/iu,
  /\bi (?:always|never|generally|usually|really|do not|don['’]?t|can['’]?t|cannot) (?:want|like|love|prefer|need|stand|hate|see)\b/iu,
  /\bi (?:hate|prefer|dislike|am allergic to|am sensitive to)\b/iu,
];

const everywhere =
  /\b(?:in all conversations|for every conversation|in every conversation|everywhere|as a rule|whatever i ask)\b/iu;

const mounting =
  /\b(?:lamp|light|panel|matrix|display|strip)\b.*\b(?:is|hangs?|stands?|sits?|mounted|lies)\b/iu;
const rotations: readonly (readonly [RegExp, LampSetting])[] = [
  [/\bupside[- ]?down\b|\bon its head\b|\b180\s?(?:°|degrees)/iu, { name: 'rotation', value: 180 }],
  [
    /\b(?:turned|rotated|tilted|lies|lying)\b.*\b(?:to the right|clockwise|90\s?(?:°|degrees))/iu,
    { name: 'rotation', value: 90 },
  ],
  [
    /\b(?:turned|rotated|tilted|lies|lying)\b.*\b(?:to the left|anti-?clockwise|counter-?clockwise|270\s?(?:°|degrees))/iu,
    { name: 'rotation', value: 270 },
  ],
  [/\bmirror(?:ed|-inverted)\b|\bback to front\b/iu, { name: 'isMirrored', value: true }],
];

/** What of a wish is to hold from now on, by rule; nothing for an ordinary wish. */
export function lastingWish(wish: string): LastingWish | undefined {
  const text = withoutControlTokens(wish);
  if (mounting.test(text)) {
    const found = rotations.find(([phrase]) => phrase.test(text));
    if (found) return { kind: 'setting', setting: found[1] };
  }
  if (!lastingPhrases.some((phrase) => phrase.test(text.trim()))) return undefined;
  const note = readNote(text);
  if (note === undefined) return undefined;
  return { kind: 'note', text: note, isForEveryConversation: everywhere.test(text) };
}
