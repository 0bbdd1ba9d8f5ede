import type { Entry } from '../../conversation/Entry';
import { versionHistory, type Version } from '../../conversation/versionHistory';
import { contentWords, wordsOfProgram } from './mentions';
import { numberAt } from '../words/numbers';
import { textOf, type Word } from '../words/readWords';
import { singular } from '../words/singular';

/** Phrases that speak of going back, whatever else is said. */
const undoPhrases =
  /\b(?:undo|un do|revert|rollback|roll back|scratch that|belay that|never mind|take (?:that|it|this) back|takes? back that|(?:one|two|three|a) (?:steps? |versions? )?back|step back|go back(?: one| a step)?$|put (?:it|that) back (?:the way|how|as|like) it was|(?:as|how|like|the way) it (?:was|used to be)(?: a (?:moment|second|minute) ago| before(?: that)?| just now)?|it was (?:better|nicer|fine|good)|was (?:better|nicer)|(?:liked|preferred) (?:it|that) (?:better|more|calmer)?(?: the way| how| as)?|without (?:that|the) last (?:change|one)|last change|forget (?:that|it|i (?:asked|said))|wrong (?:move|one)|bad idea|that was a mistake|not that|previous(?: one| version)?$|the one before(?: that| this)?|back to before|back it up|lose that (?:last|change)|(?:ctrl|control|cmd) z)\b/;
const redoPhrases =
  /\b(?:redo|re do|reapply|forward(?: again)?|put (?:it|that|them|the change|what you just took away) back(?: in)?|bring (?:it|that|them|back what)|back in|after all|i (?:take it back|was wrong|changed my mind)|do (?:it|that) (?:again|anyway)|undo the undo|un ?undo|i miss it|the (?:newer|later) one|on second thought|give (?:me )?(?:it|that|the .* )back|the other one (?:again|after all)|as it was a second ago|actually (?:no|keep|yes|leave))\b/;
const restorePhrases =
  /\b(?:(?:go|take me|bring me|take us|get me|switch|return|get|bring|come|went)(?: \w+)? back(?: \w+)? to|back to|return to|again\b|once more|restore|(?:show|give|bring|get|put|have|want|play)(?: me| us)? (?:back|again)|the (?:very )?(?:first|original|earlier|initial|second|third|previous) (?:one|version|scene|thing|program|animation)?|from (?:before|earlier|this morning|the start|the beginning|yesterday|last)|we had|you made|i had|the one with|the old one|bring back)\b/;

/** What going back a wish speaks of: as cues for its reading. */
export function returnCues(words: readonly Word[]): string[] {
  const text = textOf(words);
  return [
    ...(undoPhrases.test(text) ? ['<says undo>'] : []),
    ...(redoPhrases.test(text) ? ['<says redo>'] : []),
    ...(restorePhrases.test(text) ? ['<says restore>'] : []),
  ];
}

/** How many steps back or forth: “two steps back”. */
export function stepsIn(words: readonly Word[]): number {
  for (let at = 0; at < words.length; at++) {
    const number = numberAt(words, at);
    const noun = words[at + (number?.length ?? 0)]?.text ?? '';
    const isCounted = /^(?:steps?|versions?|back|times?|changes?|edits?)$/.test(noun);
    if (number && isCounted && number.value >= 1 && Number.isInteger(number.value))
      return Math.min(number.value, 100);
    if (words[at]?.text === 'twice') return 2;
  }
  return 1;
}

interface Told extends Version {
  /** Words of the wish that led to it and of the program itself. */
  readonly words: ReadonlySet<string>;
}

/** The earlier version that a wish means: the first, the one before, or the one it has most words in common with. */
export function versionMeant(words: readonly Word[], entries: readonly Entry[]): Version | undefined {
  const { present } = versionHistory(entries);
  const told = toldVersions(entries);
  const others = told.filter(({ program }) => program !== present?.program);
  const text = textOf(words);
  if (others.length === 0) return undefined;
  const mentioned = new Set(words.map(({ text: word }) => singular(word)));
  const scores = others.map(({ words: known }) => likeness(known, mentioned));
  const best = Math.max(...scores);
  const matches = others.filter((_, index) => scores[index] === best);
  const isFirst = /\b(?:first|original|initial|beginning|start)\b/.test(text);
  if (best > 0) return isFirst ? matches[0] : matches.at(-1);
  if (isFirst) return others[0];
  if (/\bsecond\b/.test(text)) return told[1];
  if (/\bthird\b/.test(text)) return told[2];
  return others.at(-1);
}

/** How much of what is mentioned a version is known by. “Storm” speaks of a thunderstorm, too, if of nothing closer. */
function likeness(known: ReadonlySet<string>, mentioned: ReadonlySet<string>): number {
  let score = 0;
  for (const word of known) {
    if (mentioned.has(word)) score += 2;
    else if ([...mentioned].some((said) => said.length > 3 && word.endsWith(said))) score += 1;
  }
  return score;
}

function toldVersions(entries: readonly Entry[]): Told[] {
  const wishes = new Map<number, string>();
  const told: Told[] = [];
  for (const entry of entries) {
    if (entry.type === 'wish') wishes.set(entry.seq, entry.text);
    if (!('program' in entry)) continue;
    const wish = 'to' in entry ? (wishes.get(entry.to) ?? '') : '';
    told.push({
      seq: entry.seq,
      program: entry.program,
      words: new Set([...wordsOfProgram(entry.program), ...contentWords(wish)]),
    });
  }
  return told;
}
