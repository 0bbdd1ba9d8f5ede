import { z } from 'zod';

/** What was measured of a model's tokens; stored per model, with the settings. */
export const calibrationSchema = z.strictObject({
  /** For the last prompts: the server's count divided by the table's estimate. */
  ratios: z.array(z.number().positive()).max(12),
  /** The tokens of the last replies. */
  replies: z.array(z.int().min(1)).max(50),
});

export type Calibration = z.infer<typeof calibrationSchema>;

/** The calibration of a model that has not been measured yet. */
export const uncalibrated: Calibration = { ratios: [], replies: [] };

/** Added to the estimate, so that the server never has to truncate a prompt. */
export const safetyMargin = 0.04;

/**
 * Ratios outside this range are ignored: a server that counts only uncached tokens reports far too few, and no
 * tokenizer needs this many more.
 */
const soundRatios = { min: 0.75, max: 3 };
const keptRatios = 12;
const keptReplies = 50;

/** The minimum reserve for a reply, in tokens. */
const minReserve = 700;

/**
 * The factor from the table's estimate to this model's tokens: three quarters of the recent prompts were below it.
 * Two ratios of 1 stand for the table itself, so that it takes several low counts in a row to get below 1.
 */
export function tokenFactor({ ratios }: Calibration): number {
  return quantile([1, 1, ...ratios], 0.75);
}

/**
 * The calibration after the server counted a prompt (`prompt_eval_count`) that the table estimates at `estimated`. A
 * count that cannot cover the whole prompt (zero, a cached prompt) changes nothing.
 */
export function withPromptCount(
  calibration: Calibration,
  estimated: number,
  counted: number | undefined,
): Calibration {
  const ratio = ratioOf(estimated, counted);
  return ratio === undefined ? calibration : withRatios(calibration, [ratio]);
}

/**
 * The calibration after the server rejected a prompt as too long and reported its size: from now on at least that
 * factor is used.
 */
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

/** The calibration after a reply of `counted` tokens (`eval_count`). */
export function withReplyCount(calibration: Calibration, counted: number | undefined): Calibration {
  if (counted === undefined || !Number.isInteger(counted) || counted < 1) return calibration;
  return { ...calibration, replies: [...calibration.replies, counted].slice(-keptReplies) };
}

/**
 * The tokens to reserve for a reply: enough for 19 in 20 of the last ones, but at most a third of the context window,
 * so that one huge reply does not end the conversation; and never less than 700.
 */
export function replyReserve({ replies }: Calibration, numCtx: number): number {
  const needed = replies.length > 0 ? quantile(replies, 0.95) : 0;
  return Math.ceil(Math.max(minReserve, Math.min(needed, Math.floor(numCtx / 3))));
}

function ratioOf(estimated: number, counted: number | undefined): number | undefined {
  if (counted === undefined || !Number.isInteger(counted) || estimated <= 0) return undefined;
  const ratio = counted / estimated;
  return ratio >= soundRatios.min && ratio <= soundRatios.max ? ratio : undefined;
}

function withRatios(calibration: Calibration, ratios: readonly number[]): Calibration {
  return { ...calibration, ratios: [...calibration.ratios, ...ratios].slice(-keptRatios) };
}

/** The smallest value that `share` of the values do not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 1;
}
