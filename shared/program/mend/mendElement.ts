import { findEmoji, findIcon } from '../icons';
import { toGlyphs } from '../glyphs';
import { limits } from '../limits';
import type { Element, ElementType } from '../Program';
import { clip, quote, toPrintable } from '../text';
import { Coordinates, type Point } from './Coordinates';
import { Fields, isRecord } from './Fields';
import type { Say } from './Mending';
import { mendColor } from './mendPattern';
import { findElement } from './vocabulary';

/** The place of a shape without coordinates: the middle of the default 10 × 14 grid. */
const middle = { x: 5, y: 7 };
const defaultRadius = 3;

/** The valid elements for one raw element: usually one, several for a list of points, none if it is unusable. */
export function mendElement(raw: unknown, say: Say): { elements: Element[]; fields?: Fields } {
  if (!isRecord(raw)) {
    say(`${quote(raw)} is not an element and was left out.`);
    return { elements: [] };
  }
  const fields = new Fields(raw);
  const { type, word, place } = elementType(fields);
  if (place !== fields) say('the fields of an element were taken out of the object inside it.');
  if (!type) {
    const what = word === undefined ? 'An element without a type' : quote(word);
    say(`${what} cannot be drawn and was left out.`);
    return { elements: [] };
  }
  if (type !== word)
    say(`${word === undefined ? 'an element without a type' : quote(word)} was read as “${type}”.`);
  return { elements: draw(type, place, say), fields };
}

/** The type of an element, and the object with its fields: beside the type, in params, or under the type as a key. */
function elementType(fields: Fields): { type?: ElementType | undefined; word?: string; place: Fields } {
  const word = fields.take('type', 'shape', 'element', 'kind');
  const params = fields.child('params');
  const place = params ?? fields;
  params?.use();
  if (typeof word === 'string') return { type: findElement(word), word, place };
  const keyed = (['pixel', 'rect', 'line', 'circle', 'text', 'icon'] as const).find((name) =>
    fields.child(name),
  );
  const inner = keyed && fields.child(keyed);
  if (inner) return { type: keyed, place: inner };
  if (place.has('content')) return { type: 'text', place };
  return { type: place.has('x') && place.has('y') ? 'pixel' : undefined, place };
}

/** The elements of `type` that `fields` describe. */
export function draw(type: ElementType, fields: Fields, say: Say): Element[] {
  const place = new Coordinates(fields, say);
  const color = () => {
    const aliases = ['color', 'colour', 'fill_color', 'stroke', 'primary_color', 'fgColor'];
    const raw = fields.take(...aliases, ...(typeof fields.peek('fill') === 'string' ? ['fill'] : []));
    return mendColor(raw, '#FFFFFF', `the colour of the ${type}`, say);
  };
  const points = type === 'pixel' || type === 'line' ? place.points() : [];
  if (points.length > 0) return connect(type === 'pixel', points, color());
  const missing = (what: string): Element[] => {
    say(`${type === 'icon' ? 'an' : 'a'} ${type} without ${what} was left out.`);
    return [];
  };
  switch (type) {
    case 'fill':
      return [{ type, color: color() }];
    case 'pixel': {
      const x = place.read('x', 'cx');
      const y = place.read('y', 'cy');
      return x === undefined || y === undefined ? missing('a place') : [{ type, x, y, color: color() }];
    }
    case 'rect':
      return [rect(place, color(), say)];
    case 'line': {
      const x1 = place.read('x1', 'x0', 'x', 'startX');
      const y1 = place.read('y1', 'y0', 'y', 'startY');
      if (x1 === undefined || y1 === undefined) return missing('a beginning');
      const x2 = orDefault(place.read('x2', 'endX'), x1, 'the x2 of a line', say);
      const y2 = orDefault(place.read('y2', 'endY'), y1, 'the y2 of a line', say);
      return [{ type, x1, y1, x2, y2, color: color() }];
    }
    case 'circle': {
      const isFlag = typeof fields.peek('fill') === 'boolean';
      const filled = readFlag(fields.take('filled', ...(isFlag ? ['fill'] : [])), say);
      const circle: Element = {
        type,
        x: orDefault(place.read('x', 'cx'), middle.x, 'the x of a circle', say),
        y: orDefault(place.read('y', 'cy'), middle.y, 'the y of a circle', say),
        r: orDefault(place.extent('r', 'radius', 'size'), defaultRadius, 'the radius of a circle', say),
        color: color(),
      };
      return [filled === undefined ? circle : { ...circle, filled }];
    }
    case 'text':
      return text(fields, place, color, say);
    case 'icon': {
      const word = fields.take('name', 'icon', 'content', 'value', 'text', 'symbol', 'emoji');
      const name = typeof word === 'string' ? findIcon(word) : undefined;
      if (!name) return missing(word === undefined ? 'a name' : `a drawing for ${quote(word)}`);
      if (name !== word) say(`the icon ${quote(word)} is called “${name}”.`);
      return [{ type, name, ...place.optional(), color: color() }];
    }
  }
}

/** A missing value gets its default, and that is reported. */
function orDefault(value: number | undefined, fallback: number, what: string, say: Say): number {
  if (value === undefined) say(`${what} was missing; ${fallback} is used.`);
  return value ?? fallback;
}

/** Reads a boolean, and what models write for one. */
function readFlag(raw: unknown, say: Say): boolean | undefined {
  if (raw === undefined || typeof raw === 'boolean') return raw;
  const flag = raw === 'true' || raw === 'yes' || raw === 1;
  say(`${quote(raw)} was read as ${flag ? 'yes' : 'no'}.`);
  return flag;
}

function rect(place: Coordinates, color: string, say: Say): Element {
  const x = orDefault(place.read('x', 'x1', 'left'), 0, 'the x of a rect', say);
  const y = orDefault(place.read('y', 'y1', 'top'), 0, 'the y of a rect', say);
  const right = place.read('x2');
  const bottom = place.read('y2');
  const [sizeX, sizeY] = place.extents('size');
  const size = sizeX === undefined ? place.extent('size') : undefined;
  if (right !== undefined || bottom !== undefined) say('the second corner of a rect became its size.');
  if ((sizeX ?? size) !== undefined) say('the size of a rect became its width and height.');
  const w = place.extent('w', 'width') ?? sizeX ?? size ?? spanOf(x, right);
  const h = place.extent('h', 'height') ?? sizeY ?? size ?? spanOf(y, bottom);
  return {
    type: 'rect',
    x: Math.min(x, right ?? x),
    y: Math.min(y, bottom ?? y),
    w: orDefault(w, 1, 'the width of a rect', say),
    h: orDefault(h, 1, 'the height of a rect', say),
    color,
  };
}

function text(fields: Fields, place: Coordinates, color: () => string, say: Say): Element[] {
  const raw = fields.take('content', 'text', 'value', 'string', 'label', 'message');
  const rawText = typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';
  const { text: drawn, missing } = toGlyphs(clip(rawText, 1000));
  const icon = drawn.trim() === '' ? findEmoji(rawText) : undefined;
  if (icon) {
    say(`${quote(rawText)} is drawn as the icon “${icon}”.`);
    return [{ type: 'icon', name: icon, ...place.optional(), color: color() }];
  }
  if (drawn.trim() === '') {
    say(`a text with nothing the lamp can write was left out: ${quote(raw ?? '')}.`);
    return [];
  }
  const isSound = drawn === rawText && drawn.length <= limits.textLength;
  const content = isSound ? drawn : clip(toPrintable(drawn).replace(/ {2,}/g, ' '), limits.textLength);
  if (missing.length > 0) say(`the lamp has no letters for ${quote(missing.join(''))}; they were left out.`);
  if (content.length < drawn.trim().length) say(`the text was shortened to ${limits.textLength} characters.`);
  else if (content !== raw) say(`the text ${quote(raw)} is rawText as ${quote(content)}.`);
  return [{ type: 'text', content, ...place.optional(), color: color() }];
}

/** The number of LEDs from one corner to the other, both included. */
function spanOf(from: number, to: number | undefined): number | undefined {
  return to === undefined ? undefined : Math.min(Math.abs(to - from) + 1, limits.maxCoordinate);
}

/** A list of points as pixels, or as the lines between them. */
function connect(isDotted: boolean, points: readonly Point[], color: string): Element[] {
  if (isDotted || points.length === 1) return points.map(({ x, y }) => ({ type: 'pixel', x, y, color }));
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { type: 'line', x1: from.x, y1: from.y, x2: to.x, y2: to.y, color };
  });
}
