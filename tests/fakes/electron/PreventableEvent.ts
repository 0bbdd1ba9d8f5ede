import type { EventEmitter } from 'node:events';

/** An event that its listeners may prevent. */
export class PreventableEvent {
  defaultPrevented = false;

  preventDefault(): void {
    this.defaultPrevented = true;
  }
}

/** Emits an event; true if no listener prevented it. */
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
