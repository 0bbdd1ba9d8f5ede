import { findIcon } from '../icons';
import { limits } from '../limits';
import type { Command, Element, ElementType, Layer, PatternName } from '../schema';
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
const genericWords = new Set(['pattern', 'command', 'effect', 'animation', 'render', 'layers']);

/** The command that was meant, or undefined when nothing in it makes sense. */
export function mendCommand(source: CommandSource, mending: Mending, say: Say): Command | undefined {
  const holders = [source.own, ...source.around];
  const hasLayers =
    Array.isArray(source.own.peek('layers')) ||
    holders.some((fields) => fields.has('front', 'ambient', 'over'));
  return hasLayers ? mendLayers(source, mending, say) : mendLayer(source, mending, say);
}

/** A command that is not layers. */
function mendLayer(source: CommandSource, mending: Mending, say: Say): Layer | undefined {
  const { own, around, isFlat } = source;
  const sources = [own, ...around].flatMap((fields) => [fields.child(...paramNames) ?? [], fields].flat());
  const words = wordsOf(source);
  const named = words.map(findPattern).find((name) => name !== undefined);
  const pattern = named ?? patternAround(around);
  const isRender = own.peek('type') === 'render' || !pattern;
  if (isRender && sources.some((fields) => fields.has('elements', 'shapes'))) {
    if (own.take('type') !== 'render') say('its elements were read as a render.');
    return mendRender(takeFirst(sources, 'elements', 'shapes'), mending, say);
  }
  const [word] = words;
  if (word !== undefined && !findPattern(word)) {
    if (meansOff(word)) return turnOff(own, word, say);
    const element = findElement(word);
    if (element) return renderOne(element, own, word, say);
  }
  if (!pattern) return guess(word, own, sources, say, isFlat);
  const params = own.child(...paramNames);
  params?.use();
  const isPlain = own.peek('type') === 'pattern' && own.peek('name') === pattern && params !== undefined;
  if (!isPlain) say(`it was read as the pattern “${pattern}”.`);
  const isItsName = (name: string) => genericWords.has(name) || findPattern(name) === pattern;
  takeWords(own, isItsName, isPlain ? ['type', 'name'] : nameNames);
  if (!named) for (const fields of around) takeWords(fields, isItsName, ['name']);
  return mendPattern(pattern, sources, say, isFlat);
}

/** The words that may name the command, those that fit any command left out. */
function wordsOf({ own, word }: CommandSource): string[] {
  const words = [word, ...nameNames.map((name) => own.peek(name))];
  return words
    .filter((candidate) => typeof candidate === 'string')
    .filter((text) => text.trim() !== '' && !genericWords.has(text));
}

/** Counts the naming words that are explained as read; the others are left over and reported. */
function takeWords(fields: Fields, isExplained: (word: string) => boolean, names = nameNames): void {
  for (const name of names) {
    const word = fields.peek(name);
    if (typeof word === 'string' && isExplained(word)) fields.take(name);
  }
}

function turnOff(own: Fields, word: string, say: Say): Layer {
  const isPlain = own.peek('type') === 'off';
  if (!isPlain) say(`${quote(word)} means to be dark.`);
  takeWords(own, (name) => genericWords.has(name) || meansOff(name), isPlain ? ['type'] : nameNames);
  return { type: 'off' };
}

function mendLayers(source: CommandSource, mending: Mending, say: Say): Command | undefined {
  const { own, around, isFlat } = source;
  if (own.take('type') !== 'layers') say('it was read as layers.');
  const front = own.child('front');
  const list = Array.isArray(own.peek('layers')) ? own.take('layers') : undefined;
  const listed: readonly unknown[] = Array.isArray(list) ? list : [];
  if (listed.length > 0) say('its list became a layer in front and one over it.');
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
  else if (over) say('a dark layer over it changes nothing; it was left out.');
  return layers;
}

function mendRender(raw: unknown, mending: Mending, say: Say): Layer {
  const written: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (!Array.isArray(raw)) say('its element was put into a list.');
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

/** An element that stands where a command should. Its fields stand beside its type, or in params as a pattern's would. */
function renderOne(type: ElementType, own: Fields, word: string, say: Say): Layer | undefined {
  takeWords(own, (name) => name === word || genericWords.has(name), ['type', 'pattern', 'effect', 'mode']);
  const params = own.child(...paramNames);
  const isInParams = params?.has('content', 'text', 'color', 'x', 'x1', 'name', 'icon', 'points', 'cx');
  const elements = draw(type, params && isInParams ? params : own, say);
  if (elements.length === 0) return undefined;
  say(`${quote(word)} is an element; it was put into a render.`);
  return { type: 'render', elements: elements.slice(0, limits.elements) };
}

/** A pattern's name that slipped out of its command; a step's own title is not one. */
function patternAround(around: readonly Fields[]): PatternName | undefined {
  const names = around.map((fields) => fields.peek('name')).filter((name) => typeof name === 'string');
  return names.map(findPattern).find((name) => name !== undefined);
}

function firstChild(holders: readonly Fields[], name: string): Fields | undefined {
  return holders.map((holder) => holder.child(name)).find((child) => child !== undefined);
}

/** A word that means nothing here: an icon by its name, else the pattern that the parameters suit best. */
function guess(
  word: string | undefined,
  own: Fields,
  sources: readonly Fields[],
  say: Say,
  isFlat: boolean,
): Layer | undefined {
  const icon = word === undefined ? undefined : findIcon(word);
  const has = (...names: string[]) => sources.some((fields) => fields.has(...names));
  takeWords(own, (name) => name === word || genericWords.has(name));
  if (icon) {
    say(`${quote(word)} is drawn as the icon “${icon}”.`);
    const fields = new Fields({ name: icon, color: takeFirst(sources, 'color', 'colour') });
    return { type: 'render', elements: draw('icon', fields, say) };
  }
  const hasSecond = has('color2', 'secondary_color', 'colors');
  if (!hasSecond && !has('color', 'colour', 'primary_color')) return undefined;
  const pattern = has('density') ? 'sparkle' : !has('speed') ? 'solid' : hasSecond ? 'wave' : 'breathing';
  const what = word === undefined ? 'a command without a name' : quote(word);
  say(`${what} is not a pattern; “${pattern}” is used.`);
  return mendPattern(pattern, sources, say, isFlat);
}
