import { vi } from 'vitest';

/** Waits until a check passes, long enough even for a busy machine; then throws what the check last threw. */
export function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: 60_000, interval: 5 });
}
