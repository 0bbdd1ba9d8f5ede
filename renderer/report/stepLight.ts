import type { Step } from '#shared/program/schema';
import { commandColors } from './commandColors';

/** The colours of a step as a CSS background, side by side. It says which colours, not how they move. */
export function stepLight({ command }: Step): string {
  const colors = commandColors(command);
  return colors.length === 1 ? (colors[0] ?? '#000000') : `linear-gradient(180deg, ${colors.join(', ')})`;
}
