import { clamp } from '../clamp';
import { limits } from '../limits';
import { became, quote } from '../text';
import { Fields, isRecord } from './Fields';
import type { Say } from './Mending';
import { readNumber } from './readNumber';

export interface Point {
  x: number;
  y: number;
}

/** Reads the places and sizes of one element. */
export class Coordinates {
  /** The corner, if it is entries as `{x, y}` or `[x, y]` under one name. */
  private readonly corner: Fields | undefined;

  constructor(
    private readonly fields: Fields,
    private readonly say: Say,
  ) {
    const names = ['position', 'pos', 'center', 'centre'];
    const pair = names.find((name) => isPair(fields.peek(name)));
    const [x, y] = pair === undefined ? [] : toPair(fields.take(pair));
    this.corner = pair === undefined ? fields.child(...names) : new Fields({ x, y });
    if (this.corner) say('the position was read as x and y.');
  }

  /** A coordinate under any of `names`. The first name is used in repair sentences. */
  read(...names: readonly string[]): number | undefined {
    const raw = this.fields.take(...names) ?? this.corner?.take(...names);
    return this.settle(names[0] ?? '', raw, limits.minCoordinate);
  }

  /** A size under any of `names`. */
  extent(...names: readonly string[]): number | undefined {
    return this.settle(names[0] ?? '', this.fields.take(...names), 0);
  }

  /** Width and height, entries as one pair. */
  extents(name: string): readonly (number | undefined)[] {
    if (!isPair(this.fields.peek(name))) return [];
    return toPair(this.fields.take(name)).map((raw) => this.settle(name, raw, 0));
  }

  /** `x` and `y` for an element that is centred without them. */
  optional(): Partial<Point> {
    const x = this.read('x', 'cx');
    const y = this.read('y', 'cy');
    return { ...(x === undefined ? {} : { x }), ...(y === undefined ? {} : { y }) };
  }

  /** A list of `[x, y]` or `{x, y}`, or the two ends `from` and `to`. */
  points(): Point[] {
    const names = ['points', 'pixels', 'coordinates', 'vertices'];
    const name = names.find((candidate) => Array.isArray(this.fields.peek(candidate)));
    const list = name === undefined ? undefined : this.fields.take(name);
    const ends = ['from', 'start', 'to', 'end'].filter((end) => isPair(this.fields.peek(end)));
    const entries: readonly unknown[] = Array.isArray(list) ? list : ends.map((end) => this.fields.take(end));
    if (entries.length === 0) return [];
    this.say('the points were read one by one.');
    return entries.slice(0, limits.elements + 1).flatMap((entry) => {
      const [x, y] = toPair(entry);
      const point = {
        x: this.settle('x', x, limits.minCoordinate),
        y: this.settle('y', y, limits.minCoordinate),
      };
      return point.x === undefined || point.y === undefined ? [] : [{ x: point.x, y: point.y }];
    });
  }

  private settle(name: string, raw: unknown, low: number): number | undefined {
    const number = readNumber(raw);
    if (number === undefined) {
      if (raw !== undefined) this.say(`${name} ${quote(raw)} is not a number and was left out.`);
      return undefined;
    }
    const whole = clamp(Math.round(number), low, limits.maxCoordinate) + 0;
    const isRoundedOnly = typeof raw === 'number' && whole === Math.round(raw);
    if (whole !== raw)
      this.say(isRoundedOnly ? 'coordinates were rounded to whole LEDs.' : became(name, raw, whole));
    return whole;
  }
}

function isPair(value: unknown): boolean {
  return Array.isArray(value)
    ? value.length >= 2
    : isRecord(value) && ('x' in value || 'w' in value || 'width' in value);
}

/** The two values of `[x, y]`, `{x, y}` or `{w, h}`. */
function toPair(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.slice(0, 2);
  if (!isRecord(value)) return [];
  return [value['x'] ?? value['w'] ?? value['width'], value['y'] ?? value['h'] ?? value['height']];
}
