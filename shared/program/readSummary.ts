import { findIcon } from './icons';
import { parseProgram } from './parseProgram';
import { patternNames } from './mend/vocabulary';
import type { Program } from './Program';

const listedStep = /^([a-z-]+)(?:\((#[0-9A-F]{6})\))?$/i;

/**
 * Reconstructs an approximate program from its summary: name, patterns, main colours and loop; everything else gets
 * defaults. For conversations of which only the summaries are left. Undefined if the line is not a summary.
 */
export function readSummary(summary: string): Program | undefined {
  const [, name = '', listed = '', loop = ''] =
    /^(.*?), \d+ steps?: (.*?)(?:, (infinite loop|\d+x loop|no loop))?$/.exec(summary.trim()) ?? [];
  if (name === '') return undefined;
  const commands = listed
    .replace(/ … \+\d+ more$/, '')
    .split(' → ')
    .map((step) => step.split('+').map(readLayer));
  const steps = commands.map(([front, over], index) => ({
    id: `step ${index + 1}`,
    command: over === undefined ? front : { type: 'layers', front, over },
    duration: 4000,
  }));
  const count = loop === 'infinite loop' ? 0 : Number.parseInt(loop, 10);
  const parsed = parseProgram({
    name,
    steps,
    ...(loop.endsWith('x loop') || loop === 'infinite loop'
      ? { loop: { count, start_step: 'step 1', end_step: `step ${steps.length}` } }
      : {}),
  });
  return parsed.ok ? parsed.program : undefined;
}

/** Reads one layer of a summary, such as `pulse(#FFFFFF)`, `heart(#FF0000)` or `text(#FFD700)`. */
function readLayer(text: string): unknown {
  const [, name = '', color = '#FFFFFF'] = listedStep.exec(text.trim()) ?? [];
  const pattern = patternNames.find((known) => known === name);
  if (pattern) return { type: 'pattern', name: pattern, params: { color } };
  if (name === 'off') return { type: 'off' };
  const icon = findIcon(name);
  const element =
    name === 'text'
      ? { type: 'text', content: 'Text', color }
      : icon
        ? { type: 'icon', name: icon, color }
        : { type: 'circle', x: 5, y: 7, r: 3, color, filled: true };
  return { type: 'render', elements: [element] };
}
