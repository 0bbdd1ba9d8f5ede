import { TreeReader, type Tree } from './json/TreeReader';
import { limits } from './limits';
import { isRecord } from './mend/Fields';
import { Mending } from './mend/Mending';
import { mendProgram, type ProgramError } from './mend/mendProgram';
import { prove } from './parseProgram';
import { readNote } from './readNote';
import type { Program } from './schema';

/** A program read from a text, and the model's note to itself if it wrote one; or the reason why there is none. */
export type ParsedReply = Found | { ok: false; error: ProgramError };

interface Found {
  ok: true;
  program: Program;
  repairs: string[];
  note?: string;
}

/**
 * Finds the program in a model's reply, or in a file: passes over the text around it, puts brackets and commas right,
 * keeps the complete steps of a reply that was cut off, and mends the rest. Never throws. In a follow-up, bare step
 * ids stand for the steps of `current`, which come back exactly as they were.
 */
export function parseReply(text: string, current?: Program): ParsedReply {
  if (text.length > limits.replyCharacters) return fail('TOO_LARGE', sizeSentence(text.length));
  if (text.trim() === '') return fail('EMPTY_INPUT', 'There is nothing to read: the text is empty.');
  const parsed = parseTrees(text, current);
  if (parsed.ok || (parsed.error.code !== 'NO_PROGRAM' && parsed.error.code !== 'NO_STEPS')) return parsed;
  for (const retold of otherReadings(text)) {
    const again = parseTrees(retold, current);
    if (again.ok) return again;
  }
  return parsed;
}

/** The first value in the text that is a program. */
function parseTrees(text: string, current: Program | undefined): ParsedReply {
  const { trees, slips } = readTrees(text, new TreeReader('mending'));
  let error: ProgramError | undefined;
  for (const [index, tree] of trees.entries()) {
    const parsed = parseTree(tree, slips, current);
    if (parsed.ok) return reread(text, index, tree, parsed, current);
    if (!error || error.code === 'NO_PROGRAM') ({ error } = parsed);
  }
  return error ? { ok: false, error } : fail('NO_PROGRAM', 'There is no animation program in this text.');
}

/**
 * Where brackets were out of place, a second reading that goes by the keys may need less mending. It must not change
 * the steps that were beyond doubt, since they may be on show already.
 */
function reread(text: string, index: number, tree: Tree, first: Found, current: Program | undefined): Found {
  if (tree.soundSteps === undefined) return first;
  const { trees, slips } = readTrees(text, new TreeReader('heeding', tree.soundSteps));
  const again = trees[index];
  const second = again && parseTree(again, slips, current);
  if (!second?.ok || second.repairs.length >= first.repairs.length) return first;
  const sound = (found: Found) => JSON.stringify(found.program.steps.slice(0, tree.soundSteps));
  return sound(first) === sound(second) ? second : first;
}

function readTrees(text: string, reader: TreeReader): { trees: Tree[]; slips: string[] } {
  reader.push(text);
  const trees = reader.end();
  const { sawProse, sawComment, sawBareWord } = reader.scanner;
  const slips: string[] = [];
  if (sawProse || trees.length > 1) slips.push('Left out the text around the program.');
  if (sawComment) slips.push('Left out the comments in the program.');
  if (sawBareWord) slips.push('Put quotes where they were missing.');
  return { trees, slips };
}

function parseTree(tree: Tree, slips: readonly string[], current: Program | undefined): ParsedReply {
  const mending = new Mending();
  for (const slip of slips) mending.say(slip);
  if (tree.hadStrayBracket) mending.say('Put a missing or stray bracket right.');
  if (tree.hadStrayComma) mending.say('Put a missing or stray comma right.');
  if (tree.isCut) mending.say('The reply was cut off; its complete steps were kept.');
  const mended = mendProgram(tree.value, mending, current);
  const isBegun = mended.ok
    ? mended.isFragment
    : isRecord(tree.value) && ('program' in tree.value || 'steps' in tree.value);
  if (tree.isCut && isBegun && (mended.ok || mended.error.code !== 'UNKNOWN_STEP')) {
    return fail('REPLY_CUT_OFF', 'The reply was cut off before its first step was complete.');
  }
  if (!mended.ok) return mended;
  const proved = prove(mended.program, mending);
  const note = readNote(mended.note);
  return proved.ok && note !== undefined ? { ...proved, note } : proved;
}

/** Where a plain reading finds no program: the text as a JSON string, escaped, or from the word "program" on. */
function* otherReadings(text: string): Generator<string> {
  const trimmed = text.trim();
  if (trimmed.startsWith('"')) {
    const unquoted = parseJson(trimmed);
    if (typeof unquoted === 'string') yield unquoted;
  }
  if (text.includes('\\"')) yield text.replaceAll('\\"', '"').replaceAll('\\n', '\n');
  for (const key of ['"program"', '"steps"']) {
    const at = text.lastIndexOf('{', Math.max(0, text.indexOf(key)));
    if (text.includes(key) && at > 0) yield text.slice(at);
  }
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function fail(code: ProgramError['code'], message: string): { ok: false; error: ProgramError } {
  return { ok: false, error: { code, message, path: '$' } };
}

function sizeSentence(characters: number): string {
  const inMillions = (count: number) => (count / 1e6).toFixed(1);
  return `The text has ${inMillions(characters)} million characters; a program has at most ${inMillions(limits.replyCharacters)} million.`;
}
