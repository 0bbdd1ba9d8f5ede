import type { Word } from '../words/readWords';
import { fillers } from './vocabulary';

/** What people say around an edit: praise, greetings, reasons. */

const praise = new Set(
  'nice good great lovely perfect beautiful pretty fine cool wonderful amazing awesome super fantastic better best love like thanks thank cheers okay yes no well oh wow ooh aww haha splendid excellent gorgeous brilliant sweet neat fab hello hi hey hmm hm right exactly almost nearly there getting close goodness gosh dear please sorry wait actually honestly correction fun cute bless him her alas ah uh um so very really quite much it is that this now already look looks for bedtime indeed mind you deal too all just mamma mia what more still bro man dude yo hell heck nope'.split(
    ' ',
  ),
);

const subjects = new Set(
  'i my mine we our he she they his her their everyone everybody nobody someone somebody uncle aunt mum mom dad granny kids people guests neighbours because since otherwise as it its that this there you your such until after'.split(
    ' ',
  ),
);

const requests = new Set(
  'should must make add want wants wanted wish let give gives put show draw turn change like with without instead need needs more less slower faster brighter dimmer darker another'.split(
    ' ',
  ),
);

/** True for a clause that asks for nothing: praise, a greeting, or a reason told as a statement. */
export function isAside(clause: readonly Word[]): boolean {
  const texts = clause.map(({ text }) => text);
  if (texts.every((text) => praise.has(text) || fillers.has(text))) return true;
  const first =
    texts.find((text) => !/^(?:and|but|so|okay|oh|well|yes|no|now|because|hm|hmm|still)$/.test(text)) ?? '';
  return subjects.has(first) && !texts.some((text) => requests.has(text));
}
