import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shutdownSignal } from '../../electron/shutdownSignal';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the signal to end', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('is aborted on %s, once if it comes twice in a row', (name) => {
    const process = new EventEmitter();
    const signal = shutdownSignal(process);
    expect(signal.aborted).toBe(false);
    process.emit(name);
    expect(signal.aborted).toBe(true);
    expect(process.emit(name), 'the second one is handled and ignored').toBe(true);
  });

  it('leaves the next signal to the system after a moment', () => {
    const process = new EventEmitter();
    shutdownSignal(process);
    process.emit('SIGINT');
    vi.advanceTimersByTime(500);
    expect(process.eventNames()).toEqual([]);
  });
});
