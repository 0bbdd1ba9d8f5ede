/** What lives in a process beside its data. */
export interface Census {
  readonly functions: number;
  readonly timers: number;
  readonly listeners: number;
  /** How many there are of each kind of listener and timer. */
  readonly kinds: Readonly<Record<string, number>>;
}

/**
 * Counts what lives in a process, among all its objects. It runs there, not here: its text is sent, so it may use
 * nothing but what every Node process has.
 */
export function census(objects: readonly unknown[]): Census {
  const events = process.getBuiltinModule('node:events');
  const own = setTimeout(() => {}, 0);
  clearTimeout(own);
  const kinds: Record<string, number> = {};
  let functions = 0;
  let timers = 0;
  let listeners = 0;
  const listen = (kind: string, count: number) => {
    if (count === 0) return;
    listeners += count;
    kinds[kind] = (kinds[kind] ?? 0) + count;
  };
  const isListener = (item: unknown) =>
    typeof item === 'function' ||
    (typeof item === 'object' &&
      item !== null &&
      Object.entries(item).some(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function'));
  const look = (object: unknown) => {
    if (typeof object === 'function') {
      functions++;
    } else if (object instanceof events.EventEmitter) {
      for (const event of object.eventNames())
        listen(`${object.constructor.name} ${String(event)}`, object.listenerCount(event));
    } else if (object instanceof AbortSignal) {
      listen('AbortSignal abort', events.getEventListeners(object, 'abort').length);
    } else if (object instanceof own.constructor) {
      // A timer that is over is an object like any other.
      const { _destroyed: isOver, _idleTimeout: ms } = object as {
        _destroyed?: boolean;
        _idleTimeout?: number;
      };
      if (isOver === true || object === own) return;
      timers++;
      kinds[`timer of ${ms} ms`] = (kinds[`timer of ${ms} ms`] ?? 0) + 1;
    } else if (object instanceof Set) {
      let count = 0;
      for (const item of object) if (isListener(item)) count++;
      listen('in a Set', count);
    }
  };
  for (const object of objects) {
    try {
      look(object);
    } catch {
      // Prototypes stand among their objects and are none.
    }
  }
  return { functions, timers, listeners, kinds };
}
