import type { BlockPiece, EntryOf } from '../Entry';
import type { Exchange } from '../exchanges';
import type { Budget } from '../tokens/Budget';
import { briefLine, skipLine, summaryLine } from './promptLines';

/** The tokens available for lines about older exchanges, and how many of them should stay free for later turns. */
interface Space {
  readonly free: number;
  readonly growth: number;
}

/** The lines that fit, and how many of the oldest exchanges are left out. */
interface FittedLines {
  readonly pieces: readonly BlockPiece[];
  readonly skipped: number;
}

interface Line {
  readonly tier: 'summary' | 'brief';
  readonly exchanges: readonly Exchange[];
  readonly tokens: number;
}

/** At maxLines this many wishes share a line; more are hard to read. */
const maxGroup = 12;

/** This many of the newest exchanges are not shortened just to leave space for later turns. */
const lastInFull = 1;

/** No exchange takes fewer tokens than this. */
const minTokens = 4;

/**
 * The lines about older exchanges. New ones are summarized, those of the previous block are brief. To leave space for
 * later turns, the new ones become brief as well, oldest first; then neighbours share a line. What still does not fit
 * is left out, oldest first, and a little more than needed, because each time the block has to be rewritten from its
 * start. Undefined when nothing fits, not even the line that counts what was left out.
 */
export function fitLines(
  older: readonly Exchange[],
  previous: EntryOf<'compaction'> | undefined,
  space: Space,
  budget: Budget,
): FittedLines | undefined {
  if (older.length === 0) return space.free >= 0 ? { pieces: [], skipped: 0 } : undefined;
  const maxLines = Math.ceil(Math.max(space.free, 0) / minTokens);
  const wasSkipped = Math.min(previous?.skipped ?? 0, older.length);
  if (wasSkipped > 0 && older.length <= maxLines) {
    const shortest = grouped(older, budget);
    if (tokensOf(shortest) + space.growth <= space.free) {
      return fitted(withoutLoss(older, shortest, previous, space, budget), 0);
    }
  }
  // An exchange once left out stays out, unless there is plenty of space again, so that the start of the block does
  // not change.
  const skipped = Math.max(wasSkipped, older.length - maxLines);
  const kept = older.slice(skipped);
  const shortest = grouped(kept, budget);
  const free = space.free - markerTokens(skipped, budget);
  if (tokensOf(shortest) > free) return withLoss(shortest, skipped, space, budget);
  return fitted(withoutLoss(kept, shortest, previous, { ...space, free }, budget), skipped);
}

/** Lines for all exchanges, as detailed as `growth` allows; `shortest` always fits. */
function withoutLoss(
  kept: readonly Exchange[],
  shortest: readonly Line[],
  previous: EntryOf<'compaction'> | undefined,
  { free, growth }: Space,
  budget: Budget,
): readonly Line[] {
  const since = previous?.verbatimFrom ?? 0;
  const old = kept.filter(({ answer }) => answer.seq < since);
  const fresh = kept.filter(({ answer }) => answer.seq >= since);
  const wasGrouped = previous?.block.some(({ covers }) => covers !== undefined) ?? false;
  const singles = wasGrouped ? [] : [old.map((one) => lineOf('brief', [one], budget))];
  for (const before of [...singles, grouped(old, budget)]) {
    const lines = [...before, ...summedUp(fresh, free - growth - tokensOf(before), budget)];
    if (tokensOf(lines) + growth <= free) return lines;
  }
  const split = Math.max(kept.length - lastInFull, old.length);
  const newest = kept.slice(split).map((one) => lineOf('summary', [one], budget));
  const tight = [...grouped(kept.slice(0, split), budget), ...newest];
  return tokensOf(tight) <= free ? tight : shortest;
}

/** Summaries. All but the last few become brief, oldest first, until they fit. */
function summedUp(exchanges: readonly Exchange[], free: number, budget: Budget): Line[] {
  const summaries = exchanges.map((one) => lineOf('summary', [one], budget));
  let used = tokensOf(summaries);
  return summaries.map((line, index) => {
    if (used <= free || index >= summaries.length - lastInFull) return line;
    const brief = lineOf('brief', line.exchanges, budget);
    used += brief.tokens - line.tokens;
    return brief;
  });
}

/**
 * The newest lines that leave some space for later turns, but not at the cost of maxLines lines; at least the skip line.
 */
function withLoss(
  lines: readonly Line[],
  alreadySkipped: number,
  { free, growth }: Space,
  budget: Budget,
): FittedLines | undefined {
  let used = tokensOf(lines);
  let skipped = alreadySkipped;
  let left = 0;
  const fits = (tokens: number) => used + markerTokens(skipped, budget) <= tokens;
  const aim = Math.max(free - growth / 2, free / 2);
  while (left < lines.length && !fits(aim)) {
    used -= lines[left]?.tokens ?? 0;
    skipped += lines[left]?.exchanges.length ?? 0;
    left++;
  }
  return fits(free) ? fitted(lines.slice(left), skipped) : undefined;
}

/** Brief lines with several exchanges each. */
function grouped(exchanges: readonly Exchange[], budget: Budget): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < exchanges.length; at += maxGroup) {
    lines.push(lineOf('brief', exchanges.slice(at, at + maxGroup), budget));
  }
  return lines;
}

function fitted(lines: readonly Line[], skipped: number): FittedLines {
  const pieces = lines.map(({ tier, exchanges }): BlockPiece => {
    const covers = exchanges.length > 1 ? { covers: exchanges.length } : {};
    return { tier, text: textOf(tier, exchanges), of: exchanges[0]?.wish.seq, ...covers };
  });
  const marker: BlockPiece[] = skipped > 0 ? [{ tier: 'skip-marker', text: skipLine(skipped) }] : [];
  return { pieces: [...marker, ...pieces], skipped };
}

function lineOf(tier: Line['tier'], exchanges: readonly Exchange[], budget: Budget): Line {
  // One more token for the line break.
  return { tier, exchanges, tokens: budget.count(textOf(tier, exchanges)) + budget.marks(1) };
}

function textOf(tier: Line['tier'], exchanges: readonly Exchange[]): string {
  const [first] = exchanges;
  return tier === 'summary' && first ? summaryLine(first) : briefLine(exchanges);
}

function tokensOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { tokens }) => sum + tokens, 0);
}

function markerTokens(skipped: number, budget: Budget): number {
  return skipped > 0 ? budget.count(skipLine(skipped)) + budget.marks(1) : 0;
}
