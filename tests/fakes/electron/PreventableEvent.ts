import type { EventEmitter } from 'node:events';

/** An event that its listeners may forbid. */
export class PreventableEvent {
  defaultPrevented = false;

  preventDefault(): void {
    this.defaultPrevented = true;
  }
}

/** Tells an event to its listeners; true when none of them has forbidden it. */
export function isAllowed(
  emitter: EventEmitter,
  name: string,
  details: Readonly<Record<string, unknown>> = {},
  ...args: readonly unknown[]
): boolean {
  const event = Object.assign(new PreventableEvent(), details);
  emitter.emit(name, event, ...args);
  return !event.defaultPrevented;
}
