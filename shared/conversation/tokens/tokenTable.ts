/**
 * The costs of Gemma 3's tokenizer in tenths of a token, fitted to its counts over texts in some thirty languages.
 * The tokenizer has a quarter of a million entries; this is the part that rules can express.
 */

/** Words of the program format, and common ids and names, that are one token even without a space before them. */
const oneToken =
  'program name steps id command type pattern params color bgColor speed density duration transition loop count start step ' +
  'end on complete solid gradient wave rainbow pulse fire rain render elements layers front ambient over off fill pixel ' +
  'rect line circle filled text content icon null true false heart star smiley sad cat dog fish bird butterfly skull ghost ' +
  'pumpkin tree pine flower rose leaf mushroom cactus sun moon cloud umbrella snowflake snowman lightning candle drop ' +
  'mountain house castle car rocket plane boat bicycle coffee beer cake pizza apple cherry note bell gift key lock clock ' +
  'hourglass battery phone mail camera arrow up down left right check cross question plus peace yin yang dice chess crown ' +
  'gem anchor eye Previous Earlier Storm Likes red green blue orange purple violet white black yellow cyan magenta pink ' +
  'gold teal navy lime indigo dark flash glow fade night dawn sunset sunrise sky sea ocean forest ember embers storm ' +
  'thunder intro outro first second last main base warm cool soft slow fast bright deep hold rest stay blink spark stars ' +
  'snow ice water breath focus break work alarm wake sleep morning evening day party disco dance love happy time';

/** Likewise, words of two tokens; after a space they are one. */
const twoTokens = 'breathing sparkle comet aurora flame exclamation footprint rumble dusk';

/** All known words, with their cost in tenths of a token without a space before them. */
export const knownWords: ReadonlyMap<string, number> = new Map([
  ...oneToken.split(' ').map((word) => [word, 10] as const),
  ...twoTokens.split(' ').map((word) => [word, 20] as const),
]);

/** The length of the longest of {@link knownWords}: longer words need not be looked up. */
export const longestKnownWord = Math.max(...[...knownWords.keys()].map((word) => word.length));

/**
 * JSON punctuation of three or more characters that is one token. The prefixes of each cluster are listed too, so
 * that a longer text never costs less.
 */
export const jsonClusters: ReadonlySet<string> = new Set(
  (
    '":" ":{ ":{" ":[ ":[{ ":[{" ":[" "," "}, "},{ "},{" "}} "], "]," "],[ "]} "]}, "]},{ "]},{" ' +
    '}}, }}} }}}, }}}} }}] },{ },{" }," }], }]} }]}, ]," ]}, ]]] ],['
  ).split(' '),
);

/** Accented letters, grouped by how well the tokenizer knows them; all others belong to a last, rarer group. */
export const accentedLetters: readonly string[] = [
  'éèàáíóúñçãõêâôîûùëïòìœ',
  'äöüßåøæ',
  'ąćęłńśźżčřšžěůýďťňőűğışđțșăĺľŕ',
];

/**
 * Weights of letter pairs, one digit of base 36 each: the row is the letter before (`a` to `z`, the three kinds of accented
 * letters, the others), the column the letter itself. Frequent pairs stand inside long tokens and weigh little. In the last
 * four rows the letter before is the word's beginning: a space or none, then a small or a capital first letter.
 */
// prettier-ignore
export const pairWeights: readonly string[] = [
  '70003401022000516000134004486b', // a
  '36651c105070046783013eh41c91d8', // b
  '2d191782250077254060394404679a', // c
  '5653362d49742555564b6c6g32aa9a', // d
  '32206315436442431204442107828c', // e
  '325210063eb4503542402g67152864', // f
  '748932213043434b435649447578aa', // g
  '3f6404023921013140125814707787', // h
  '200021148632200122018252223b74', // i
  '49a42a034c0a9439440c3304493774', // j
  '4450222059a5676147225b74678657', // k
  '43422544265104423012450g0c8978', // l
  '301400633965251045173994c765a8', // m
  '46113003463243309000630i446778', // n
  '601140174431204260011200065454', // o
  '484006314ca05331i0015b74277i9c', // p
  '44444444a44e44444i410484444444', // q
  '312120253443012132025515067777', // r
  '785336504d88886337036a04497a8a', // s
  '561324101624343001145602206797', // t
  '011202142121007110009360156076', // u
  '397105092982a73e433a5aae665985', // v
  '479524a02450103a4009b10447b5a4', // w
  '651427d024870491450274423294k7', // x
  '6847677b7a57424545064444ed8c85', // y
  '474604343d75613308212754307474', // z
  '12102001674020033202333017006b', // é …
  'c3351440271342h984232446122334', // ä …
  '40003e903010102040035304053030', // ł …
  '040j84h40444002144400i4424g450', // others
  '643145456654457453247633169cd1', // " a"
  '7654565843657596b537785c3ai8fn', // " A"
  '8665673589a78898c5577a6a9abdh4', // "a"
  'ba98ababbabaaadaa88abd8c8djji7', // "A"
];

/** The total pair weight that a word's first token covers. */
export const freeWeight = 11;

/** Words that hardly occur in other languages: after one of them a line counts as English. */
export const englishWords: ReadonlySet<string> = new Set(
  'the and with that this not are were from you your when then than which have more make please like slow'.split(
    ' ',
  ),
);

/** The share of its further tokens that an English word costs: the tokenizer knows most English words whole. */
export const englishShare = 0.2;

/** How words of one script are charged. */
export interface ScriptCost {
  /** First and last code of its blocks. */
  readonly blocks: readonly (readonly [number, number])[];
  /** The number of letters covered by the first token. */
  readonly free: number;
  /** The cost of each further letter. */
  readonly perLetter: number;
  /** Added to a word of three or more letters without a space before it. */
  readonly bare: number;
  /** Letters from this code on belong to smaller languages of the script and cost `perRare` more each. */
  readonly rareFrom?: number;
  readonly perRare?: number;
}

/** Scripts other than Latin. Characters in none of these blocks are charged one by one. */
export const scriptCosts: readonly ScriptCost[] = [
  // Cyrillic, Greek, Arabic, Hebrew, Devanagari, Thai.
  { blocks: [[0x400, 0x52f]], free: 3, perLetter: 2.2, bare: 8, rareFrom: 0x452, perRare: 5 },
  {
    blocks: [
      [0x370, 0x3ff],
      [0x1f00, 0x1fff],
    ],
    free: 3,
    perLetter: 5.3,
    bare: 8,
  },
  { blocks: [[0x600, 0x6ff]], free: 3, perLetter: 5.1, bare: 6 },
  { blocks: [[0x590, 0x5ff]], free: 2, perLetter: 6, bare: 3 },
  {
    blocks: [
      [0x900, 0x963],
      [0x966, 0x97f],
    ],
    free: 4,
    perLetter: 2.7,
    bare: 6,
  },
  { blocks: [[0xe00, 0xe7f]], free: 2, perLetter: 3.8, bare: 4 },
  // Han, hiragana, katakana, hangul.
  {
    blocks: [
      [0x3400, 0x4dbf],
      [0x4e00, 0x9fff],
      [0xf900, 0xfaff],
    ],
    free: 1,
    perLetter: 6,
    bare: 0,
  },
  { blocks: [[0x3040, 0x309f]], free: 3, perLetter: 2.2, bare: 0 },
  { blocks: [[0x30a0, 0x30ff]], free: 1, perLetter: 2.8, bare: 0 },
  {
    blocks: [
      [0xac00, 0xd7a3],
      [0x1100, 0x11ff],
    ],
    free: 1,
    perLetter: 6.5,
    bare: 2,
  },
  // Armenian, the other scripts of India, Georgian, Khmer and their like.
  {
    blocks: [
      [0x530, 0x58f],
      [0x980, 0xdff],
      [0xe80, 0x10ff],
      [0x1200, 0x1cff],
    ],
    free: 2,
    perLetter: 5,
    bare: 3,
  },
];
