import { join } from 'node:path';
import { frameAt } from '#shared/animation/frameAt';
import { parseLayout } from '#shared/lamp/layoutText';
import { goldenCases } from '../shared/animation/goldenCases';
import { programOf } from '../shared/animation/showing';

/** Where the golden frames are kept: one line each, its case, its time and its bytes in hex. */
export const goldenFile = join(import.meta.dirname, '../fixtures/frames/golden.txt');

/** The golden frames as the player paints them now. */
export function paintedFrames(): string {
  const lines = goldenCases.flatMap(({ name, raw, layout, times }) => {
    const program = programOf(raw);
    const lamp = parseLayout(layout);
    return times.map((ms) => `${name} @${ms}: ${Buffer.from(frameAt(program, lamp, ms)).toString('hex')}`);
  });
  return `${lines.join('\n')}\n`;
}
