import { numberAt, percentAt, timeAt } from '../words/numbers';
import { clausesOf } from '../words/clauses';
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
  /** Off after a time. */
  | { readonly kind: 'sleep'; readonly ms: number }
  /** Off at a time of day, as it was said: `11 pm`, `noon`. */
  | { readonly kind: 'sleep-at'; readonly time: string }
  /** No sleep timer any more. */
  | { readonly kind: 'stay-on' }
  | { readonly kind: 'new-conversation' };

/** Sleep timers without a time get this. */
const usualSleepMs = 30 * 60_000;
const longestSleepMs = 24 * 3_600_000;

const lamp =
  '(?:her|it|this|that|you|everything|yourself|itself|all|the (?:whole )?(?:lamp|lights?|thing|panel|leds|device)|all lamps?|lamps?|lights?)';
const soft = '(?:(?:and|please|okay|so|now|just|all|then|well|lamp|thanks|kindly|mom says bed|computer) )*';

const offPhrases = phrases(
  `\\b(?:turn|switch|shut|power|put|click|flip) ${lamp} (?:off|out|down)\\b(?! the)`,
  `\\b(?:turn|switch|shut|power) off(?: ${lamp})?(?: |$)(?!the (?!lamp|light))`,
  `\\b(?:put|switch|turn) out the (?:lamp|lights?)\\b`,
  '\\b(?:lamp|lights?) (?:off|out)\\b(?! (?:during|altogether|while|in the))',
  `^${soft}(?:off|out|blackout|poweroff|power off|power down|shut down|lights out)(?: with it)?(?: (?:please|now|thanks|in|at|after|once|when|for)\\b.*)?$`,
  '\\b(?:then|schedule) power ?-?down\\b',
  '\\b(?:and|then) (?:shut|power) down\\b',
  '\\b(?:kill|douse|extinguish|close|mute) (?:it|the (?:whole )?(?:lamp|lights?|leds)|all lamps?)\\b',
  '\\b(?:lamp|itself|yourself|it) (?:may |can |should |to )?(?:extinguish|go dark|go out|go off|switch off|turn off|die)\\b',
  '\\b(?:go|turn|goes) dark\\b(?: by yourself| by itself)?(?: (?:in|at|after|when)\\b|$)',
  '\\b(?:then|and) (?:it )?(?:off|out|dark|go dark|go out|sleep)(?: please)?$',
  '\\bfall asleep\\b.*\\b(?:in|after|when)\\b|^good night lamp$|\\bdie in\\b|\\bgo out then$',
);
const onPhrases = phrases(
  `\\b(?:turn|switch|power) ${lamp} (?:back )?on\\b`,
  '\\b(?:turn|switch) on(?: the (?:lamp|lights?)| again)?(?:$| at )',
  `^${soft}(?:back )?on(?: please| again| now)*$`,
  '\\b(?:lamp|lights?) (?:back )?on(?: again)?$',
);
const stayOnPhrase =
  /\b(?:cancel|stop|clear|end|forget|disable) (?:the |my |that |a |any )?(?:sleep |off |shutdown )?timer\b(?! for)/;
const pausePhrases = phrases(
  '\\bpause\\b(?! (?:between|again|time))(?<!(?:bigger|longer|black|shorter|the|a) pause)',
  '^(?:please )?(?:can you )?pause\\b',
  '\\bfreeze(?: (?:it|this|that|the|everything|here|there)\\b|$)',
  `^${soft}hold(?: (?:it|on|still|everything|there|please|that))*(?: (?:there|still|a|for)\\b.*)?$`,
  '\\bhold (?:it )?(?:still|there|right there)\\b',
  '\\b(?:stop|halt)(?: (?:it|everything|the (?:thing|animation|lamp|motion|movement|music)|playing|moving|there))?(?: there)? (?:for )?(?:a |the |one )?(?:moment|second|sec|minute|bit|now|while)\\b',
  `^${soft}(?:stop|halt|sigstop|hold)(?: it| please| here| there| moving| playing| the music)*$`,
  '\\bstand still\\b',
  '\\bput it on hold\\b',
  '\\bstop (?:it )?(?:till|until)\\b',
);
const playPhrases = phrases(
  '\\bunpause\\b|\\bun ?freeze\\b|\\bresume\\b|\\bpress play\\b|\\bkeep playing\\b|\\bback to playing\\b',
  '\\bcontinue(?: playing| the animation)?(?: please)?$',
  `^${soft}(?:play|run|go|go on|carry on|continue)(?: it)?(?: again| on| please)?$`,
  '\\b(?:carry|go) on (?:playing|moving)\\b',
  '\\blet it (?:go on|continue|run again|move again)$',
  '\\b(?:can|may) (?:run|play|go on|carry on|continue)(?: again)?$',
  '\\blive again$',
  '\\bplay$',
);
const newTalkPhrases = phrases(
  '\\b(?:new|fresh|another|empty|blank|clean) (?:conversation|chat|session|thread|talk|page)\\b',
  '\\bopen an? (?:empty|new|fresh|blank) one\\b',
  '\\bstart (?:over|afresh|from scratch)\\b(?! (?:after|when))',
  '\\bclear (?:the |this )?(?:chat|conversation|history)\\b',
  '^(?:fresh start|clean slate|reset)(?: please)?$',
);
const savePhrases = phrases(
  '\\b(?:save|store|archive|memori[sz]e)\\b(?! (?:for the|the |energy|power|battery|us\\b|him|her|them))(?<!have to save)(?<!to save)',
  '\\bbookmark (?:this|that|it)\\b',
  '\\b(?:keep|file|put|add|log|tag|guard|note|remember|preserve|have) (?:(?:this|that|it|him|her|the current)(?: one)?(?: away)? )?(?:for (?:me|us) )?(?:as (?!(?:it|they|before|is|if|though)\\b)|under\\b|with (?:the )?name|among my|in (?:the|my) (?:library|favorites|favourites|list)|to (?:the|my) (?:library|favorites|favourites)|for later)',
  '\\b(?:favorite|favourite) (?:this|it|that)\\b',
  '\\b(?:call|name) (?:it|this|that)(?: one)? (?!a\\b|it\\b)',
  '\\b(?:its )?name (?:is|shall be|should be|will be)\\b',
  '\\bkeep this one\\b|\\btag it\\b|\\bstay saved\\b',
);

/** What a wish asks of the lamp or the app; none for a wish about the picture. */
export function readControl(words: readonly Word[], wish: string): Control | undefined {
  const clauses = clausesOf(words).map(textOf);
  const says = (list: readonly RegExp[]) =>
    clauses.some((clause) => list.some((phrase) => phrase.test(clause)));
  const whole = textOf(words);
  const time = timeIn(words);
  if (stayOnPhrase.test(whole)) return { kind: 'stay-on' };
  if (
    /\b(?:sleep|off|shutdown|bed ?time) timer\b|\btimer for sleep|\bsleep (?:in|after)\b|^(?:(?:set|start|thank you|and|please) )*(?:a |the )?timer\b/.test(
      whole,
    )
  ) {
    return { kind: 'sleep', ms: Math.min(time ?? usualSleepMs, longestSleepMs) };
  }
  if (says(newTalkPhrases)) return { kind: 'new-conversation' };
  const share = brightnessIn(words, whole);
  if (share !== undefined) return { kind: 'brightness', share };
  if (says(savePhrases)) return { kind: 'save', name: nameIn(wish) };
  if (says(offPhrases)) return offWhen(whole, time);
  if (
    time !== undefined &&
    /\b(?:then|stop after|switch off|go dark|go out|turn dark)\b/.test(whole) &&
    /\b(?:off|out|dark|stop after)\b/.test(whole)
  ) {
    return { kind: 'sleep', ms: time };
  }
  if (says(onPhrases)) return { kind: 'on' };
  if (says(playPhrases)) return { kind: 'play' };
  return says(pausePhrases) ? { kind: 'pause' } : undefined;
}

function offWhen(whole: string, time: number | undefined): Control {
  const isLater =
    time !== undefined && /\b(?:in|after|for|within|then|timer|another|more|when|gone|up)\b/.test(whole);
  if (isLater) return { kind: 'sleep', ms: Math.min(time, longestSleepMs) };
  const at =
    /\bat ((?:half past |quarter (?:past|to) )?(?:\d{1,2}(?: ?:? ?\d\d)?(?: (?:am|pm|oclock))?|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:am|pm|oclock|thirty|fifteen))?)\b/.exec(
      whole,
    )?.[1];
  if (at !== undefined) return { kind: 'sleep-at', time: at };
  const bare = /\b(?:in|after) (\d{1,3})$/.exec(whole)?.[1];
  return bare === undefined ? { kind: 'off' } : { kind: 'sleep', ms: Number(bare) * 60_000 };
}

/** “brightness 30 %”, “lamp at half”, “set it to 40 %”, “full brightness”, “30 percent”. */
function brightnessIn(words: readonly Word[], whole: string): number | undefined {
  const isNamed = /\b(?:brightness|intensity|master|level)\b/.test(whole);
  const isOfLamp =
    /\b(?:lamp|display|device|lights|leds|panel)\b/.test(whole) ||
    /\b(?:set|put|bring|run|keep|have|leave) (?:it|everything) (?:all )?(?:to|at|on)\b/.test(whole) ||
    /\boverall\b/.test(whole);
  const isBare = /^(?:and )?(?:(?:to|at|go down to|lowest it goes) )?[\d.]+ (?:%|percent)(?: please)?$/.test(
    whole,
  );
  if (
    (!isNamed && !isOfLamp && !isBare) ||
    /\b(?:by|minus|plus|amplitude|modulation|wall|its own|more|less|slower|faster|of its)\b/.test(
      whole.replace(/of its brightness/, ''),
    )
  )
    return undefined;
  for (let at = 0; at < words.length; at++) {
    const percent = percentAt(words, at);
    if (percent) return percent.value <= 1 ? percent.value : undefined;
    const number = numberAt(words, at);
    const isPlain = isNamed || /\blamp (?:to|at|on) \d+$/.test(whole);
    if (number && isPlain && number.value > 1 && number.value <= 100) return number.value / 100;
    if (number && /^0\.\d/.test(words[at]?.text ?? '') && isNamed) return number.value;
  }
  return isNamed || /\b(?:lamp|power)\b/.test(whole) ? namedShare(whole, isNamed) : undefined;
}

function namedShare(whole: string, isNamed: boolean): number | undefined {
  if (!isNamed && !/\b(?:to|at|on|power)\b/.test(whole)) return undefined;
  if (/\b(?:full|maximum|max|highest|all the way up)\b/.test(whole)) return 1;
  if (/\b(?:minimum|min|lowest|all the way down)\b/.test(whole)) return 0.05;
  if (/\bthree quarters?\b/.test(whole)) return 0.75;
  if (/\b(?:a )?quarter\b(?! of an)/.test(whole)) return 0.25;
  if (/\b(?:a |one )third\b/.test(whole)) return 1 / 3;
  if (/\b(?:a |one )fifth\b/.test(whole)) return 0.2;
  return /\bhalf\b(?! (?:an|a|past)\b)/.test(whole) ? 0.5 : undefined;
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
    /\b(?:as|under(?: the name)?|called|named|with (?:the )?name|name (?:is|shall be)|call (?:it|this|that)(?: one)?|name (?:it|this|that)|tag it)\s+([^,.;!?\n]{1,60})/iu.exec(
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

function phrases(...list: readonly string[]): readonly RegExp[] {
  return list.map((phrase) => new RegExp(phrase));
}
