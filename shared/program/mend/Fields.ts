import { clip, toPrintable } from '../text';

/** Reads an object whose keys cannot be trusted, and remembers which of them were used for what. */
export class Fields {
  /** Keys read under another name: `cx` for `x`. */
  readonly renamed: string[] = [];
  /** Keys whose value belongs in another object. */
  readonly displaced: string[] = [];
  private readonly unread: Set<string>;
  private readonly children = new Map<string, Fields>();
  private looseKeys: Map<string, string> | undefined;
  private isUsed = false;

  constructor(private readonly raw: Readonly<Record<string, unknown>>) {
    this.unread = new Set(Object.keys(raw));
  }

  /** The value of the first of `names` that is present and not null. The first name is the correct one. */
  take(...names: readonly string[]): unknown {
    const name = names.find((candidate) => (this.peek(candidate) ?? undefined) !== undefined);
    const key = name === undefined ? undefined : this.keyFor(name);
    if (key === undefined) return undefined;
    this.unread.delete(key);
    this.isUsed = true;
    if (key !== names[0]) this.renamed.push(`“${key}” as “${names[0] ?? ''}”`);
    return this.raw[key];
  }

  /** Like `take`, but `null` is a value too. */
  takeNullable(...names: readonly string[]): unknown {
    const value = this.take(...names);
    if (value !== undefined || !this.has(...names)) return value;
    for (const name of names) this.unread.delete(this.keyFor(name) ?? name);
    return null;
  }

  /** The value under `name`, without marking it as read. */
  peek(name: string): unknown {
    const key = this.keyFor(name);
    return key === undefined ? undefined : this.raw[key];
  }

  /** True when one of `names` is present, with any value. */
  has(...names: readonly string[]): boolean {
    return names.some((name) => this.keyFor(name) !== undefined);
  }

  /** The fields of the object under the first of `names` that holds one; the same instance each time. */
  child(...names: readonly string[]): Fields | undefined {
    for (const name of names) {
      const key = this.keyFor(name) ?? name;
      const known = this.children.get(key);
      if (known) return known;
      const value = this.peek(name);
      if (!isRecord(value)) continue;
      const child = new Fields(value);
      this.children.set(key, child);
      return child;
    }
    return undefined;
  }

  /** Marks these fields as read, even if nothing is taken from them. */
  use(): void {
    this.isUsed = true;
  }

  /** The keys that were never read. */
  get rest(): string[] {
    const isLeft = (key: string) => this.children.get(key)?.isUsed !== true;
    return [...this.unread].filter(isLeft).map((key) => toPrintable(clip(key, 24)));
  }

  /** These fields and those of all children that were read. */
  *family(): Generator<Fields> {
    yield this;
    for (const child of this.children.values()) if (child.isUsed) yield* child.family();
  }

  /** The key itself, or one that differs from it only in case, dashes and underscores. */
  private keyFor(name: string): string | undefined {
    if (Object.hasOwn(this.raw, name)) return name;
    this.looseKeys ??= looseKeysOf(this.raw);
    return this.looseKeys.size === 0 ? undefined : this.looseKeys.get(loosen(name));
  }
}

/** The first value that any of `sources` has under any of `names`. The first source is where it belongs. */
export function takeFirst(sources: readonly Fields[], ...names: readonly string[]): unknown {
  for (const [index, source] of sources.entries()) {
    const value = source.take(...names);
    if (value === undefined) continue;
    if (index > 0) source.displaced.push(`“${names[0] ?? ''}”`);
    return value;
  }
  return undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys in the format's own spelling, which are never taken for another key. */
const plainKeys = new Set(
  'program name steps loop on_complete note id command duration transition count start_step end_step type params elements front ambient over color color2 bgColor speed density x y w h x1 y1 x2 y2 r filled content'.split(
    ' ',
  ),
);

/** The keys that are not in the format's own spelling, by their loose form. */
function looseKeysOf(raw: Readonly<Record<string, unknown>>): Map<string, string> {
  const odd = Object.keys(raw).filter((key) => !plainKeys.has(key));
  return new Map(odd.map((key) => [loosen(key), key]));
}

function loosen(key: string): string {
  return key.toLowerCase().replace(/[_\s\-\\]+/g, '');
}
