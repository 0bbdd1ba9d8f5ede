import type { Token } from './Scanner';
import { isMisplaced, positionAfter, type JsonPosition } from './JsonPosition';

/** Replaces the step in which the text ended. */
export const cutStep = Symbol('cut step');

/** Deeper than any program; deeper values are dropped. */
const maxDepth = 32;

/** Only the value that closed last can be reopened, so that everything before it can already be played. */
const maxReopenings = 1;

/** An object or list that is open, or was closed last. */
interface Frame {
  readonly place: JsonPosition;
  readonly bracket: '{' | '[';
  readonly value: Record<string, unknown> | unknown[];
  /** In an object: the keys so far, and the key whose value comes next. */
  readonly keys: Set<string>;
  key: string | undefined;
  /** The last value that closed in here, until another token follows. */
  lastClosed: Frame | undefined;
}

/** A way to continue when a token does not fit. */
export type Mend =
  | { kind: 'none' } // keep the token where it is
  | { kind: 'ignore' } // drop the token
  | { kind: 'blank' } // drop the key before it, which has no value
  | { kind: 'close'; count: number } // add missing closing brackets before it
  | { kind: 'reopen'; count: number }; // remove extra closing brackets before it

/**
 * Builds a value from tokens. `take` rejects a token that does not fit; `mends` then lists the ways to continue,
 * `apply` performs one of them, and `fork` makes a copy to try them on.
 */
export class TreeBuilder {
  /** The finished or unfinished value. */
  root: unknown;
  /** The program's list of steps, once it has begun. */
  steps: readonly unknown[] | undefined;
  sawStrayComma = false;

  private frames: Frame[] = [];
  /** True when no later token can still change the last step. */
  private areStepsSettled = false;
  private isTrial = false;
  private rootFrame: Frame | undefined;
  private stepsFrame: Frame | undefined;
  private previous: Token['kind'] | undefined;
  private buriedLevels = 0;
  private misplacedKeys = 0;
  private sawCutValue = false;

  get hasBegun(): boolean {
    return this.root !== undefined;
  }

  get isClosed(): boolean {
    return this.hasBegun && this.frames.length === 0;
  }

  get openFrames(): number {
    return this.frames.length;
  }

  /** How many keys were in a place where the format does not have them. */
  get misplaced(): number {
    return this.misplacedKeys;
  }

  /** True when the value is `{"program":…}`: nothing after its last bracket belongs to it. */
  get isWrapped(): boolean {
    return typeof this.root === 'object' && this.root !== null && 'program' in this.root;
  }

  /** True when the program in `{"program":…}` is closed. */
  get isProgramClosed(): boolean {
    return this.isWrapped && this.openFrames <= 1 && this.areStepsSettled && this.buriedLevels === 0;
  }

  /** The number of steps that no later token can change. */
  get settledSteps(): number {
    const count = this.steps?.length ?? 0;
    return this.areStepsSettled ? count : Math.max(0, count - 1);
  }

  /** Adds the token if it fits here; returns false if it does not. */
  take(token: Token): boolean {
    if (this.buriedLevels > 0) return this.takeBuried(token);
    if (token.kind === 'value' && token.isCut) {
      this.sawCutValue = true;
      return true;
    }
    if (!this.fits(token)) return false;
    this.noticeCommas(token);
    const top = this.frames.at(-1);
    switch (token.kind) {
      case 'open':
        this.open(token.bracket, top);
        break;
      case 'close':
        this.close();
        break;
      case 'key':
        if (top) this.expectValueOf(top, token.name);
        break;
      case 'value':
        if (top) this.put(top, token.value);
        break;
      case 'comma':
        break;
    }
    return true;
  }

  /**
   * The ways to move a misplaced key to where the format has it; empty if the key is not misplaced or there is no
   * such place.
   */
  homesOf(token: Token): Mend[] {
    const top = this.frames.at(-1);
    if (token.kind !== 'key' || !top || !isMisplaced(token.name, top.place, top.keys)) return [];
    return this.waysTo((frame) => accepts(frame, token) && !isMisplaced(token.name, frame.place, frame.keys));
  }

  /** The ways to continue with a token that does not fit. */
  mends(token: Token): Mend[] {
    const mends: Mend[] = [];
    if (this.frames.at(-1)?.key !== undefined) mends.push({ kind: 'blank' });
    if (token.kind !== 'open' && token.kind !== 'key') mends.push({ kind: 'ignore' });
    const ways = this.waysTo((frame) => accepts(frame, token));
    mends.push(...ways.filter(({ kind }) => kind === 'close' || token.kind !== 'close'));
    return mends.length > 0 ? mends : [{ kind: 'ignore' }];
  }

  /** Performs one of the ways from `mends`, then adds the token. */
  apply(mend: Mend, token: Token): void {
    const top = this.frames.at(-1);
    if (mend.kind === 'blank' && top) top.key = undefined;
    if (mend.kind === 'close') for (let i = 0; i < mend.count; i++) this.close();
    if (mend.kind === 'reopen') for (let i = 0; i < mend.count; i++) this.reopen();
    if (mend.kind !== 'ignore') this.take(token);
    else if (token.kind === 'open') this.buriedLevels = 1;
  }

  /** Reopens the outermost object, which was closed too early. */
  reopenRoot(): void {
    if (this.rootFrame?.bracket === '{') this.frames.push(this.rootFrame);
  }

  /** Ends the value. Open steps are replaced by `cutStep`. Returns true when more than closing brackets was missing. */
  finish(): boolean {
    const isWaiting = this.previous === 'comma' || (this.isWrapped && !this.steps?.length);
    const hasOpenKey = this.frames.some((frame) => frame.key !== undefined);
    let isCut = this.sawCutValue || hasOpenKey || (this.frames.length > 0 && isWaiting);
    for (const [index, frame] of this.frames.entries()) {
      const parent = this.frames[index - 1];
      if (frame.place === 'step' && parent) setLast(parent, cutStep);
      if (frame.place === 'command' && parent?.place === 'on_complete') setLast(parent, null);
      isCut ||= frame.place !== 'root' && frame.place !== 'program';
    }
    this.frames = [];
    return isCut;
  }

  /** A copy to try tokens on, without affecting this one. */
  fork(): TreeBuilder {
    const copy = new TreeBuilder();
    Object.assign(copy, this);
    copy.frames = this.frames.map(hollow);
    copy.isTrial = true;
    return copy;
  }

  private fits(token: Token): boolean {
    const top = this.frames.at(-1);
    return top ? accepts(top, token) : !this.hasBegun && token.kind === 'open';
  }

  /** The ways to an object or list that suits: close open ones, or reopen the last closed one. */
  private waysTo(suits: (frame: Frame) => boolean): Mend[] {
    const ways: Mend[] = [];
    const outer = this.frames.slice(0, -1).toReversed();
    for (const [index, frame] of outer.entries()) {
      if (suits(frame)) ways.push({ kind: 'close', count: index + 1 });
    }
    let inner = this.frames.at(-1)?.lastClosed;
    for (let count = 1; inner && count <= maxReopenings; count++, inner = inner.lastClosed) {
      if (suits(inner)) ways.push({ kind: 'reopen', count });
    }
    return ways;
  }

  private takeBuried(token: Token): boolean {
    if (token.kind === 'open') this.buriedLevels++;
    if (token.kind === 'close') this.buriedLevels--;
    return true;
  }

  private open(bracket: '{' | '[', parent: Frame | undefined): void {
    if (this.frames.length >= maxDepth) {
      if (parent) this.put(parent, null);
      this.buriedLevels = 1;
      return;
    }
    const value: Frame['value'] = bracket === '[' ? [] : newObject();
    const place = positionAfter(parent?.place, parent?.key, bracket);
    const isKept = parent ? this.put(parent, value) : true;
    const frame: Frame = {
      place: isKept ? place : 'elsewhere',
      bracket,
      value,
      keys: new Set(),
      key: undefined,
      lastClosed: undefined,
    };
    if (!parent) {
      this.root = value;
      this.rootFrame = frame;
    }
    this.frames.push(frame);
    if (frame.place === 'steps' && !this.steps?.length && Array.isArray(value)) {
      this.steps = value;
      this.stepsFrame = frame;
    }
  }

  private close(): void {
    const closed = this.frames.pop();
    const parent = this.frames.at(-1);
    if (closed && closed === this.stepsFrame && this.steps?.length) this.areStepsSettled = true;
    if (closed) closed.key = undefined;
    if (parent) parent.lastClosed = closed;
  }

  private reopen(): void {
    const frame = this.frames.at(-1)?.lastClosed;
    if (frame) this.frames.push(this.isTrial ? hollow(frame) : frame);
  }

  private expectValueOf(top: Frame, key: string): void {
    if (this.isTrial && isMisplaced(key, top.place, top.keys)) this.misplacedKeys++;
    top.keys.add(key);
    top.key = key;
    top.lastClosed = undefined;
  }

  /**
   * Stores a value. If a key occurs twice, its first list or object is kept: steps that are already playing must not
   * change.
   */
  private put(parent: Frame, value: unknown): boolean {
    parent.lastClosed = undefined;
    if (Array.isArray(parent.value)) {
      parent.value.push(value);
      return true;
    }
    const key = parent.key ?? '';
    parent.key = undefined;
    if (typeof parent.value[key] === 'object' && parent.value[key] !== null) return false;
    parent.value[key] = value;
    return true;
  }

  private noticeCommas(token: Token): void {
    const before = this.previous;
    const opensOrSeparates =
      before === 'comma' || before === 'open' || before === 'key' || before === undefined;
    const isEntry = token.kind === 'open' || token.kind === 'value' || token.kind === 'key';
    if (isEntry && !opensOrSeparates) this.sawStrayComma = true;
    if (token.kind === 'close' && before === 'comma') this.sawStrayComma = true;
    if (token.kind === 'comma' && (before === 'comma' || before === 'open')) this.sawStrayComma = true;
    this.previous = token.kind;
  }
}

function accepts(frame: Frame, token: Token): boolean {
  const isEntry = token.kind === 'value' || token.kind === 'open';
  if (frame.bracket === '[') {
    return isEntry || token.kind === 'comma' || (token.kind === 'close' && token.bracket === ']');
  }
  if (frame.key !== undefined) return isEntry;
  return token.kind === 'key' || token.kind === 'comma' || (token.kind === 'close' && token.bracket === '}');
}

/** A copy of the frame without its content: a trial needs only its position and what it closed last. */
function hollow(frame: Frame): Frame {
  return { ...frame, value: Array.isArray(frame.value) ? [] : newObject(), keys: new Set(frame.keys) };
}

/** An object without prototype, so that `__proto__` is an ordinary key. */
function newObject(): Record<string, unknown> {
  return { __proto__: null };
}

function setLast(frame: Frame, value: unknown): void {
  if (Array.isArray(frame.value)) frame.value[frame.value.length - 1] = value;
  else {
    const lastKey = Object.keys(frame.value).at(-1);
    if (lastKey !== undefined) frame.value[lastKey] = value;
  }
}
