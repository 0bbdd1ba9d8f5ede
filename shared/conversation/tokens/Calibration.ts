import { z } from 'zod';

/** What was learnt of a model's tokens, per model, kept with the settings. */
export const calibrationSchema = z.strictObject({
  /** Counted by the server over estimated by the table, of the last prompts. */
  ratios: z.array(z.number().positive()).max(12),
  /** Tokens of the last replies. */
  replies: z.array(z.int().min(1)).max(50),
});

export type Calibration = z.infer<typeof calibrationSchema>;

/** A model of which nothing is known yet. */
export const uncalibrated: Calibration = { ratios: [], replies: [] };

/** Kept above the estimate, so that the server never has to cut a prompt by itself. */
export const safetyMargin = 0.04;

/** A server that tells only what was not in its cache counts far too little; no tokenizer needs this many more. */
const soundRatios = { least: 0.75, most: 3 };
const keptRatios = 12;
const keptReplies = 50;

/** What a reply needs at the least. */
const leastReserve = 700;

/**
 * How many times the table's estimate this model's tokens are. Three quarters of the recent prompts had no more; two
 * plain readings stand for the table, so that only several low counts in a row lead below it.
 */
export function tokenFactor({ ratios }: Calibration): number {
  return quantile([1, 1, ...ratios], 0.75);
}

/**
 * The calibration after the server counted a prompt (`prompt_eval_count`) that the bare table puts at `estimated`. A
 * count that cannot be of the whole prompt (zero, a cached prompt) changes nothing.
 */
export function withPromptCount(
  calibration: Calibration,
  estimated: number,
  counted: number | undefined,
): Calibration {
  const ratio = ratioOf(estimated, counted);
  return ratio === undefined ? calibration : withRatios(calibration, [ratio]);
}

/** The calibration after the server refused a prompt for its size and told it: from here on that much is expected. */
export function withRefusedPrompt(
  calibration: Calibration,
  estimated: number,
  counted: number | undefined,
): Calibration {
  const ratio = ratioOf(estimated, counted);
  if (ratio === undefined) return calibration;
  let corrected = withRatios(calibration, [ratio]);
  for (let more = 1; more < keptRatios && tokenFactor(corrected) < ratio; more++) {
    corrected = withRatios(corrected, [ratio]);
  }
  return corrected;
}

/** The calibration after a reply of so many tokens (`eval_count`). */
export function withReplyCount(calibration: Calibration, counted: number | undefined): Calibration {
  if (counted === undefined || !Number.isInteger(counted) || counted < 1) return calibration;
  return { ...calibration, replies: [...calibration.replies, counted].slice(-keptReplies) };
}

/**
 * The tokens to keep free for a reply: as many as 19 in 20 of the last ones needed, but no more than a third of the
 * window, or one huge reply would end a conversation; and never less than 700.
 */
export function replyReserve({ replies }: Calibration, numCtx: number): number {
  const needed = replies.length > 0 ? quantile(replies, 0.95) : 0;
  return Math.ceil(Math.max(leastReserve, Math.min(needed, Math.floor(numCtx / 3))));
}

function ratioOf(estimated: number, counted: number | undefined): number | undefined {
  if (counted === undefined || !Number.isInteger(counted) || estimated <= 0) return undefined;
  const ratio = counted / estimated;
  return ratio >= soundRatios.least && ratio <= soundRatios.most ? ratio : undefined;
}

function withRatios(calibration: Calibration, ratios: readonly number[]): Calibration {
  return { ...calibration, ratios: [...calibration.ratios, ...ratios].slice(-keptRatios) };
}

/** The least of the values that this share of them does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 1;
}
