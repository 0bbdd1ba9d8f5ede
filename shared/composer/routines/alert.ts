import { breathing, layers, sparkle } from '../../program/commands';
import type { Command } from '../../program/Program';

/** What shows that time is up. */
export function alert(color: string): Command {
  return layers(breathing(color, 1200), { over: sparkle('#FFFFFF', '#000000', 300, 0.08) });
}
