/** The objects of a process that leaks usually consist of. */
export interface ObjectCounts {
  readonly functions: number;
  readonly timers: number;
  readonly listeners: number;
  /** The count of each kind of listener and timer. */
  readonly kinds: Readonly<Record<string, number>>;
}

/**
 * Counts functions, timers and listeners among all objects of a process. It runs in the inspected process: its source text
 * is sent there, so it may use only Node's globals.
 */
export function countObjects(objects: readonly unknown[]): ObjectCounts {
  const events = process.getBuiltinModule('node:events');
  const own = setTimeout(() => {}, 0);
  clearTimeout(own);
  const kinds: Record<string, number> = {};
  let functions = 0;
  let timers = 0;
  let listeners = 0;
  const addListeners = (kind: string, count: number) => {
    if (count === 0) return;
    listeners += count;
    kinds[kind] = (kinds[kind] ?? 0) + count;
  };
  const isListener = (item: unknown) =>
    typeof item === 'function' ||
    (typeof item === 'object' &&
      item !== null &&
      Object.entries(item).some(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function'));
  const countObject = (object: unknown) => {
    if (typeof object === 'function') {
      functions++;
    } else if (object instanceof events.EventEmitter) {
      for (const event of object.eventNames())
        addListeners(`${object.constructor.name} ${String(event)}`, object.listenerCount(event));
    } else if (object instanceof AbortSignal) {
      addListeners('AbortSignal abort', events.getEventListeners(object, 'abort').length);
    } else if (object instanceof own.constructor) {
      // A timer that has ended stays an object until it is collected.
      const { _destroyed: hasEnded, _idleTimeout: ms } = object as {
        _destroyed?: boolean;
        _idleTimeout?: number;
      };
      if (hasEnded === true || object === own) return;
      timers++;
      kinds[`timer of ${ms} ms`] = (kinds[`timer of ${ms} ms`] ?? 0) + 1;
    } else if (object instanceof Set) {
      addListeners('in a Set', [...object].filter(isListener).length);
    }
  };
  for (const object of objects) {
    try {
      countObject(object);
    } catch {
      // Prototypes are among the objects; calling their methods throws.
    }
  }
  return { functions, timers, listeners, kinds };
}
