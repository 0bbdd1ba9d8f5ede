import { colorWords } from './colorWords';
import { durationWords, timesWords } from './durationWords';
import type { Command, Element, Layer, Pattern, Program, Step } from './Program';

/** At most this many runs are listed; the rest are counted. */
const listedRuns = 6;

/** A program in words for people: `Green and violet aurora 6 s → white sparkle on deep blue 4 s, for ever.` */
export function describeProgram(program: Program): string {
  const runs = stepRunsOf(program.steps);
  const listed = runs.slice(0, listedRuns).map(describeRun);
  const rest = runs.slice(listedRuns).reduce((sum, { durations }) => sum + durations.length, 0);
  const more = rest > 0 ? ` → and ${rest} more` : '';
  const text = `${listed.join(' → ')}${more}${describeLoop(program)}${describeEnd(program)}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a command shows, in words. */
export function describeCommand(command: Command): string {
  if (command.type !== 'layers') return describeLayer(command);
  const over = command.over ? ` with ${describeLayer(command.over)} over it` : '';
  const ambient = command.ambient ? `, the wall ${describeLayer(command.ambient)}` : '';
  return describeLayer(command.front) + over + ambient;
}

/** Consecutive steps with the same description, such as the frames of a drawn animation. */
interface StepRun {
  readonly words: string;
  readonly durations: readonly Step['duration'][];
}

function stepRunsOf(steps: readonly Step[]): readonly StepRun[] {
  const runs: StepRun[] = [];
  for (const { command, duration } of steps) {
    const words = describeCommand(command);
    const last = runs.at(-1);
    if (last?.words === words) runs[runs.length - 1] = { words, durations: [...last.durations, duration] };
    else runs.push({ words, durations: [duration] });
  }
  return runs;
}

/** `white sparkle 4 s`; `red heart 6 times in 3 s` */
function describeRun({ words, durations }: StepRun): string {
  if (durations.includes(null)) return `${words} to stay`;
  const time = durationWords(durations.reduce<number>((sum, ms) => sum + (ms ?? 0), 0));
  return durations.length === 1 ? `${words} ${time}` : `${words}, ${durations.length} times in ${time}`;
}

function describeLayer(layer: Layer): string {
  switch (layer.type) {
    case 'off':
      return 'dark';
    case 'render':
      return describePicture(layer.elements);
    case 'pattern':
      return describePattern(layer);
  }
}

function describePattern({ name, params }: Pattern): string {
  if (name === 'rainbow') return 'rainbow';
  const main = colorWords(params.color);
  if (name === 'solid') return `steady ${main}`;
  if (name === 'gradient') return `gradient from ${main} to ${colorWords(params.color2)}`;
  const both = 'color2' in params ? joinWords([main, colorWords(params.color2)]) : main;
  const ground = 'bgColor' in params && params.bgColor ? colorWords(params.bgColor) : 'black';
  return `${both} ${name}${ground === 'black' ? '' : ` on ${ground}`}`;
}

function describePicture(elements: readonly Element[]): string {
  const fill = elements.findLast((element) => element.type === 'fill');
  const drawn = elements.filter((element) => element.type !== 'fill').map(describeElement);
  if (drawn.length === 0) return fill ? `steady ${colorWords(fill.color)}` : 'dark';
  const ground = fill && colorWords(fill.color) !== 'black' ? ` on ${colorWords(fill.color)}` : '';
  return joinWords(drawn) + ground;
}

function describeElement(element: Element): string {
  const color = colorWords(element.color);
  switch (element.type) {
    case 'icon':
      return `${color} ${element.name.replace('-', ' ')}`;
    case 'text':
      return `“${element.content}” in ${color}`;
    case 'rect':
      return `${color} rectangle`;
    default:
      return `${color} ${element.type}`;
  }
}

function describeLoop({ steps, loop }: Program): string {
  if (!loop) return '';
  const often = timesWords(loop.count);
  const isWhole = loop.start_step === steps[0]?.id && loop.end_step === steps.at(-1)?.id;
  if (isWhole) return `, ${often}`;
  if (loop.start_step === loop.end_step) return `, “${loop.start_step}” ${often}`;
  return `, “${loop.start_step}” to “${loop.end_step}” ${often}`;
}

function describeEnd({ steps, loop, on_complete }: Program): string {
  const hasEnd = loop?.count !== 0 && steps.at(-1)?.duration !== null;
  return on_complete && hasEnd ? `, then ${describeCommand(on_complete.command)}` : '';
}

/** `a`, `a and b`, `a, b and more`; the same word only once. */
function joinWords(words: readonly string[]): string {
  const distinct = [...new Set(words)];
  if (distinct.length <= 2) return distinct.join(' and ');
  return `${distinct.slice(0, 2).join(', ')} and more`;
}
