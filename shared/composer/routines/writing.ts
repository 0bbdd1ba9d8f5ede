import { scroll } from '../../animation/picture/textBrush';
import { setText } from '../../animation/picture/TextRun';
import { breathing, fill, layers, picture, solid, step, text } from '../../program/commands';
import { isNearBlack, lighten, shadeOf } from '../../program/colorMath';
import { toGlyphs } from '../../program/glyphs';
import { limits } from '../../program/limits';
import type { Command, Step } from '../../program/Program';
import { clip } from '../../program/text';
import { fromColors } from '../fromColors';
import { sceneNamed } from '../lexicon';
import { colorAt } from '../words/colorPhrases';
import { readWords, type Word } from '../words/readWords';
import type { Act, Routine } from '../Act';
import { timesWords } from '../../program/durationWords';
import { placesOf } from './places';
import { countSpan, placesIn, type Span } from './times';

const verb =
  '(?:show|say|says|saying|write|writes|writing|display|displays|spell|spells|spelling|print|type|text|scroll|scrolls|reading|reads|read|words?|message|sign|letters|with the (?:text|words?))';
const behindVerb = new RegExp(
  `\\b${verb}(?: (?:me|us|out|the (?:words?|text|letters?|message)|a (?:sign|message)(?: (?:saying|that says|with|reading))?|just|simply))*\\s*:?\\s+(.+)$`,
  'iu',
);
const quoted = /["“”«»]([^"“”«»]*)["“”«»]|(?<=^|\s)['‘]((?:[^'‘’]|['’](?=\p{L}))+)['’](?=$|[\s.,;!?])/u;
/** “show the number 42”, “show my name, Marta”. */
const number =
  /\b(?:show|display|write|print)\s+(?:me\s+)?(?:the\s+|a\s+)?(?:numbers?\s+|digits?\s+)?(\d[\d.,]*)\s*(?:\bin\s.*)?$/iu;
const nameGiven = /\b(?:my|the|her|his|our) name\s*(?:,|:|is\b)\s*([\p{L}'’-]+)/iu;

/** Words about a text, rather than of it. */
const aboutText =
  /^(?:show|shows|say|says|saying|write|writes|writing|written|display|displays|spell|spells|spelling|spelt|print|type|text|scroll|scrolls|scrolling|reading|reads|read|words?|message|sign|letters?|appears?|numbers?|digits?|name)$/;

/** “show HELLO”, “say hi in pink, three times”, “a sign that reads ‘OPEN’”. `from`: where `wish` begins in what the words were read from. */
export function writing(words: readonly Word[], wish: string, from = 0): Routine | undefined {
  const found = contentIn(wish);
  if (!found) return undefined;
  const { content, color: named } = withoutColor(found.content, wish);
  const { text: drawn, missing } = toGlyphs(content);
  const whole = drawn.replace(/\s+/g, ' ').trim();
  const shown = clip(whole, limits.textLength).trim();
  const told = [
    ...(missing.length > 0 ? [`The font of the lamp has no “${[...new Set(missing)].join('”, “')}”.`] : []),
    ...(shown.length < whole.length ? [`A text has ${limits.textLength} characters at most.`] : []),
  ];
  const color = named ?? '#FFD27A';
  const letters = shown.replace(/\s+/g, '');
  const isSpelt =
    /\bletter (?:at a time|by letter|after (?:the )?(?:other|letter))\b/i.test(wish) && letters.length <= 20;
  if (shown === '') return found.isQuoted ? nothingWritten(words, told) : undefined;
  const start = from + Math.max(wish.indexOf(content), 0);
  const isInText = ({ start: at, end, raw }: Word) =>
    at >= start && end - (/['’]+$/.exec(raw)?.[0].length ?? 0) <= start + content.length;
  const count = countSpan(words.map((word) => (isInText(word) ? { ...word, text: '' } : word)));
  const name = clip(shown, limits.nameLength);
  const steps = isSpelt
    ? Array.from(letters, (letter, at) => step(`${at + 1} ${letter}`, written(letter, color), 1200, 250))
    : [step('text', written(shown, color), null)];
  const act: Act = isSpelt
    ? {
        name,
        steps,
        loopCount: count?.value ?? 0,
        ...(count && count.value > 0 && { ending: { type: 'off' } }),
      }
    : count && count.value > 0
      ? { name, steps: shownOnce(shown, steps), loopCount: count.value, ending: { type: 'off' } }
      : { name, steps };
  return {
    act,
    understood: `the text “${shown}”${isSpelt ? ', letter by letter' : ''}${count ? `, ${timesWords(count.value)}` : ''}`,
    ...(told.length > 0 && { told }),
    used: usedPlaces(words, isInText, named, isSpelt, count),
  };
}

/** Quotation marks with nothing between them that could be shown. */
function nothingWritten(words: readonly Word[], told: readonly string[]): Routine {
  return {
    act: fromColors([], words, new Set()),
    understood: '',
    told: told.length > 0 ? told : ['There is no text between the quotation marks.'],
    used: [...words.keys()],
  };
}

/** The text, long enough to be read to its end, and a moment without it. */
function shownOnce(shown: string, steps: readonly Step[]): Step[] {
  const readMs = Math.max(scroll.holdMs + (setText(shown).width + scroll.gapColumns) * scroll.columnMs, 2500);
  const dark = layers(picture(fill('#000000')), { ambient: solid('#000000') });
  return [...steps.map((each) => ({ ...each, duration: readMs })), step('pause', dark, 700, 200)];
}

function usedPlaces(
  words: readonly Word[],
  isInText: (word: Word) => boolean,
  color: string | undefined,
  isSpelt: boolean,
  count: Span | undefined,
): number[] {
  const colors = words.flatMap((word, at) => {
    const read = isInText(word) ? undefined : colorAt(words, at, words[at - 1]?.text === 'in');
    return read && read.value === color ? placesIn([{ at, length: read.length }]) : [];
  });
  return [
    ...words.flatMap((word, index) => (isInText(word) ? [index] : [])),
    ...placesOf(words, aboutText),
    ...colors,
    ...(isSpelt ? placesOf(words, /^(?:one|time)$/) : []),
    ...placesIn([count]),
  ];
}

function written(content: string, color: string): Command {
  const glow = isNearBlack(shadeOf(color)) ? '#202020' : color;
  return layers(picture(fill('#000000'), text(content, color)), {
    ambient: breathing(lighten(glow, 0.6), 5000),
  });
}

/** What is a text in itself. */
const greeting =
  /^\s*((?:hello|hi|hey|welcome|goodbye|bye|thank you|thanks|goal|bravo|hooray|wow|good luck|get well soon|i love you|happy birthday)(?:[ ,]+(?!in\b|lights?\b|scene\b|party\b)[\p{L}'’]+){0,2}\s*[!.]*)(?:\s+in\s.*)?$/iu;

function contentIn(wish: string): { content: string; isQuoted: boolean } | undefined {
  const greeted = greeting.exec(wish)?.[1];
  if (greeted && !/^(?:happy birthday|thanks?|i love you|good luck|hooray)[\s!.]*$/i.test(greeted))
    return { content: greeted.trim(), isQuoted: true };
  const marked = quoted.exec(wish);
  const inQuotes = marked?.[1] ?? marked?.[2];
  if (inQuotes !== undefined && (inQuotes.trim() !== '' || behindVerb.test(wish)))
    return { content: inQuotes.trim(), isQuoted: true };
  const plain = number.exec(wish)?.[1]?.replace(/[.,]+$/, '') ?? nameGiven.exec(wish)?.[1];
  if (plain !== undefined) return { content: plain, isQuoted: true };
  const behind = behindVerb.exec(wish.trim())?.[1];
  if (behind === undefined) return inCapitals(wish);
  const isSaid =
    /\b(?:say|says|saying|write|writes|writing|display|spell|spells|spelling|print|type|text|scroll|reads|reading|words?|message|sign|letters)\b/iu.test(
      wish,
    );
  // “show a boat” asks for a boat, “show HELLO” for a text.
  const capitals = inCapitals(behind);
  if (!isSaid) return capitals ?? inCapitals(wish);
  const isAbout = /^(?:a|an|the|some|my|me|that|something|light|lamp|nook|corner|room)\b/iu.test(behind);
  if (isAbout) return capitals;
  return { content: capitals && capitals.content.length > 2 ? capitals.content : behind, isQuoted: false };
}

/** Words in capitals in a wish that has others: the text itself. */
function inCapitals(wish: string): { content: string; isQuoted: boolean } | undefined {
  const runs = wish.match(/\b[A-Z0-9][A-Z0-9!?'&.-]*(?:\s+[A-Z0-9!?'&.-]+)*[!?]*/g) ?? [];
  const best = runs.filter((run) => /[A-Z]{2}/.test(run)).sort((a, b) => b.length - a.length)[0];
  if (best && sceneNamed(best.toLowerCase().replace(/[!?.]+$/, ''))) return undefined;
  if (!best || (!/[a-z]/.test(wish.replace(best, '')) && wish.trim() !== best)) return undefined;
  return /[a-z]/.test(wish) ? { content: best.trim(), isQuoted: false } : undefined;
}

/** A colour named behind the text belongs to it, not in it. */
function withoutColor(content: string, wish: string): { content: string; color: string | undefined } {
  const tail =
    /^(.*?)[,\s]+(?:in|with|colou?red)\s+(?:(?:a|the|big|bright|bold|letters|text)\s+)*(.{3,40})$/iu.exec(
      content,
    );
  const colorTail = tail && firstColor(tail[2] ?? '');
  if (tail && colorTail) return { content: (tail[1] ?? '').replace(tailWords, '').trim(), color: colorTail };
  return {
    content: content.replace(tailWords, '').trim(),
    color: firstColor(wish.replace(content, ' ')),
  };
}

/** What is said of the text behind it. */
const tailWords =
  /(?:[,\s]+(?:please|pls|instead|on (?:the|my) lamp|scrolling|slowly|quickly|fast|(?:one )?letter (?:at a time|by letter)|(?:\w+ )?times|once|twice|when it starts|shows? up.*|appears?.*))+$/iu;

function firstColor(phrase: string): string | undefined {
  const words = readWords(phrase);
  for (let at = 0; at < words.length; at++) {
    const color = colorAt(words, at, words[at - 1]?.text === 'in');
    if (color) return color.value;
  }
  return undefined;
}
