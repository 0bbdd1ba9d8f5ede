/** The words of instant edits: the classes that the sentences in `sentences.ts` are written in. */

/** What can be more or less. Up is slower, brighter, warmer, more vivid, denser, longer. */
export type Axis = 'pace' | 'light' | 'warmth' | 'vividness' | 'density' | 'length';

export interface Quality {
  readonly axis: Axis;
  readonly sign: 1 | -1;
}

/** Words by what they do in a sentence. */
const classes = {
  make: 'make, making, turn, paint, color, set, have, get, give, let, change, tint, do, put, want, need, dye, recolor',
  remove:
    'remove, delete, drop, lose, without, with no, no, no more, kill, take out, take away, get rid of, cut out, leave out, leave off, ditch, scrap, skip, strip out, minus, take off, throw out, do not want, do not need, away with, do away with, erase, omit, eliminate, hide, cut, ban, lose all, take all, drop all, remove all',
  gone: 'out, away, off, gone, must go, must go away, can go, has to go, should go, needs to go, goes, should not be there, does not need to be there, not needed, can go after all, out again, out of it, should be gone',
  swap: 'swap, replace, exchange, trade, switch, substitute, change, turn, swap out',
  into: 'for, with, to, into, by, in',
  insteadOf:
    'instead of, rather than, in place of, not, and not, instead from, where it is, where there is, where the, for the',
  instead: 'instead, rather, then, please, now',
  add: 'add, append, put, put in, tack, tack on, stick, throw in, insert, attach, give it, include, mix in, sprinkle, i want, have, we need',
  addEnd:
    'end with, finish with, finish on, end on, close with, end it with, finish it with, round it off with, let it end with, let it end in, end in',
  addStart: 'start with, begin with, start it with, open with, begin it with, let it start with',
  atEnd:
    'at the end, at the very end, to the end, onto the end, on the end, to finish, as the last step, as a last step, as an ending, in the end, as a finale, tacked on the end, at the finish',
  atStart:
    'at the start, at the beginning, at the very start, to the start, first, up front, in the beginning, at the front, as the first step, before everything',
  keepLooping:
    'loop, repeat, loop it, repeat it, keep looping, keep repeating, let it loop, let it repeat, have it loop, make it loop, never stop, loop again',
  loop: 'loop, repeat, play, cycle, run, go, do, loop it, play it, repeat it, run it, let it loop, let it run, keep looping, do it, go round, show, round',
  stop: 'then stop, and stop, then end, and end, and then end, and then stop, in a row, and that is it, then it stops, then it ends, not endless, no more, then off, then quit, and no more, all in all, in total, altogether',
  hold: 'hold, holds, last, lasts, stay, stays, keep, leave, remain, remains, linger, show, leave up, stay on, stay up, take, takes, wait, go on, goes on, run, runs, be shown, stick around, go on for, be up, stand, hang around, stays on, kept, be there',
  each: 'each step, every step, all steps, each, every one, each one, all of them, per step, a step, each part, every part, each scene, each state, per state, apiece, every state, each of them, both, both steps, each color, per color, every color, each frame, per frame, a piece, the steps, steps',
  /** Between steps; “fade” alone may be a way to end. */
  fadeIn: 'fade, blend, melt, dissolve, fading, flow',
  fade: 'crossfade, crossfades, cross fade, cross fades, fades, smooth transitions, smooth transition, soft transitions, transitions, transition, soft fades, smooth fades, gentle fades, blending, soft fade, smooth fade, softer transitions, smoother transitions, softer fades, smoother fades, a fade, a crossfade, a dissolve, soft dissolve',
  between:
    'between the steps, between steps, between them, in between, from one to the next, one into the other, into each other, into one another, from step to step, everywhere, between all steps, between each step, between the scenes, between the parts, between the colors',
  cuts: 'hard cuts, hard cut, straight cuts, sharp cuts, abrupt changes, cut straight, cut hard, sharp changes',
  reverse:
    'reverse, reversed, backwards, backward, in reverse, the other way round, the other way around, other way round, other way around, the opposite direction, opposite direction, the other direction, other direction, the other way, reverse order, in reverse order, the order reversed, from the end to the start, in the opposite order, from back to front, invert the order, reverse the order, flip the order, last step first, reverse the steps, reverse the sequence, counterclockwise, anticlockwise',
  again:
    'again, once more, same again, do that again, and again, one more time, once again, the same again, repeat that, more of that, more of the same, further, further still, same once more, again so much, keep going, keep going like that, in that direction, more in that direction, even more, go on, further in that direction, another notch, one more notch',
  more: 'more, extra, some more, additional, add more, further, increase, raise, boost, bump up, up, turn up',
  less: 'less, fewer, reduce, lower, decrease, cut down on, cut back on, go easy on, easy on, tone down, turn down, dial down, take down, bring down, hardly any, knock off, not so much, not as much, not so many, not as many, not that much, not that many, not quite so much, not so much of, less of, cut back, cut down, thin out, reduce the amount of, not too much, not too many',
  /** Before a quality, “a bit bright” complains as “too bright” does. */
  tooVery:
    'too, overly, so, a bit, rather, a little, quite, such, a bit too, a little too, little bit too, little too, a tad too, a touch too, slightly too, way too, far too, much too, rather too, still too, still a bit too, still a little too, still way too, still so, bit too, quite too, is still too, now too',
  too: 'too, overly, a bit too, a little too, little too, a tad too, a touch too, slightly too, way too, far too, much too, rather too, still too, bit too, still a bit too',
  notSo:
    'not so, not as, not that, not quite so, not quite as, not too, not nearly as, less, does not have to be so, should not be so, need not be so, not quite that, not so very, not overly',
  tooMuch:
    'too much, that is too much, too much now, overdone, too far, that is too far, a bit too much, way too much, not that much, not as much as that, not so much, less than that, not quite so much, not quite that much, that was too much, a little too much, now is too much, now it is too much, a bit much, bit much, not so far, not that far, too strong, halfway between the two, somewhere between the two, halfway between, make half of this, make half of that, half of that, half of this, half that, only half of that, too many, still too many, that is too many, i said a little, back a little, a bit back, back a bit, less than that please, you overdid it, half as much, meet me in the middle, somewhere in between, in the middle of the two, not that many',
  moreOfIt:
    'more, a bit more, a little more, little more, bit more, some more, much more, a lot more, even more, still more, way more, far more, more more, more please, a touch more, a tad more, slightly more, a smidge more, keep going, still not enough, not enough, still not, not yet enough, even more so, a notch more, more still, a hair more, more and more, lots more, one more',
  lessOfIt:
    'less, a bit less, a little less, little less, bit less, slightly less, a touch less, a tad less, much less, a lot less, even less, still less, way less, lower, less less, less please, a smidge less, not enough less',
  colors:
    'colors, color, hues, tones, the two, them, the two colors, both colors, two colors, those, these, those two, these two, around, round, places',
  to: 'to, at, down to, up to, on, back to',
  by: 'by, about',
  as: 'as, so, that, the',
  of: 'of, of the, of this, of that, of it, the, in, for',
  only: 'only, just, nothing but, solely, simply, all, all in, everything in, everything, only in',
  except:
    'except, except for, but not, apart from, other than, besides, excluding, but leave, but keep, but, save for, with the exception of, not counting',
  allBut:
    'all but, everything but, everything except, everything except for, all except, everything apart from, all apart from, all of it but, anything but, everything but not, everything besides',
  total:
    'in all, altogether, in total, total, overall, all together, from start to end, from start to finish, all in all, the whole thing, it all, long, the whole, in length, over all, all of it',
  write:
    'write, say, change the text to, it should say, make it say, let it say, have it say, the text should be, change it to say, change the words to, the words should be',
  period:
    'period, cycle, cycle time, speed, tempo, every, once every, one cycle, per cycle, a cycle, each cycle, rate',
  onWall:
    'on the wall, in the wall light, on the wall light, at the wall, wall, behind it on the wall, on the walls, around it, on the sides',
  where:
    'for, of, in, on, at, with, during, only for, just for, only in, only on, just on, just in, but only for, but only in, also for, in the case of, only, when it is, where it is, while',
  stayAsIs:
    'stays, stay, stays as is, as is, as it is, as they are, is right, is fine, is good, is okay, can stay, may stay, may stay as it is, may stay exactly as it is, stays the same, the same, stays as it is, stay as they are, unchanged, can stay as it is, is perfect, keeps, keep, remains, are fine, are good, are okay, stays put',
  plus: 'plus, longer by, add',
  becomes:
    'must be, should be, to be, becomes, become, turns, turns into, could be, can be, is to be, has to be, needs to be, ought to be',
  many: 'many, much',
  andThe: 'and',
  long: 'long',
  everything: 'everything, all, all of it, it all, the whole thing, all of them',
  thanNow:
    'than before, than now, than it is, than it is now, than that, than this, than it was, than currently, than at present',
  noLoop:
    'do not loop, no loop, no looping, stop looping, without looping, do not repeat, no repeat, no repeats, without a loop, do not keep looping',
  dark: 'dark, darkness, black, blackness, nothing, blackout, complete darkness, total darkness',
} as const satisfies Record<string, string>;

/** Words that carry nothing of their own in an edit. Negations are none of them. */
const fillerWords =
  'the a an please can could would will you we i it this that them these those its should must be is are was were may might shall maybe perhaps now also and as well though kind sort actually honestly think guess feel feels somehow looks look looking goes going gets getting seems moves move moving then okay so oh hm hmm yes hey um uh ah him her he she they me us my our about around roughly approximately to do does did part parts bits piece section stuff thing things one ones here there lamp animation program scene picture haha wow dear sorry alright right kindly today tonight still just only needs has have need want wants wanted come comes coming by mind nice good great better lovely perfect if let lets make set get got or say says said ask asks asked obviously definitely bro man dude guys guy mate buddy up down out on off at for of over in completely entirely totally currently moment yet sense ever mean own deal thanks thank ta cheers ideally preferably basically literally overall general way go been being try tried trying see seen shows show showing shown';

const degreeWords: readonly (readonly [number, string])[] = [
  [
    0.5,
    'a bit, a little, little, a little bit, little bit, slightly, a touch, touch, a tad, tad, somewhat, a hair, a smidge, a smidgen, a notch, one notch, a shade, a fraction, some, a wee bit, ever so slightly, a pinch, a trifle, marginally, just a bit, just a little, just a touch, just a tad, a dash, very slightly, bit, a tiny bit, tiny bit, a drop, a teeny bit, gently, subtly, only a little, only a bit, only slightly, a little bit of, a bit of',
  ],
  [
    1,
    'even, noticeably, clearly, rather, quite, fairly, pretty, yet, still, any, a fair bit, considerably, visibly, well',
  ],
  [
    2,
    'much, a lot, lots, way, far, really, very, loads, significantly, a good deal, a great deal, quite a bit, heaps, tons, super, massively, so much, drastically, a whole lot, much much, a ton, ultra, extremely, seriously, quite a lot, big time, dramatically, a good bit, hugely, strongly, practically, way way',
  ],
];

const factorWords: readonly (readonly [number, string])[] = [
  [2, 'twice, double, doubled, two times, 2 times, doubly'],
  [0.5, 'half, halve, halved, only half, at half, a half, one half, just half'],
  [1 / 3, 'a third, one third, only a third, third'],
  [2 / 3, 'two thirds'],
  [0.25, 'a quarter, quarter, one quarter'],
  [0.75, 'three quarters'],
  [3, 'triple, three times, 3 times, thrice, treble'],
  [4, 'four times, quadruple, 4 times'],
  [1.5, 'one and a half times, 1.5 times'],
  [5, 'five times, 5 times'],
  [10, 'ten times, 10 times'],
];

type QualityWords = readonly [
  Axis,
  1 | -1,
  { readonly comparative: string; readonly adjective?: string; readonly noun?: string },
];

const qualityWords: readonly QualityWords[] = [
  [
    'pace',
    1,
    {
      comparative:
        'slower, slow down, slow it down, more slowly, slow that down, slow things down, slow them down, slowlier, slow, slow it, more slow, slow him down, slow her down, slow this down, less quickly, less fast, more calmly, less often, slowed down',
      adjective: 'slow, sluggish, slowly, leisurely, draggy',
    },
  ],
  [
    'pace',
    -1,
    {
      comparative:
        'faster, quicker, speed up, speed it up, speedier, snappier, more quickly, hurry up, speed that up, speed things up, speed them up, more fast, more quick, speed this up, swifter, more rapid, fast, pick up the pace, faster faster, less slow, more often, double time',
      adjective:
        'fast, quick, rapid, hectic, frantic, speedy, hasty, rushed, swift, quickly, hurried, much of a hurry, big hurry, hurry',
      noun: 'speed, tempo, pace, rate, frequency',
    },
  ],
  [
    'light',
    1,
    {
      comparative:
        'brighter, lighter, brighten, brighten up, brighten it up, light up, turn up, turn it up, lighten, lighten up, brighten it, more luminous, crank up, crank it up, more bright, more light',
      adjective: 'bright, light, glaring, blinding, dazzling, harsh, strong, loud, intense, piercing, shiny',
      noun: 'brightness, light, intensity, luminosity, glow',
    },
  ],
  [
    'light',
    -1,
    {
      comparative:
        'dimmer, darker, dim, darken, dim it, dim down, dim it down, turn it down, darken it, tone it down, dial it down, more dim, more dark, dimmed, fainter, less bright, less light, less loud, less strong, less harsh, take it down, bring it down, less intense, weaker',
      adjective: 'dark, dim, faint, weak, murky',
    },
  ],
  [
    'warmth',
    1,
    {
      comparative: 'warmer, warm it up, warm up, more warm, less cold, less cool',
      adjective: 'warm',
      noun: 'warmth',
    },
  ],
  [
    'warmth',
    -1,
    {
      comparative:
        'cooler, colder, cool it down, icier, cool it, chillier, more cold, more cool, frostier, less warm',
      adjective: 'cold, cool, icy, chilly',
    },
  ],
  [
    'vividness',
    1,
    {
      comparative:
        'more vivid, more saturated, more colorful, richer, bolder, more saturation, punchier, more vibrant, more intense, deeper, stronger, hotter',
      adjective: 'vivid, saturated, colorful, gaudy, garish, vibrant',
      noun: 'saturation',
    },
  ],
  [
    'vividness',
    -1,
    {
      comparative:
        'paler, less saturated, more pastel, more muted, less vivid, less colorful, less garish, softer colors, more subdued, desaturate, desaturated, less saturation, milder',
      adjective: 'pale, washed out, muted, faded',
    },
  ],
  [
    'density',
    1,
    {
      comparative: 'denser, thicker, more dense, fuller, busier',
      adjective: 'dense, busy, crowded, thick, cluttered, full',
      noun: 'density',
    },
  ],
  [
    'density',
    -1,
    {
      comparative: 'sparser, thinner, less dense, more sparse, emptier, thin them out, thin it out',
      adjective: 'sparse, thin, empty',
    },
  ],
  [
    'length',
    1,
    {
      comparative: 'longer, lengthen, stretch, stretch out, prolong, extend, longer lasting, draw out',
      adjective: 'long, lengthy',
      noun: 'length, duration, durations, time',
    },
  ],
  [
    'length',
    -1,
    { comparative: 'shorter, shorten, briefer, trim, more brief, more briefly', adjective: 'short, brief' },
  ],
];

/** Phrases by their first word, the longest first, with what they stand for. */
type Index<Value> = ReadonlyMap<string, readonly (readonly [readonly string[], Value])[]>;

export const fillers: ReadonlySet<string> = new Set(fillerWords.split(' '));
export const degrees: Index<number> = indexed(degreeWords);
export const factors: Index<number> = indexed(factorWords);
export const comparatives: Index<Quality> = indexed(
  qualityWords.map(([axis, sign, { comparative }]) => [{ axis, sign }, comparative]),
);
export const adjectives: Index<Quality> = indexed(
  qualityWords.map(([axis, sign, { adjective = '' }]) => [{ axis, sign }, adjective]),
);
/** “Half the speed” is slower: a noun's sign tells where more of it leads. */
export const nouns: Index<Quality> = indexed(
  qualityWords.map(([axis, sign, { noun = '' }]) => [{ axis, sign }, noun]),
);

const classIndexes = new Map<string, Index<true>>();
for (const [name, list] of Object.entries(classes)) classIndexes.set(name, indexed([[true, list]]));

/** The phrases of a class of words. */
export function classIndex(name: string): Index<true> | undefined {
  return classIndexes.get(name);
}

function indexed<Value>(entries: readonly (readonly [Value, string])[]): Index<Value> {
  const byFirst = new Map<string, (readonly [readonly string[], Value])[]>();
  for (const [value, list] of entries) {
    for (const phrase of list.split(',')) {
      const words = phrase.trim().split(' ');
      const [first = ''] = words;
      if (first === '') continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), [words, value]]);
    }
  }
  for (const found of byFirst.values()) found.sort(([a], [b]) => b.length - a.length);
  return byFirst;
}

const vocabulary = new Set(fillers);
for (const index of [degrees, factors, comparatives, adjectives, nouns, ...classIndexes.values()]) {
  for (const phrases of index.values())
    for (const [phrase] of phrases) for (const word of phrase) vocabulary.add(word);
}

/** True for a word that has its own part in an edit. */
export function isVocabulary(word: string): boolean {
  return vocabulary.has(word);
}

export function vocabularyWords(): Iterable<string> {
  return vocabulary;
}
