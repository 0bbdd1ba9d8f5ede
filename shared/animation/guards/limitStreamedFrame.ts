import { channelsWithin } from './currentEstimate';

/**
 * Keeps a streamed frame within a budget; its sender has already applied gamma and brightness. Over the budget, all
 * channels are scaled equally and rounded down. Writes into `bytes` and returns the remaining light in per cent.
 */
export function limitStreamedFrame(bytes: Uint8Array, budgetMa: number): number {
  const allowed = channelsWithin(budgetMa, bytes.length / 3);
  let sum = 0;
  for (const value of bytes) sum += value;
  if (sum <= allowed) return 100;
  if (allowed <= 0) {
    bytes.fill(0);
    return 0;
  }
  // 65536ths of the light, divided by 16 on both sides to fit a microcontroller's 32 bits.
  const factor = Math.floor((allowed * 4096) / (Math.floor(sum / 16) + 1));
  for (let at = 0; at < bytes.length; at++) bytes[at] = ((bytes[at] ?? 0) * factor) >>> 16;
  return Math.min(Math.round((factor * 100) / 65_536), 99);
}
