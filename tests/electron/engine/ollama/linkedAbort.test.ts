import { describe, expect, it } from 'vitest';
import { linkedAbort } from '../../../../electron/engine/ollama/linkedAbort';

describe('linkedAbort', () => {
  it('aborts with the given signal, or by itself', () => {
    const outer = new AbortController();
    const [one, other] = [linkedAbort(outer.signal), linkedAbort(outer.signal)];
    one.stop();
    expect([one.signal.aborted, other.signal.aborted, outer.signal.aborted]).toEqual([true, false, false]);
    outer.abort();
    expect(other.signal.aborted).toBe(true);
    expect(linkedAbort(outer.signal).signal.aborted).toBe(true);
  });

  it('leaves no listener on a signal that lives on', () => {
    const listeners = new Set<unknown>();
    const signal = new AbortController().signal;
    const add = signal.addEventListener.bind(signal);
    signal.addEventListener = (type: string, listener: EventListener) => {
      listeners.add(listener);
      add(type, listener);
    };
    signal.removeEventListener = (_: string, listener: EventListener) => void listeners.delete(listener);
    const call = linkedAbort(signal);
    expect(listeners.size).toBe(1);
    call.stop();
    expect(listeners.size).toBe(0);
  });
});
