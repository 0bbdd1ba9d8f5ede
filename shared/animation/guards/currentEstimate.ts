/** What one LED draws in the dark, and what its three channels at full light add to it, in mA. */
const idleMa = 1;
const fullMa = 55;
const fullChannels = 3 * 255;

/** What the lamp may draw until its owner says what powers it: less than any USB port gives. */
export const defaultBudgetMa = 450;

/** What the virtual lamp may draw until its owner says otherwise: as much as a usual supply gives. It has no cable to spare. */
export const virtualBudgetMa = 1500;

/** What a lamp with this many LEDs draws when all are dark, in mA. */
export function idleCurrentMa(leds: number): number {
  return leds * idleMa;
}

/** What a lamp draws that is given these bytes, in mA. They are those behind the guards: linear light. */
export function estimateCurrentMa(bytes: Uint8Array): number {
  let channels = 0;
  for (const value of bytes) channels += value;
  return idleCurrentMa(bytes.length / 3) + (channels * fullMa) / fullChannels;
}

/** The largest sum of all channels within a budget; negative when the budget does not even cover dark LEDs. */
export function channelsWithin(budgetMa: number, leds: number): number {
  return Math.floor(((budgetMa - idleCurrentMa(leds)) * fullChannels) / fullMa);
}
