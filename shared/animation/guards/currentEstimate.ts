/** The current of a dark LED, and what its three channels add at full light, in mA. */
const idleMa = 1;
const fullMa = 55;
const fullChannels = 3 * 255;

/** The current a lamp may draw until its owner says what powers it: less than any USB port supplies. */
export const defaultBudgetMa = 450;

/** The default for the virtual lamp, which has no cable to protect: as much as a common power supply gives. */
export const virtualBudgetMa = 1500;

/** The current of a lamp with this many dark LEDs, in mA. */
export function idleCurrentMa(leds: number): number {
  return leds * idleMa;
}

/** The current of a lamp showing these bytes, in mA. They are the bytes after the guards: linear light. */
export function estimateCurrentMa(bytes: Uint8Array): number {
  let channels = 0;
  for (const value of bytes) channels += value;
  return idleCurrentMa(bytes.length / 3) + (channels * fullMa) / fullChannels;
}

/** The largest sum of all channels within a budget; negative when the budget does not even cover dark LEDs. */
export function channelsWithin(budgetMa: number, leds: number): number {
  return Math.floor(((budgetMa - idleCurrentMa(leds)) * fullChannels) / fullMa);
}
