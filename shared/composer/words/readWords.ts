/** A word of a wish. */
export interface Word {
  /** As it is looked up: lower case, without apostrophes and accents, slang and shorthand written out. */
  readonly text: string;
  /** As it was typed. */
  readonly raw: string;
  /** Where it stands in the wish. */
  readonly start: number;
  readonly end: number;
  /** What stands between it and the next word, as `,` or `.`; empty for a blank. */
  readonly mark: string;
}

/** No wish has more words than this that matter. */
const maxWords = 200;

const wordPattern =
  /#[0-9a-f]{3,6}\b|(?<=^|\s)-\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*|[\p{L}\p{M}][\p{L}\p{M}\p{N}'’]*|%|°|\p{Extended_Pictographic}/giu;

/** What people write for what they mean; only where nothing else can be meant. */
const shorthand: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pls: 'please',
    plz: 'please',
    plss: 'please',
    pleaze: 'please',
    lil: 'little',
    litle: 'little',
    n: 'and',
    tho: 'though',
    em: 'them',
    thx: 'thanks',
    ty: 'thanks',
    thanx: 'thanks',
    tnx: 'thanks',
    u: 'you',
    ur: 'your',
    r: 'are',
    nite: 'night',
    gimme: 'give me',
    wanna: 'want to',
    gonna: 'going to',
    gotta: 'have to',
    lemme: 'let me',
    abit: 'a bit',
    alot: 'a lot',
    colour: 'color',
    colours: 'colors',
    coloured: 'colored',
    colourful: 'colorful',
    grey: 'gray',
    greyer: 'grayer',
    cosy: 'cozy',
    cosier: 'cozier',
    centre: 'center',
    nvm: 'never mind',
    nevermind: 'never mind',
    prev: 'previous',
    agian: 'again',
    agin: 'again',
    smth: 'something',
    sth: 'something',
    smthing: 'something',
    somthing: 'something',
    forever: 'for ever',
    infinitely: 'for ever',
    endlessly: 'for ever',
    ok: 'okay',
    okey: 'okay',
    k: 'okay',
    kk: 'okay',
    yea: 'yes',
    yeah: 'yes',
    yep: 'yes',
    yup: 'yes',
    ya: 'yes',
    nope: 'no',
    nah: 'no',
    naw: 'no',
    noo: 'no',
    dont: 'do not',
    doesnt: 'does not',
    isnt: 'is not',
    arent: 'are not',
    didnt: 'did not',
    wasnt: 'was not',
    cant: 'can not',
    cannot: 'can not',
    couldnt: 'could not',
    shouldnt: 'should not',
    wont: 'will not',
    wouldnt: 'would not',
    im: 'i am',
    ive: 'i have',
    id: 'i would',
    ill: 'i will',
    youre: 'you are',
    youve: 'you have',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    thats: 'that is',
    theres: 'there is',
    whats: 'what is',
    lets: 'let us',
    wed: 'we would',
    weve: 'we have',
    wheres: 'where is',
    bg: 'background',
    backgroud: 'background',
    backround: 'background',
    sec: 'second',
    secs: 'seconds',
    min: 'minute',
    mins: 'minutes',
    hr: 'hour',
    hrs: 'hours',
    x: 'times',
    reeeally: 'really',
    abt: 'about',
    w: 'with',
    wo: 'without',
    bc: 'because',
    cuz: 'because',
    cos: 'because',
    coz: 'because',
    rn: 'now',
    tmrw: 'tomorrow',
    bday: 'birthday',
    xmas: 'christmas',
    ppl: 'people',
    omg: 'wow',
    lol: 'haha',
    lmao: 'haha',
    hahaha: 'haha',
    ngl: 'honestly',
    tbh: 'honestly',
    btw: 'by the way',
    idk: 'i do not know',
  }),
);

/** The words of a wish, with what stands between them. Never fails. */
export function readWords(wish: string): Word[] {
  const words: Word[] = [];
  const found = [...wish.matchAll(wordPattern)].slice(0, maxWords);
  for (const [index, match] of found.entries()) {
    const raw = match[0];
    const start = match.index;
    const end = start + raw.length;
    const next = found[index + 1]?.index ?? wish.length;
    const mark = wish.slice(end, next).replace(/\s+/g, '');
    const texts = normalized(raw).split(' ');
    for (const [part, text] of texts.entries()) {
      words.push({ text, raw, start, end, mark: part === texts.length - 1 ? mark : '' });
    }
  }
  return words;
}

/** The texts of words, joined, for comparing phrases. */
export function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** What the rest of `normalized` would leave as it is: most words of the lexicon, of which there are thousands. */
const isPlain = /^(?:([a-z])(?!\1\1))+$/;

function normalized(raw: string): string {
  if (isPlain.test(raw)) return shorthand.get(raw) ?? raw;
  const plain = raw
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    // “sloooower”, “FASTERRR”: no English word has a letter three times in a row.
    .replace(/(\p{L})\1{2,}/gu, '$1');
  return shorthand.get(plain) ?? plain;
}
