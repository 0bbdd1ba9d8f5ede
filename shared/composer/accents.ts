import { isNearBlack, shadeOf } from '../program/colorMath';
import type { RenderLayer } from '../program/commands';
import { limits } from '../program/limits';
import type { Command, Element, Layer, Pattern, Step } from '../program/Program';
import type { Act } from './Act';
import { endLastStep, freshId } from '../program/freshId';
import type { Accent } from './scenes/Scene';

/** How something joins an act: laid over its steps, else as steps of its own on the same ground. */

type Laid = Pattern | RenderLayer;
type Layered = Extract<Command, { type: 'layers' }>;

/** Patterns that leave most of what they lie over as it is. */
const lightPatterns = new Set(['sparkle', 'rain', 'comet', 'pulse']);
/** More of the grid than this, and a picture has a ground of its own. */
const groundShare = 0.55;
const grid = { width: 10, height: 14 };

/** An act with an accent; the act itself where there is no room for it. `id` names a step of its own. */
export function accented(act: Act, accent: Accent, id: string): Act {
  if (!('over' in accent)) {
    const { under, steps } = accent;
    const ground = groundOf(act);
    const grounded = ground ? steps.map((step) => onGround(step, ground)) : steps;
    return appended(under ? laidOver(act, under) : act, grounded);
  }
  const laid = laidOver(act, accent.over);
  if (laid !== act) return laid;
  const ground = groundOf(act);
  const command: Command = ground ? { ...ground, over: accent.over } : accent.over;
  return appended(act, [{ id, command, duration: 5000, transition: 800 }]);
}

/** An act with something over every step that can take it; the act itself where none can. */
function laidOver(act: Act, over: Laid): Act {
  const steps = act.steps.map((step) => {
    const command = overlaid(step.command, over);
    return command === step.command ? step : { ...step, command };
  });
  return steps.some((step, index) => step !== act.steps[index]) ? { ...act, steps } : act;
}

/** The command with one thing more; itself where two patterns would have to share a place. */
function overlaid(command: Command, over: Laid): Command {
  if (command.type === 'off') return command;
  if (command.type !== 'layers') return { type: 'layers', front: command, over };
  if (command.front.type === 'off') return command;
  if (!command.over) return { ...command, over };
  return over.type === 'render' ? painted(command, over) : underneath(command, over);
}

/** A picture joins the picture that is there: the one on top, else the one below. */
function painted(command: Layered, over: RenderLayer): Command {
  const [upper, lower] = [command.over, command.front];
  const onTop = upper?.type === 'render' ? together(upper, over) : undefined;
  if (onTop) return { ...command, over: onTop };
  const below = lower.type === 'render' ? together(lower, over) : undefined;
  return below ? { ...command, front: below } : command;
}

/** The picture on top becomes part of the one below, and the pattern takes its place. */
function underneath(command: Layered, over: Pattern): Command {
  const [upper, lower] = [command.over, command.front];
  if (upper?.type !== 'render' || lower.type !== 'render') return command;
  const front = together(lower, upper);
  return front ? { ...command, front, over } : command;
}

/** Two pictures as one; none where they have too many parts. */
function together(below: RenderLayer, above: RenderLayer): RenderLayer | undefined {
  const elements = [...below.elements, ...above.elements.filter(isSeen)];
  return elements.length > limits.elements ? undefined : { type: 'render', elements };
}

function isSeen(element: Element): boolean {
  return element.type !== 'fill' && !isNearBlack(shadeOf(element.color));
}

/** What the longest step shows, without what lies over it. */
function groundOf({ steps }: Act): Layered | undefined {
  const lit = steps.filter(({ command }) => frontOf(command).type !== 'off');
  const lengths = lit.map(({ duration }) => duration ?? Infinity);
  const command = lit[lengths.indexOf(Math.max(...lengths))]?.command;
  if (!command) return undefined;
  if (command.type !== 'layers') return { type: 'layers', front: command };
  const { front, ambient } = command;
  return { type: 'layers', front, ...(ambient && { ambient }) };
}

function frontOf(command: Command): Layer {
  return command.type === 'layers' ? command.front : command;
}

/** A step that shows a thing without a ground of its own gets the one that is there. */
function onGround(step: Step, ground: Layered): Step {
  const { command } = step;
  const front = frontOf(command);
  if (front.type === 'off' || hasGround(front)) return step;
  const thing = front.type === 'render' ? { ...front, elements: front.elements.filter(isSeen) } : front;
  if (thing.type === 'render' && thing.elements.length === 0) return step;
  const more = command.type === 'layers' ? command.over : undefined;
  const both =
    ground.front.type === 'render' && thing.type === 'render' ? together(ground.front, thing) : undefined;
  const shown = both ? { ...ground, front: both, ...(more && { over: more }) } : { ...ground, over: thing };
  return { ...step, command: shown };
}

/** True for what covers most of the lamp, or lights all of it. */
function hasGround(layer: Laid): boolean {
  if (layer.type === 'pattern') return !lightPatterns.has(layer.name);
  const cells = new Set<number>();
  for (const element of layer.elements) {
    if (element.type === 'fill' && shadeOf(element.color).l > 0.3) return true;
    if (!isSeen(element)) continue;
    if (element.type === 'rect') cover(cells, element.x, element.y, element.w, element.h);
    if (element.type === 'circle' && element.filled) {
      const { x, y, r } = element;
      cover(cells, x - r, y - r, r * 2 + 1, r * 2 + 1);
    }
    if (element.type === 'line') {
      const { x1, y1, x2, y2 } = element;
      if (y1 === y2) cover(cells, Math.min(x1, x2), y1, Math.abs(x2 - x1) + 1, 1);
      else if (x1 === x2) cover(cells, x1, Math.min(y1, y2), 1, Math.abs(y2 - y1) + 1);
    }
  }
  return cells.size > grid.width * grid.height * groundShare;
}

function cover(cells: Set<number>, left: number, top: number, width: number, height: number): void {
  for (let y = Math.max(top, 0); y < Math.min(top + height, grid.height); y++)
    for (let x = Math.max(left, 0); x < Math.min(left + width, grid.width); x++)
      cells.add(y * grid.width + x);
}

/** Steps more at the end of the round; what stayed goes round with them. */
export function appended(act: Act, steps: readonly Step[]): Act {
  const end =
    act.loopTo === undefined ? act.steps.length : act.steps.findIndex(({ id }) => id === act.loopTo) + 1;
  const taken = new Set(act.steps.map(({ id }) => id));
  const added = steps
    .slice(0, limits.steps - act.steps.length)
    .map((step) => ({ ...step, id: freshId(step.id, taken), duration: step.duration ?? 4000 }));
  if (added.length === 0) return act;
  const last = act.steps.at(-1);
  const isStaying = last?.duration === null;
  const before = act.steps.map((step) => endLastStep(step, 5000));
  return {
    ...act,
    steps: [...before.slice(0, end), ...added, ...before.slice(end)],
    ...(isStaying && { loopCount: 0, loopFrom: act.loopCount === undefined ? last.id : act.loopFrom }),
    ...(act.loopTo !== undefined && { loopTo: added.at(-1)?.id }),
  };
}
