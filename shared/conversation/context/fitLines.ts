import type { BlockPiece, EntryOf } from '../Entry';
import type { Exchange } from '../exchanges';
import type { Budget } from '../tokens/Budget';
import { briefLine, skipLine, summaryLine } from './promptLines';

/** The tokens there are for lines on older exchanges, and how many of them should stay free for the turns to come. */
interface Room {
  readonly free: number;
  readonly growth: number;
}

/** The lines that fit, and how many of the oldest exchanges they leave out. */
interface FittedLines {
  readonly pieces: readonly BlockPiece[];
  readonly skipped: number;
}

interface Line {
  readonly tier: 'summary' | 'brief';
  readonly exchanges: readonly Exchange[];
  readonly tokens: number;
}

/** More wishes than these in one line are hard to read. */
const longestGroup = 12;

/** For the sake of growth alone, so many of the newest are not made brief. */
const lastInFull = 1;

/** No exchange can be told in fewer. */
const leastTokens = 4;

/**
 * The lines on older exchanges. New ones are summed up, those of the block before are brief. To keep room for growth
 * the new ones become brief as well, the oldest first; then neighbours share a line. Only what does not fit
 * even so is left out, the oldest first, and then enough of it for some growth: each time rewrites the block from its
 * start. Undefined when nothing fits, not even the mark for what was left out.
 */
export function fitLines(
  older: readonly Exchange[],
  previous: EntryOf<'compaction'> | undefined,
  room: Room,
  budget: Budget,
): FittedLines | undefined {
  if (older.length === 0) return room.free >= 0 ? { pieces: [], skipped: 0 } : undefined;
  const most = Math.ceil(Math.max(room.free, 0) / leastTokens);
  const wasSkipped = Math.min(previous?.skipped ?? 0, older.length);
  if (wasSkipped > 0 && older.length <= most) {
    const shortest = grouped(older, budget);
    if (tokensOf(shortest) + room.growth <= room.free) {
      return fitted(withoutLoss(older, shortest, previous, room, budget), 0);
    }
  }
  // Left out once, left out for good, unless there is plenty of room again: the block's start should not change.
  const skipped = Math.max(wasSkipped, older.length - most);
  const kept = older.slice(skipped);
  const shortest = grouped(kept, budget);
  const free = room.free - markerTokens(skipped, budget);
  if (tokensOf(shortest) > free) return withLoss(shortest, skipped, room, budget);
  return fitted(withoutLoss(kept, shortest, previous, { ...room, free }, budget), skipped);
}

/** All of them, as fully as growth allows; `shortest` is how they fit in any case. */
function withoutLoss(
  kept: readonly Exchange[],
  shortest: readonly Line[],
  previous: EntryOf<'compaction'> | undefined,
  { free, growth }: Room,
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

/** Summaries; all but the last few are made brief, the oldest first, until the rest fits. */
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

/** The newest lines that leave some room for growth, if not at the cost of most lines; or at least the mark. */
function withLoss(
  lines: readonly Line[],
  alreadySkipped: number,
  { free, growth }: Room,
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

/** Several to a line. */
function grouped(exchanges: readonly Exchange[], budget: Budget): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < exchanges.length; at += longestGroup) {
    lines.push(lineOf('brief', exchanges.slice(at, at + longestGroup), budget));
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
  // One more for the line break.
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
