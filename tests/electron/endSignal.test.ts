import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { endSignal } from '../../electron/endSignal';

describe('the signal to end', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('is given on %s, and leaves the next one to the system', (name) => {
    const process = new EventEmitter();
    const signal = endSignal(process);
    expect(signal.aborted).toBe(false);
    process.emit(name);
    expect([signal.aborted, process.eventNames()]).toEqual([true, []]);
  });
});
