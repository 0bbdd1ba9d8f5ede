import { findIcon } from '../icons';
import { limits } from '../limits';
import type { Command, Element, Layer, PatternName } from '../schema';
import { quote } from '../text';
import { Fields, isRecord, takeFirst } from './Fields';
import { draw, mendElement } from './mendElement';
import type { Mending, Say } from './Mending';
import { mendPattern } from './mendPattern';
import { findElement, findPattern, meansOff } from './vocabulary';

/** Where a command is read from. */
export interface CommandSource {
  readonly own: Fields;
  /** The objects around it, nearest first: a bracket too many lets parts of a command slip out into them. */
  readonly around: readonly Fields[];
  /** A word in place of the object, as in `"command":"pattern"`. */
  readonly word?: string;
  /** The old flat format, with its speeds in percent. */
  readonly isFlat: boolean;
}

type LayerName = 'front' | 'ambient' | 'over';

const paramNames = ['params', 'parameters', 'options', 'args'];
const nameNames = ['type', 'name', 'pattern', 'effect', 'animation', 'mode'];
const genericWords = new Set(['', 'pattern', 'command', 'effect', 'animation', 'render', 'layers']);

/** The command that was meant, or undefined when nothing in it makes sense. */
export function mendCommand(source: CommandSource, mending: Mending, say: Say): Command | undefined {
  const holders = [source.own, ...source.around];
  const hasLayers =
    source.own.has('layers') || holders.some((fields) => fields.has('front', 'ambient', 'over'));
  return hasLayers ? mendLayers(source, mending, say) : mendLayer(source, mending, say);
}

/** A command that is not layers. */
function mendLayer(source: CommandSource, mending: Mending, say: Say): Layer | undefined {
  const { own, around, isFlat } = source;
  const type = own.peek('type');
  const params = own.child(...paramNames);
  const sources = [own, ...around].flatMap((fields) => [fields.child(...paramNames) ?? [], fields].flat());
  const words = [source.word, ...nameNames.map((name) => own.take(name))].filter(
    (word) => typeof word === 'string',
  );
  const pattern = firstPattern(words) ?? patternAround(around);

  if (type === 'render' || !pattern) {
    const elements = takeFirst(sources, 'elements', 'shapes');
    if (elements !== undefined) return mendRender(elements, mending, say);
  }
  for (const word of words) {
    if (genericWords.has(word)) continue;
    if (findPattern(word)) break;
    if (meansOff(word)) return { type: 'off' };
    const element = findElement(word);
    if (element) return renderOne(draw(element, placeOfElement(own, params), say), say, word);
  }
  if (pattern) {
    if (type !== 'pattern' || !params) say(`it was read as the pattern “${pattern}”.`);
    return mendPattern(pattern, sources, say, isFlat);
  }
  return guess(words, sources, say, isFlat);
}

function mendLayers(source: CommandSource, mending: Mending, say: Say): Command | undefined {
  const { own, around, isFlat } = source;
  own.take('type');
  const front = own.child('front');
  const list = own.take('layers');
  const listed: readonly unknown[] = Array.isArray(list) ? list : [];
  // Layers in layers, and what slipped into the layer in front of it, count as if they stood here.
  const holders = [own, ...(front ? [front] : []), ...around];
  const read = (name: LayerName, inList: unknown): Layer | undefined => {
    const raw = takeFirst(holders, name) ?? inList;
    const inner = name === 'front' ? front?.child('front') : undefined;
    const fields = inner ?? firstChild(holders, name) ?? (isRecord(raw) ? new Fields(raw) : undefined);
    const slippedOut = name === 'front' ? [own, ...around] : [];
    const sayThere = (sentence: string) => say(`in ${name}, ${sentence}`);
    const word = typeof raw === 'string' ? { word: raw } : {};
    if (raw === undefined) return undefined;
    const place = { own: fields ?? new Fields({}), around: slippedOut, isFlat, ...word };
    const layer = mendLayer(place, mending, sayThere);
    if (!layer) sayThere('there is nothing the lamp can show; it was left out.');
    return layer;
  };
  const shown = read('front', listed[0]);
  const ambient = read('ambient', undefined);
  const over = read('over', listed[1]);
  if (!shown && !ambient && !over) return undefined;
  if (!shown) say('nothing was in front; the grid stays dark.');
  const layers: Command = { type: 'layers', front: shown ?? { type: 'off' } };
  if (ambient) layers.ambient = ambient;
  if (over && over.type !== 'off') layers.over = over;
  return layers;
}

function mendRender(raw: unknown, mending: Mending, say: Say): Layer {
  const written: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  const elements: Element[] = [];
  for (const entry of written.slice(0, limits.elements)) {
    const { elements: drawn, fields } = mendElement(entry, say);
    elements.push(...drawn);
    mending.collect(fields);
  }
  if (Math.max(written.length, elements.length) > limits.elements) {
    say(`only the first ${limits.elements} elements were kept.`);
  }
  return { type: 'render', elements: elements.slice(0, limits.elements) };
}

/** An element that stands where a command should. */
function renderOne(elements: Element[], say: Say, word: string): Layer | undefined {
  if (elements.length === 0) return undefined;
  say(`${quote(word)} is an element; it was put into a render.`);
  return { type: 'render', elements: elements.slice(0, limits.elements) };
}

/** An element's fields stand beside its type, or in params as a pattern's would. */
function placeOfElement(own: Fields, params: Fields | undefined): Fields {
  const isInParams = params?.has('content', 'text', 'color', 'x', 'x1', 'name', 'icon', 'points', 'cx');
  return params && isInParams ? params : own;
}

function firstPattern(words: readonly string[]): PatternName | undefined {
  return words
    .filter((word) => !genericWords.has(word))
    .map(findPattern)
    .find((name) => name !== undefined);
}

/** A pattern's name that slipped out of its command; a step's own title is not one. */
function patternAround(around: readonly Fields[]): PatternName | undefined {
  for (const fields of around) {
    const name = fields.peek('name');
    const pattern = typeof name === 'string' ? findPattern(name) : undefined;
    if (pattern) {
      fields.take('name');
      return pattern;
    }
  }
  return undefined;
}

function firstChild(holders: readonly Fields[], name: string): Fields | undefined {
  return holders.map((holder) => holder.child(name)).find((child) => child !== undefined);
}

/** Words that mean nothing here: an icon by its name, else the pattern that its parameters suit best. */
function guess(
  words: readonly string[],
  sources: readonly Fields[],
  say: Say,
  isFlat: boolean,
): Layer | undefined {
  const word = words.find((candidate) => !genericWords.has(candidate));
  const icon = word === undefined ? undefined : findIcon(word);
  const has = (...names: string[]) => sources.some((fields) => fields.has(...names));
  if (icon) {
    say(`${quote(word)} is drawn as the icon “${icon}”.`);
    const fields = new Fields({ name: icon, color: takeFirst(sources, 'color', 'colour') });
    return { type: 'render', elements: draw('icon', fields, say) };
  }
  const hasSecond = has('color2', 'secondary_color', 'colors');
  if (!hasSecond && !has('color', 'colour', 'primary_color')) return undefined;
  const pattern = has('density') ? 'sparkle' : !has('speed') ? 'solid' : hasSecond ? 'wave' : 'breathing';
  say(
    `${word === undefined ? 'a command without a name' : quote(word)} is not a pattern; “${pattern}” is used.`,
  );
  return mendPattern(pattern, sources, say, isFlat);
}
