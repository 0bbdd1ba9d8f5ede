import { readNote } from '../program/readNote';
import { withoutControlTokens } from './wishText';

/** A wish that applies beyond its exchange: a note to remember, or a setting of the lamp. */
export type LastingWish =
  | { readonly kind: 'note'; readonly text: string; readonly isForEveryConversation: boolean }
  | { readonly kind: 'setting'; readonly setting: LampSetting };

/** How the lamp is mounted, in people's words. */
export type LampSetting =
  | { readonly name: 'rotation'; readonly value: 90 | 180 | 270 }
  | { readonly name: 'isMirrored'; readonly value: true };

/** Phrases that instruct the model rather than describe the scene (“the flame should never go out”). */
const orders =
  'keep|use|make|show|let|start|end|begin|stay|leave|have|put|add|flash|blink|dim|avoid|do|be|play|loop|write';
const light =
  'light|lights|colou?rs?|red|green|blue|white|yellow|orange|violet|purple|pink|cyan|teal|amber|flash(?:es|ing)?|blink(?:s|ing)?|strob(?:e|es|ing)|sparkles?|bright(?:ness)?|dim(?:med)?|dark(?:ness)?|slow|fast|warm|cold|cool|waves?|motion|animations?|scenes?|texts?|icons?|glare';

const lastingPhrases = [
  `^(?:please |and |but |also |ok(?:ay)?,? |so )*(?:always|never|don['’]?t ever|do not ever) (?:please )?(?:${orders})\\b`,
  `(?:[,.;!] ?|\\bplease |\\band |\\bbut )(?:always|never|don['’]?t ever|do not ever) (?:please )?(?:${orders})\\b`,
  `,\\s*(?:please )?(?:always|never)(?: please)?[.!]*$`,
  '\\bfrom (?:now|here) on\\b',
  `\\bin (?:the )?future[,:]? (?:please |always |never |no |don['’]?t |${orders}\\b)`,
  '\\b(?:in|for) (?:all|every) (?:conversations?|scenes?|programs?|animations?)\\b',
  '\\buntil i say (?:so|otherwise)\\b',
  '\\b(?:every|each) time (?:i|you)\\b|\\bwhenever (?:i|you)\\b',
  "\\b(?:don['’]?t|do not|never|no|not|stop)\\b.*\\b(?:ever again|any ?more)\\b",
  '^(?:please )?stop (?:using|making|adding|doing)\\b',
  '^(?:as a rule|in general),|\\b(?:as a rule|in general)[.!]*$',
  '^remember (?:that|to)\\b|^remember:',
  "\\bi(?: am|['’]m) (?:allergic|sensitive) to\\b|\\bi (?:have|get) (?:epilepsy|seizures|migraines?|headaches?)\\b",
  // A general preference about something a lamp can do, not about what it shows right now.
  `^i (?:really |generally |usually |always |do )*(?:prefer|like|love|hate|dislike|can['’]?t stand|cannot stand|don['’]?t like|do not like)\\b(?!.*\\b(?:this|that|it|here|now)\\b)(?=.*\\b(?:${light})\\b)[^,.;!?]*[.!]*$`,
].map((phrase) => new RegExp(phrase, 'iu'));

const everywhere = /\b(?:in|for) (?:all|every) conversations?\b|\bas a rule\b/iu;

const mounting =
  /^(?:(?:but|and|oh|note that|by the way|btw),? )*(?:my|the|our|this) (?:led )?(?:lamp|light|panel|matrix|display|strip)\b(?!.*\blike\b).*\b(?:is|hangs?|stands?|sits?|mounted|lies)\b|^(?:everything|the whole picture) (?:is|hangs)\b/iu;
const turned = '\\b(?:turned|rotated|tilted|lies|lying|mounted)\\b.*\\b';
const mountings: readonly (readonly [RegExp, LampSetting])[] = [
  [/\bupside[- ]?down\b|\bon its head\b|\b180\s?(?:°|degrees)/iu, { name: 'rotation', value: 180 }],
  [
    new RegExp(`${turned}(?:to the left|anti-?clockwise|counter-?clockwise|270\\s?(?:°|degrees))`, 'iu'),
    { name: 'rotation', value: 270 },
  ],
  [
    new RegExp(`${turned}(?:to the right|clockwise|90\\s?(?:°|degrees))`, 'iu'),
    { name: 'rotation', value: 90 },
  ],
  [/\bmirror(?:ed|-inverted)\b|\bback to front\b/iu, { name: 'isMirrored', value: true }],
];

/** What in a wish applies from now on, by rule; undefined for an ordinary wish. English only. */
export function lastingWish(wish: string): LastingWish | undefined {
  const text = withoutControlTokens(wish).trim();
  if (mounting.test(text)) {
    const found = mountings.find(([phrase]) => phrase.test(text));
    if (found) return { kind: 'setting', setting: found[1] };
  }
  if (!lastingPhrases.some((phrase) => phrase.test(text))) return undefined;
  const note = readNote(text);
  if (note === undefined) return undefined;
  return { kind: 'note', text: note, isForEveryConversation: everywhere.test(text) };
}
