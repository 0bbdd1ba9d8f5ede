import { readJson } from './json/readJson';
import { TreeReader, type Tree } from './json/TreeReader';
import { limits } from './limits';
import { isRecord } from './mend/Fields';
import { Mending } from './mend/Mending';
import { mendProgram, type Mended, type ProgramError } from './mend/mendProgram';
import { prove } from './parseProgram';
import { readNote } from './readNote';
import type { Program } from './Program';

/** A program read from a text, and the model's note to itself if it wrote one; or the reason why there is none. */
export type ParsedReply = Found | { ok: false; error: ProgramError };

interface Found {
  ok: true;
  program: Program;
  repairs: string[];
  note?: string;
}

/**
 * Finds the program in a model's reply or in a file: skips the text around it, repairs brackets and commas, keeps the
 * complete steps of a truncated reply, and mends the rest. Never throws. In a follow-up, bare step ids stand for the
 * steps of `current`, which are returned unchanged.
 */
export function parseReply(text: string, current?: Program): ParsedReply {
  if (text.length > limits.replyCharacters) return fail('TOO_LARGE', sizeSentence(text.length));
  if (text.trim() === '') return fail('EMPTY_INPUT', 'There is nothing to read: the text is empty.');
  const parsed = parseTrees(text, current);
  if (parsed.ok || (parsed.error.code !== 'NO_PROGRAM' && parsed.error.code !== 'NO_STEPS')) return parsed;
  for (const reading of otherReadings(text)) {
    const again = parseTrees(reading, current);
    if (again.ok) return { ...again, repairs: ['Read the reply from its quotes.', ...again.repairs] };
  }
  return parsed;
}

/** The first value in the text that is a program; if there is none, its single steps and commands combined. */
function parseTrees(text: string, current: Program | undefined): ParsedReply {
  const { trees, slips } = readTrees(text, new TreeReader('mending'));
  const fragments: Tree[] = [];
  let error: ProgramError | undefined;
  for (const [index, tree] of trees.entries()) {
    const parsed = parseTree(tree, slips, current);
    if (parsed.ok && !parsed.isFragment) return reread(text, index, tree, parsed, current);
    // Its steps may already be playing, so a later value must not replace them.
    if (!parsed.ok && parsed.hasShownSteps) return { ok: false, error: parsed.error };
    if (parsed.ok) fragments.push(tree);
    else if (!error || error.code === 'NO_PROGRAM') ({ error } = parsed);
  }
  const [first] = fragments;
  if (first) {
    const isOne = fragments.length === 1;
    const whole = isOne ? first : { ...first, value: fragments.map(({ value }) => value) };
    return strip(parseTree(whole, isOne ? slips : ['Put the steps in the reply together.'], current));
  }
  return error ? { ok: false, error } : fail('NO_PROGRAM', 'There is no animation program in this text.');
}

/**
 * After misplaced brackets, a second reading guided by the keys may need fewer repairs. It must not change the steps
 * before the first misplaced bracket, since they may already be playing.
 */
function reread(
  text: string,
  index: number,
  tree: Tree,
  first: FoundTree,
  current: Program | undefined,
): ParsedReply {
  if (tree.soundSteps === undefined) return strip(first);
  const { trees, slips } = readTrees(text, new TreeReader('by-keys', tree.soundSteps));
  const again = trees[index];
  const second = again && parseTree(again, slips, current);
  if (!second?.ok || second.repairs.length >= first.repairs.length) return strip(first);
  const sound = (found: Found) => JSON.stringify(found.program.steps.slice(0, tree.soundSteps));
  return strip(sound(first) === sound(second) ? second : first);
}

function readTrees(text: string, reader: TreeReader): { trees: Tree[]; slips: string[] } {
  reader.push(text);
  const trees = reader.end();
  const slips: string[] = [];
  if (reader.scanner.sawProse) slips.push('Left out the text around the program.');
  if (trees.length > 1) slips.push('Read one program; what else was in the reply was left out.');
  return { trees, slips };
}

/** `isFragment`: one step or one command, which counts only if there is no program. */
interface FoundTree extends Found {
  isFragment: boolean;
}

/** `hasShownSteps`: a `PartialReply` has already returned steps of it. */
interface LostTree {
  ok: false;
  error: ProgramError;
  hasShownSteps: boolean;
}

function parseTree(tree: Tree, slips: readonly string[], current: Program | undefined): FoundTree | LostTree {
  const mending = new Mending();
  for (const slip of slips) mending.say(slip);
  if (tree.hadComment) mending.say('Left out the comments in the program.');
  if (tree.hadOddQuotes) mending.say('Put quotes and bare words right.');
  if (tree.hadStrayBracket) mending.say('Put a missing or stray bracket right.');
  if (tree.hadStrayComma) mending.say('Put a missing or stray comma right.');
  if (tree.isCut) mending.say('The reply was cut off; its complete steps were kept.');
  const mended = mendProgram(tree.value, mending, current);
  if (tree.isCut && isUnfinished(tree, mended)) {
    return {
      ...fail('REPLY_CUT_OFF', 'The reply was cut off before its first step was complete.'),
      hasShownSteps: false,
    };
  }
  if (!mended.ok) {
    const hasShownSteps = mended.error.code === 'UNKNOWN_STEP' && mended.hasSteps;
    return { ok: false, error: mended.error, hasShownSteps };
  }
  const proved = prove(mended.program, mending);
  if (!proved.ok) return { ...proved, hasShownSteps: false };
  const note = readNote(mended.note);
  return { ...proved, isFragment: mended.isFragment, ...(note === undefined ? {} : { note }) };
}

/** A truncated reply with a program but no complete step, or with only part of a step. */
function isUnfinished({ value }: Tree, mended: Mended): boolean {
  if (mended.ok) return mended.isFragment;
  return mended.error.code !== 'UNKNOWN_STEP' && isRecord(value) && ('program' in value || 'steps' in value);
}

function strip(found: FoundTree | LostTree): ParsedReply {
  if (!found.ok) return { ok: false, error: found.error };
  const { isFragment: _, ...reply } = found;
  return reply;
}

/**
 * Other readings to try if the plain one finds no program: the text as a JSON string, unescaped, or from the word
 * "program" on.
 */
function* otherReadings(text: string): Generator<string> {
  const trimmed = text.trim();
  if (trimmed.startsWith('"')) {
    const unquoted = readJson(trimmed);
    if (typeof unquoted === 'string') yield unquoted;
  }
  if (text.includes('\\"')) yield text.replaceAll('\\"', '"').replaceAll('\\n', '\n');
  if (text.includes('&quot;')) yield text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  for (const key of ['"program"', '"steps"']) {
    const at = text.lastIndexOf('{', Math.max(0, text.indexOf(key)));
    if (text.includes(key) && at > 0) yield text.slice(at);
  }
}

function fail(code: ProgramError['code'], message: string): { ok: false; error: ProgramError } {
  return { ok: false, error: { code, message, path: '$' } };
}

function sizeSentence(characters: number): string {
  const inMillions = (count: number) => (count / 1e6).toFixed(1);
  return `The text has ${inMillions(characters)} million characters or more; a program has at most ${inMillions(limits.replyCharacters)} million.`;
}
