import { readColor } from '../color';
import { findIcon } from '../icons';
import { limits } from '../limits';
import type { Command, Element, ElementType, Layer, PatternName } from '../Program';
import { quote } from '../text';
import { Fields, isRecord, takeFirst } from './Fields';
import { draw, mendElement } from './mendElement';
import type { Mending, Say } from './Mending';
import { mendPattern } from './mendPattern';
import { findElement, findPattern, meansOff, patternNames } from './vocabulary';

/** The sources a command is read from. */
export interface CommandSource {
  readonly own: Fields;
  /** The objects around it, nearest first: after an extra closing bracket, fields of the command end up in them. */
  readonly around: readonly Fields[];
  /** A word instead of the object, as in `"command":"pattern"`. */
  readonly word?: string;
  /** True for the old flat format, with its speeds in percent. */
  readonly isFlat: boolean;
}

const layerNames = ['front', 'ambient', 'over'] as const;
type LayerName = (typeof layerNames)[number];

const paramNames = ['params', 'parameters', 'options', 'args'];
const nameNames = ['type', 'name', 'pattern', 'effect', 'animation', 'mode'];
const genericWords = new Set(['pattern', 'command', 'effect', 'animation', 'render', 'layers']);

/** Commands nested in commands are unwrapped up to this depth. */
const maxWrapping = 4;

/** The command as far as it can be recognized, or undefined when nothing in it makes sense. */
export function mendCommand(source: CommandSource, mending: Mending, say: Say): Command | undefined {
  const wrapped = source.own.has('type') ? undefined : source.own.child('pattern', 'command');
  if (wrapped && source.around.length < maxWrapping) {
    say('a command inside the command was taken out.');
    return mendCommand({ ...source, own: wrapped, around: [source.own, ...source.around] }, mending, say);
  }
  const inner = source.own.child('layers');
  const holders = [source.own, ...source.around].flatMap((fields) => [fields, ...paramsOf(fields)]);
  const places = inner ? [inner, ...holders] : holders;
  const isLayer = (fields: Fields) => layerNames.some((name) => isCommandLike(fields.peek(name)));
  const hasLayers = Array.isArray(source.own.peek('layers')) || places.some(isLayer);
  return hasLayers ? mendLayers(source, places, mending, say) : mendLayer(source, mending, say);
}

/** True for an object, a list of elements, or a word that may stand for a command. */
function isCommandLike(value: unknown): boolean {
  return (
    isRecord(value) ||
    (Array.isArray(value) && value.length > 0) ||
    (typeof value === 'string' && value !== '')
  );
}

/** The parameters of a command, including a second `params` nested in them. */
function paramsOf(fields: Fields): Fields[] {
  const params = fields.child(...paramNames);
  if (!params) return [];
  const inner = params.child(...paramNames);
  return inner ? [params, inner] : [params];
}

/** Reads a command that is not layers. */
function mendLayer(source: CommandSource, mending: Mending, say: Say): Layer | undefined {
  const { own, around, isFlat } = source;
  const sources = [own, ...around].flatMap((fields) => [...paramsOf(fields), fields]);
  const words = wordsOf(source);
  const named = words.map(findPattern).find((name) => name !== undefined);
  const pattern = named ?? patternAround(around);
  const isRender = own.peek('type') === 'render' || !pattern;
  const elements = isRender ? takeFirst(sources, 'elements', 'shapes', 'element') : undefined;
  if (elements !== undefined) {
    if (own.take('type') !== 'render') say('the elements were read as a render.');
    return mendRender(elements, mending, say);
  }
  const [word] = words;
  if (word !== undefined && !findPattern(word)) {
    if (meansOff(word)) return turnOff(own, word, say);
    const element = findElement(word);
    if (element) return renderOne(element, own, word, say);
  }
  const keyed = pattern ? undefined : patternKey(own);
  if (keyed) {
    say(`it was read as the pattern “${keyed.name}”.`);
    return mendPattern(keyed.name, [keyed.params, ...sources], say, isFlat);
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

/** The words that may name the command, without those that fit any command. */
function wordsOf({ own, word }: CommandSource): string[] {
  const words = [word, ...nameNames.map((name) => own.peek(name))];
  return words
    .filter((candidate) => typeof candidate === 'string')
    .filter((text) => text.trim() !== '' && !genericWords.has(text));
}

/** Marks the naming words that are understood as read; the others are reported as left over. */
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

/** Reads layers. `places` are the objects that may hold a layer, the most likely first. */
function mendLayers(
  source: CommandSource,
  places: readonly Fields[],
  mending: Mending,
  say: Say,
): Command | undefined {
  const { own, around, isFlat } = source;
  const front = firstChild(places, 'front');
  const rawLayers = own.peek('layers');
  const list = Array.isArray(rawLayers) && rawLayers.length > 0 ? own.take('layers') : undefined;
  const listed: readonly unknown[] = Array.isArray(list) ? list : [];
  if (listed.length > 0) say('the list of layers became one in front and one over it.');
  // Nested layers, and fields misplaced in the front layer, are read as if they stood here.
  const holders = front ? [...places, front] : places;
  const read = (name: LayerName, inList: unknown): Layer | undefined => {
    const raw = takeFirst(holders, name) ?? inList;
    if (raw === undefined) return undefined;
    const nested = name === 'front' ? front?.child('front') : undefined;
    const outer = nested ?? firstChild(holders, name) ?? new Fields(isRecord(raw) ? raw : { elements: raw });
    const inner = outer.child('command');
    const fields = inner ?? outer;
    const sayThere = (sentence: string) => say(`in ${name}, ${sentence}`);
    if (inner) {
      outer.take('command');
      sayThere('the command was taken out of the object around it.');
    }
    const slippedOut = name === 'front' ? [own, ...around] : [];
    const layer =
      typeof raw === 'string'
        ? mendLayer({ own: new Fields({}), around: [], word: raw, isFlat }, mending, sayThere)
        : mendLayer({ own: fields, around: slippedOut, isFlat }, mending, sayThere);
    if (!layer) sayThere('there is nothing to show; it was left out.');
    return layer;
  };
  if (front?.has(...layerNames)) say('layers do not nest; the inner ones were taken out.');
  if (isRecord(own.peek('layers'))) say('what stood under “layers” was read as its layers.');
  const isNamed = own.peek('type') === 'layers';
  const over = read('over', listed[1]);
  const ambient = read('ambient', undefined);
  // Layers next to a complete command belong to it.
  const isBesideCommand = !isNamed && !holders.some((fields) => isCommandLike(fields.peek('front')));
  if (isNamed) own.take('type');
  else say('it was read as layers.');
  const frontLayer =
    isBesideCommand && listed.length === 0 ? mendLayer(source, mending, say) : read('front', listed[0]);
  if (!frontLayer && !ambient && !over) return undefined;
  if (!frontLayer) say('nothing was in front; the grid stays dark.');
  const layers: Command = { type: 'layers', front: frontLayer ?? { type: 'off' } };
  if (ambient) layers.ambient = ambient;
  if (over && over.type !== 'off') layers.over = over;
  else if (over) say('a dark layer over it changes nothing and was left out.');
  return layers;
}

function mendRender(raw: unknown, mending: Mending, say: Say): Layer {
  const isMap = isRecord(raw) && !('type' in raw) && Object.values(raw).every(isRecord);
  const list: readonly unknown[] = Array.isArray(raw) ? raw : isMap ? Object.values(raw) : [raw];
  const entries = list.slice(0, limits.elements + 1).flat();
  if (!Array.isArray(raw)) say('the elements were put into a list.');
  else if (raw.some(Array.isArray)) say('a list inside the list of elements was taken apart.');
  const elements: Element[] = [];
  for (const entry of entries.slice(0, limits.elements)) {
    const { elements: drawn, fields } = mendElement(entry, say);
    elements.push(...drawn);
    mending.collect(fields);
  }
  if (Math.max(entries.length, elements.length) > limits.elements) {
    say(`only the first ${limits.elements} elements were kept.`);
  }
  return { type: 'render', elements: elements.slice(0, limits.elements) };
}

/** An element where a command should be. Its fields stand beside its type, or in params as for a pattern. */
function renderOne(type: ElementType, own: Fields, word: string, say: Say): Layer | undefined {
  takeWords(own, (name) => name === word || genericWords.has(name), ['type', 'pattern', 'effect', 'mode']);
  const params = own.child(...paramNames);
  const isInParams = params?.has('content', 'text', 'color', 'x', 'x1', 'name', 'icon', 'points', 'cx');
  const elements = draw(type, params && isInParams ? params : own, say);
  if (elements.length === 0) return undefined;
  say(`${quote(word)} is an element; it was put into a render.`);
  return { type: 'render', elements: elements.slice(0, limits.elements) };
}

/** A pattern's name as a key: `{"wave":{"color":…}}`. */
function patternKey(own: Fields): { name: PatternName; params: Fields } | undefined {
  for (const name of patternNames) {
    const params = own.child(name);
    if (params) return { name, params };
  }
  return undefined;
}

/** A pattern's name found outside its command; a step's own title is not one. */
function patternAround(around: readonly Fields[]): PatternName | undefined {
  const names = around.map((fields) => fields.peek('name')).filter((name) => typeof name === 'string');
  return names.map(findPattern).find((name) => name !== undefined);
}

function firstChild(holders: readonly Fields[], name: string): Fields | undefined {
  return holders.map((holder) => holder.child(name)).find((child) => child !== undefined);
}

/** For an unknown word: an icon of that name, or the pattern that fits the parameters best. */
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
  const color = word === undefined ? undefined : readColor(word);
  if (color) {
    say(`${quote(word)} was read as that colour.`);
    return { type: 'pattern', name: 'solid', params: { color } };
  }
  if (icon) {
    say(`${quote(word)} is drawn as the icon “${icon}”.`);
    const fields = new Fields({ name: icon, color: takeFirst(sources, 'color', 'colour') });
    return { type: 'render', elements: draw('icon', fields, say) };
  }
  const hasSecond = has('color2', 'secondary_color', 'colors');
  if (!hasSecond && !has('color', 'colour', 'primary_color')) return undefined;
  const pattern = has('density') ? 'sparkle' : !has('speed') ? 'solid' : hasSecond ? 'wave' : 'breathing';
  say(
    word === undefined
      ? `without a name, “${pattern}” suits best.`
      : `${quote(word)} is not a pattern; “${pattern}” is used.`,
  );
  return mendPattern(pattern, sources, say, isFlat);
}
