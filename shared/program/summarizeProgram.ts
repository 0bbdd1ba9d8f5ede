import type { Command, Element, Layer, Loop, Program } from './Program';

/** Steps beyond these are only counted: a summary should fit about forty tokens. */
const listedSteps = 3;

/**
 * A program in one line, for the model's context: name, number of steps, each step's pattern with its main colour,
 * loop. `Storm, 3 steps: breathing(#1A1A3A) → pulse(#FFFFFF) → sparkle(#4444AA), infinite loop`
 */
export function summarizeProgram(program: Program): string {
  const { name, steps, loop } = program;
  const listed = steps.slice(0, listedSteps).map((step) => summarizeCommand(step.command));
  const more = steps.length > listedSteps ? ` … +${steps.length - listedSteps} more` : '';
  const count = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  return `${name}, ${count}: ${listed.join(' → ')}${more}${summarizeLoop(loop)}`;
}

function summarizeCommand(command: Command): string {
  if (command.type !== 'layers') return summarizeLayer(command);
  const shown = [command.front, ...(command.over ? [command.over] : [])];
  return shown.map(summarizeLayer).join('+');
}

function summarizeLayer(layer: Layer): string {
  if (layer.type === 'off') return 'off';
  if (layer.type === 'render') return summarizeElements(layer.elements);
  return 'color' in layer.params ? `${layer.name}(${layer.params.color})` : layer.name;
}

/** A picture is summarized by its most significant element. */
function summarizeElements(elements: readonly Element[]): string {
  const main =
    elements.find(({ type }) => type === 'icon') ??
    elements.find(({ type }) => type === 'text') ??
    elements.find(({ type }) => type !== 'fill') ??
    elements[0];
  if (!main) return 'render';
  return `${main.type === 'icon' ? main.name : main.type}(${main.color})`;
}

function summarizeLoop(loop: Loop | undefined): string {
  if (!loop) return '';
  return loop.count === 0 ? ', infinite loop' : `, ${loop.count}x loop`;
}
