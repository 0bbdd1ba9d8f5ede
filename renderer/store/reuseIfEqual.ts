/**
 * `after`, but its fields that equal those of `before` keep their identity. States from the app are parsed anew each
 * time; memoised values and subscribers shall see only real changes.
 */
export function reuseEqualFields<State extends object>(before: State | undefined, after: State): State {
  if (!before) return after;
  const result = { ...after };
  for (const key in result) result[key] = reuseIfEqual(before[key], after[key]);
  return result;
}

/** `before` if it is deeply equal to `after`, else `after`. */
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
