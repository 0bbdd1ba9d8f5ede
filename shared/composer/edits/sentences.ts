import type { Operation, Target } from '../../program/edit/Operation';
import { solid } from '../../program/commands';
import { sentence, type Sentence } from './Grammar';
import {
  addStep,
  amount,
  cycle,
  each,
  exactly,
  exchange,
  fade,
  hold,
  longerBy,
  measured,
  overlay,
  recolor,
  removal,
  repeat,
  share,
  swapColor,
  tint,
  total,
  write,
} from './meanings';
import type { Slots } from './slots';

/** What a clause asks for. `again` speaks of the change before: once more, or some of it back. */
export type Asked =
  | { readonly kind: 'operations'; readonly operations: readonly Operation[] }
  | { readonly kind: 'again'; readonly strength: number }
  /** Of the other changes, this is left alone. */
  | { readonly kind: 'stay'; readonly target: Target | undefined };

function say(pattern: string, mean: (slots: Slots) => Operation | undefined): Sentence<Slots, Asked> {
  return sentence(pattern, (slots: Slots): Asked | undefined => {
    const operation = mean(slots);
    return operation && { kind: 'operations', operations: [operation] };
  });
}

function sayAgain(pattern: string, strength: number): Sentence<Slots, Asked> {
  return sentence(pattern, ({ DEGREE = 1 }: Slots): Asked => ({
    kind: 'again',
    strength: strength * DEGREE,
  }));
}

const all = (target: Target | null | undefined): Target | undefined => target ?? undefined;

/** The sentences of instant edits, the more telling before the vaguer. */
export const sentences: readonly Sentence<Slots, Asked>[] = [
  sayAgain('tooMuch', -0.5),
  sayAgain('again', 1),
  sayAgain('DEGREE? moreOfIt DEGREE?', 1),
  sayAgain('DEGREE? lessOfIt', -0.5),
  sentence('TARGET stayAsIs', ({ TARGET }: Slots): Asked => ({ kind: 'stay', target: TARGET ?? undefined })),
  sentence('stayAsIs TARGET stayAsIs?', ({ TARGET }: Slots): Asked => ({
    kind: 'stay',
    target: TARGET ?? undefined,
  })),

  // So many times as much.
  say('make? COMPARATIVE TARGET? to PERCENT', exactly),
  say('make? TARGET? to? PERCENT of? NOUN', exactly),
  say('make? NOUN of? TARGET? to PERCENT', exactly),
  say('make? hold? TARGET? hold? FACTOR as ADJECTIVE of? TARGET?', exactly),
  say('make? TARGET? to? FACTOR as? NOUN where? TARGET?', exactly),
  say('make? NOUN of? TARGET? to? FACTOR', exactly),
  say('make? TARGET? FACTOR COMPARATIVE where? TARGET?', exactly),
  say('make? TARGET? COMPARATIVE TARGET? by? FACTOR', share),
  say('less NOUN of? TARGET? by? FACTOR', share),
  say('NOUN of? TARGET? less by? FACTOR', share),
  say('make? TARGET? PERCENT COMPARATIVE where? TARGET?', share),
  say('make? TARGET? COMPARATIVE TARGET? by? PERCENT', share),
  say('less NOUN of? TARGET? by? PERCENT', share),
  say('NOUN of? TARGET? less by? PERCENT', share),
  say('PERCENT less NOUN where? TARGET?', share),
  say('PERCENT more NOUN where? TARGET?', share),

  // More and less, by a degree.
  say('make? where? TARGET? hold? DEGREE? COMPARATIVE DEGREE? where? TARGET2? DEGREE? thanNow?', measured),
  say('hold TARGET DEGREE? COMPARATIVE', measured),
  say('DEGREE? more ADJECTIVE where? TARGET?', measured),
  say('TARGET hold? DEGREE? more ADJECTIVE', measured),
  say('make? TARGET? DEGREE? notSo ADJECTIVE where? TARGET?', (slots) => measured(slots, -1)),
  say('TARGET? tooVery ADJECTIVE where? TARGET?', (slots) => measured(slots, -1)),
  say('DEGREE? more NOUN where? TARGET?', measured),
  say('DEGREE? less NOUN where? TARGET?', (slots) => measured(slots, -1)),
  say('NOUN of? TARGET? less', (slots) => measured(slots, -1)),
  say('make? everything DEGREE? COMPARATIVE except TARGET', (slots) => measured(excepting(slots))),
  say('make? everything COLOR except TARGET', (slots) => recolor(excepting(slots))),
  say('DEGREE? COMPARATIVE where? except TARGET', (slots) => measured(excepting(slots))),
  say('make? allBut TARGET DEGREE? COMPARATIVE', (slots) => measured(excepting(slots))),
  say('DEGREE? COMPARATIVE allBut TARGET', (slots) => measured(excepting(slots))),

  // How long, how often.
  say('make? period of? TARGET? to? TIME', cycle),
  say('TARGET period TIME', cycle),
  say('period TIME of? TARGET?', cycle),
  say('make? hold? each hold? to? TIME long?', each),
  say('hold? TIME hold? each', each),
  say('make? hold? TARGET hold? TIME COMPARATIVE', longerBy),
  say('TIME COMPARATIVE where? TARGET', longerBy),
  say('TIME more where TARGET', longerBy),
  say('plus TIME where TARGET', longerBy),
  say('hold TARGET where? TIME', hold),
  say('make? TARGET hold? to? where? TIME hold?', hold),
  say('TIME where TARGET', hold),
  say('remove TARGET to TIME', hold),
  say('less TARGET to TIME', hold),
  say('hold? total hold? TIME', total),
  say('hold? TIME total', total),
  say('make? hold TIME', total),
  say('COMPARATIVE to TIME', total),
  say('make TIME total?', total),
  say('loop? only? COUNT loop? only? stop?', repeat),
  say('loop NUMBER stop?', repeat),
  say('keepLooping', (slots) => repeat({ ...slots, COUNT: 0 })),
  say('noLoop', (slots) => repeat({ ...slots, COUNT: 1 })),
  say('remove loop', (slots) => repeat({ ...slots, COUNT: 1 })),
  say('loop? reverse loop?', () => ({ kind: 'reverse' })),
  say('swap colors', () => ({ kind: 'swap-colors' })),

  say('cuts between?', () => ({ kind: 'fade', ms: 0 })),
  say('remove fade between?', () => ({ kind: 'fade', ms: 0 })),
  say('DEGREE? COMPARATIVE fade between?', fade),
  say('add? TIME? fade between? where? TIME?', fade),
  say('make? fadeIn between TIME?', fade),
  say('fadeIn TIME', fade),
  say('make? between fade TIME?', fade),
  say('between fadeIn TIME?', fade),
  say('fade where? TARGET TIME?', fade),

  // Colours.
  say('swap COLOR andThe COLOR2', exchange),
  say('swap COLOR into COLOR2', swapColor),
  say('COLOR to COLOR2', swapColor),
  say('make? TARGET? where? COLOR2 insteadOf COLOR', swapColor),
  say('COLOR2 where COLOR', swapColor),
  say('COLOR becomes COLOR2', swapColor),
  say('DEGREE? more COLOR where? TARGET?', (slots) => tint(slots, 1)),
  say('TARGET DEGREE? more COLOR', (slots) => tint(slots, 1)),
  say('make? TARGET? DEGREE? HUER where? TARGET?', (slots) =>
    tint({ ...slots, ...(slots.HUER && { COLOR: slots.HUER }) }, 1),
  ),
  say('DEGREE? less COLOR onWall? where? TARGET?', (slots) => tint(slots, -1)),
  say('TARGET? too COLOR where? TARGET?', (slots) => tint(slots, -1)),
  say('tooMuch COLOR', (slots) => tint(slots, -1)),
  say('DEGREE? notSo COLOR', (slots) => tint(slots, -1)),
  say('make? DEGREE? COMPARATIVE COLOR onWall?', (slots) => measured(likeColor(slots))),
  say('COLOR onWall? DEGREE? COMPARATIVE', (slots) => measured(likeColor(slots))),
  say('COLOR onWall? DEGREE? notSo ADJECTIVE', (slots) => measured(likeColor(slots), -1)),
  say('COLOR onWall? tooVery ADJECTIVE', (slots) => measured(likeColor(slots), -1)),
  say('remove COLOR where? onWall?', (slots) => tint(slots, 0)),
  say('COLOR gone', (slots) => tint(slots, 0)),
  say('swap? make? TARGET instead? where? COLOR instead?', recolor),
  say('make? COLOR where? TARGET instead?', recolor),
  say('make? allBut TARGET where? COLOR', (slots) => recolor(excepting(slots))),
  say('make? COLOR except TARGET', (slots) => recolor(excepting(slots))),
  say('make? only? where? COLOR instead?', recolor),

  // Parts.
  say('DEGREE? more of? TARGET', (slots) => amount(slots, 1)),
  say('DEGREE? less of? TARGET', (slots) => amount(slots, -1)),
  say('tooMuch of? TARGET', (slots) => amount(slots, -1)),
  say('FACTOR as? many? of? TARGET', (slots) => amount(slots, 1)),
  say('remove COLOR? TARGET gone?', removal),
  say('make? TARGET gone', removal),
  say('only TARGET', (slots) => removal(excepting(slots))),
  say('add COLOR? PATTERN atEnd', (slots) => addStep(slots, 'end')),
  say('addEnd COLOR? PATTERN', (slots) => addStep(slots, 'end')),
  say('COLOR? PATTERN atEnd', (slots) => addStep(slots, 'end')),
  say('add? atEnd add? COLOR? PATTERN', (slots) => addStep(slots, 'end')),
  say('add COLOR? PATTERN atStart', (slots) => addStep(slots, 'start')),
  say('addStart COLOR? PATTERN', (slots) => addStep(slots, 'start')),
  say('COLOR? PATTERN atStart', (slots) => addStep(slots, 'start')),
  say('addEnd dark', () => ({ kind: 'add-step', command: { type: 'off' }, at: 'end', duration: 3000 })),
  say('addEnd COLOR', ({ COLOR }) =>
    COLOR === undefined ? undefined : { kind: 'add-step', command: solid(COLOR), at: 'end', duration: 3000 },
  ),
  say('add COLOR? PATTERN', overlay),
  say('write QUOTED', write),
];

function excepting(slots: Slots): Slots {
  const target = all(slots.TARGET);
  return target ? { ...slots, TARGET: { ...target, isExcept: true } } : slots;
}

/** “the orange a little less loud”: what has that colour. */
function likeColor({ COLOR, ...slots }: Slots): Slots {
  return COLOR === undefined ? slots : { ...slots, TARGET: { like: COLOR } };
}
