/**
 * `after` as it is, but with those of its fields that say the same as before being the same objects as before. What comes
 * from the app is read anew each time; whoever watches a field, or keeps something beside it, shall see only real changes.
 */
export function reuseEqualFields<State extends object>(before: State | undefined, after: State): State {
  if (!before) return after;
  const result = { ...after };
  for (const key in result) result[key] = reuseIfEqual(before[key], after[key]);
  return result;
}

/** `before` where it says the same as `after`. */
export function reuseIfEqual<Value>(before: Value | undefined, after: Value): Value {
  return before !== undefined && isDeepEqual(before, after) ? before : after;
}

function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const fields = new Map<string, unknown>(Object.entries(a));
  const others = Object.entries(b);
  return (
    fields.size === others.length &&
    others.every(([key, value]) => fields.has(key) && isDeepEqual(fields.get(key), value))
  );
}
