import { percentAt, numberAt, timeAt } from '../words/numbers';
import { textOf, type Word } from '../words/readWords';

/** What is asked of the lamp or the app rather than of the picture. */
export type Control =
  | { readonly kind: 'off' }
  | { readonly kind: 'on' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'play' }
  /** Master brightness, 0 to 1. */
  | { readonly kind: 'brightness'; readonly share: number }
  /** To the library; without a name it keeps its own. */
  | { readonly kind: 'save'; readonly name: string | undefined }
  | { readonly kind: 'sleep'; readonly ms: number }
  | { readonly kind: 'new-conversation' };

/** Sleep timers without a time get this. */
const usualSleepMs = 30 * 60_000;

const lamp =
  '(?:it|this|that|everything|yourself|itself|all|the (?:whole )?(?:lamp|light|lights|thing|panel|leds)|lamp|lights|light|the lamp)';
const offPhrases = [
  `\\b(?:turn|switch|shut|power|go|goes|turns|switches|put|click)(?: (?:${lamp}|yourself))? (?:off|out|down)\\b(?! the)`,
  `\\b(?:turn|switch|shut|power) off(?: ${lamp})?(?:$| in | after | please| now| when| at )`,
  '\\b(?:lamp|lights?) (?:off|out)\\b',
  '^(?:now |okay |please |and |just |so |all )*off(?: please| now| thanks)?$',
  '\\b(?:kill|cut) the lights?\\b|\\blights out\\b|^good night lamp$',
];
const onPhrases = [
  `\\b(?:turn|switch|power|put)(?: ${lamp})? (?:back )?on(?: again)?$`,
  '\\b(?:turn|switch) on(?: the (?:lamp|light|lights))?$',
  '^(?:please |okay |lamp |light |lights |now |and )*on(?: please| again| now)?$',
  '^(?:lamp|lights?) (?:back )?on(?: again)?$',
];
const pausePhrases = [
  '\\bpause\\b',
  '\\bfreeze (?:it|this|that|the)\\b',
  '^freeze$',
  '\\bhold it (?:there|right there|a (?:moment|second|sec|minute))\\b',
  '\\bstop (?:it|the (?:thing|animation|lamp|motion)) for a (?:moment|second|minute|bit)\\b',
  '\\bstand still for\\b',
  '^(?:please )?stop(?: it| please)?$',
  '\\bstop moving\\b',
  '\\bput it on hold\\b',
  '^hold on$',
];
const playPhrases = [
  '\\bunpause\\b',
  '\\bresume\\b',
  '\\bcontinue(?: playing| the animation)?(?: please)?$',
  '^(?:okay |and |now |please )*play(?: it)?(?: again| on| please)?$',
  '\\b(?:carry|go) on playing\\b',
  '\\bkeep playing\\b',
  '\\bpress play\\b',
  '\\bback to playing\\b',
  '\\bun ?freeze\\b',
  '\\blet it (?:go on|continue|run again|move again)\\b',
  '\\bstart (?:it )?(?:playing )?again$',
  '\\bgo on then$',
  '\\bcarry on$',
];
const newTalkPhrases = [
  '\\b(?:new|fresh|another|empty|blank|clean) (?:conversation|chat|session|thread|talk)\\b',
  '\\bstart (?:over|afresh|from scratch)\\b',
  '\\bclear (?:the |this )?(?:chat|conversation|history)\\b',
  '^(?:fresh start|clean slate|reset)(?: please)?$',
  '\\bbegin again from (?:scratch|zero)\\b',
];
const savePhrase =
  /\b(?:save|store|bookmark|archive|memori[sz]e)\b(?! (?:for|the day|energy|power|battery|us\b))|\b(?:keep|file|put|add) (?:this|that|it|this one|that one|the current one|him|her) (?:as|under|in (?:the|my) (?:library|favorites|favourites)|for later|to (?:the|my) (?:library|favorites|favourites))\b|\bkeep as\b|\b(?:favorite|favourite) (?:this|it|that)\b|\bcall (?:it|this|that|this one|that one)\b|\bname (?:it|this|that) \b|\b(?:remember|keep) (?:this|it|that)(?: one)? (?:as|under)\b|\bkeep (?:this|that|it)(?: one)? for (?:me|us) (?:as|under)\b|\bkeep this one\b/;

/** What a wish asks of the lamp or the app; none for a wish about the picture. */
export function readControl(words: readonly Word[], wish: string): Control | undefined {
  const clauses = clausesOf(words);
  const says = (phrases: readonly string[]) =>
    clauses.some((clause) => phrases.some((phrase) => new RegExp(phrase).test(clause)));
  const whole = textOf(words);
  const time = timeIn(words);
  const isTimer =
    /\b(?:sleep|off|shutdown|bed ?time) timer\b|\btimer for sleep|\bsleep (?:in|after)\b|^(?:set )?(?:a |the )?timer\b/.test(
      whole,
    );
  if (isTimer) return { kind: 'sleep', ms: time ?? usualSleepMs };
  if (says(newTalkPhrases)) return { kind: 'new-conversation' };
  if (says(offPhrases)) {
    const isLater = time !== undefined && /\b(?:in|after|for|within|then|timer|another|more)\b/.test(whole);
    return isLater ? { kind: 'sleep', ms: time } : { kind: 'off' };
  }
  if (says(onPhrases)) return { kind: 'on' };
  const share = brightnessIn(words, whole);
  if (share !== undefined) return { kind: 'brightness', share };
  if (savePhrase.test(whole)) return { kind: 'save', name: nameIn(wish) };
  if (says(playPhrases)) return { kind: 'play' };
  if (says(pausePhrases)) return { kind: 'pause' };
  return undefined;
}

/** “brightness 30 %”, “set the lamp to half”, “full brightness”. */
function brightnessIn(words: readonly Word[], whole: string): number | undefined {
  const isBrightness =
    /\b(?:master |overall |lamp |total |global )?brightness\b/.test(whole) ||
    /\b(?:set|put|turn|dim|lamp|bring) (?:the )?(?:whole )?(?:lamp|lights?|thing|everything)?(?: down| up)? ?(?:to|at|on)\b/.test(
      whole,
    );
  if (!isBrightness || /\bby\b/.test(whole)) return undefined;
  const isNamed = /\b(?:brightness|lamp|dimmer|level)\b/.test(whole);
  for (let at = 0; at < words.length; at++) {
    const percent = percentAt(words, at);
    if (percent && percent.value <= 1) return isNamed ? percent.value : undefined;
    const number = numberAt(words, at);
    if (number && /\bbrightness\b/.test(whole) && number.value <= 100 && words[at]?.text !== 'one')
      return number.value / 100;
  }
  if (!/\bbrightness\b/.test(whole)) return /\blamp\b/.test(whole) ? namedShare(whole) : undefined;
  return namedShare(whole);
}

function namedShare(whole: string): number | undefined {
  if (/\b(?:full|maximum|max|highest|all the way up)\b/.test(whole)) return 1;
  if (/\b(?:minimum|min|lowest|all the way down)\b/.test(whole)) return 0.05;
  if (/\bthree quarters?\b/.test(whole)) return 0.75;
  if (/\b(?:a )?quarter\b/.test(whole)) return 0.25;
  if (/\b(?:a |one )third\b/.test(whole)) return 1 / 3;
  return /\bhalf\b/.test(whole) ? 0.5 : undefined;
}

function timeIn(words: readonly Word[]): number | undefined {
  for (let at = 0; at < words.length; at++) {
    const time = timeAt(words, at);
    if (time) return time.value;
  }
  return undefined;
}

/** The name behind “as” or in quotes, as it was typed. */
function nameIn(wish: string): string | undefined {
  const quoted = /["“‘«]([^"”’»]{1,60})["”’»]/.exec(wish)?.[1];
  if (quoted) return quoted.trim();
  const behind =
    /\b(?:as|under(?: the name)?|called|named|call (?:it|this|that)(?: one)?|name (?:it|this|that))\s+([^,.;!?\n]{1,60})/iu.exec(
      wish,
    )?.[1];
  const name = behind
    ?.replace(
      /\s+(?:please|pls|thanks|thank you|and (?:store|save|keep) it|so (?:i|we|that)\b.*|for (?:me|us|later)|then|now|in (?:the|my) library)$/iu,
      '',
    )
    .trim();
  return name === undefined || name === '' || /^(?:it|this|that|is)$/i.test(name) ? undefined : name;
}

function clausesOf(words: readonly Word[]): string[] {
  const clauses: string[] = [];
  let clause: string[] = [];
  for (const { text, mark } of words) {
    clause.push(text);
    if (mark !== '' && mark !== '-' && mark !== '/') {
      clauses.push(clause.join(' '));
      clause = [];
    }
  }
  if (clause.length > 0) clauses.push(clause.join(' '));
  return clauses;
}
