import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiAnswer } from '#shared/api/apiAnswer';
import type { ApiEvent } from '#shared/api/contract';
import { Outbox, defaultOutboxLimits } from '../../../electron/browser/Outbox';
import { WindowSnapshot } from './WindowSnapshot';
import { TestApp } from './TestApp';

/** A channel that delivers only when the test says so. */
class FakeChannel {
  readonly arrived: string[] = [];
  readonly #held: { readonly message: string; readonly onTaken: () => void }[] = [];

  send = (message: string, onTaken: () => void): void => void this.#held.push({ message, onTaken });

  bufferedBytes = (): number =>
    this.#held.reduce((bytes, { message }) => bytes + Buffer.byteLength(message), 0);

  /** Delivers one message. */
  pass(): boolean {
    const next = this.#held.shift();
    if (next) this.arrived.push(next.message);
    next?.onTaken();
    return next !== undefined;
  }
}

/** An app and a window, with an outbox between them. */
class Rig {
  readonly app = new TestApp();
  readonly channel = new FakeChannel();
  readonly mirror = new WindowSnapshot();
  readonly answers: number[] = [];
  readonly taken: number[] = [];
  catchUps = 0;
  #seen = 0;
  #unsubscribe = () => {};
  readonly outbox: Outbox;

  constructor(bounds = defaultOutboxLimits) {
    const catchUp = () => {
      this.catchUps += 1;
      this.#subscribe();
    };
    this.outbox = new Outbox(this.channel, catchUp, bounds);
    this.#subscribe();
  }

  answer(id: number): void {
    const answer: ApiAnswer = { ok: true, data: 'x'.repeat(1000) };
    this.outbox.sendAnswer(id, answer, () => this.taken.push(id));
  }

  /** Lets the window receive some of the messages; throws if one is invalid. */
  see(count = Infinity): void {
    for (let i = 0; i < count && this.channel.pass(); i += 1) {
      const text = this.channel.arrived[this.#seen++] ?? '';
      const message = JSON.parse(text) as { id: number } | { event: ApiEvent };
      if ('id' in message) this.answers.push(message.id);
      else this.mirror.apply(message.event);
    }
  }

  #subscribe(): void {
    this.#unsubscribe();
    this.#unsubscribe = this.app.subscribe((event) => this.outbox.sendEvent(event));
  }
}

const bytes = fc.constantFrom(10, 1000, 3000, 12_000);
const smallBounds = { maxBufferedBytes: 10_000, maxWaitingBytes: 20_000 };
const { maxBufferedBytes, maxWaitingBytes } = defaultOutboxLimits;

const anyAction = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('append' as const), bytes }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('notify' as const), bytes }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('answer' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('see' as const), count: fc.nat(4) }) },
);

describe('the outbox', () => {
  it('brings a window to the app’s state however slow it is: in order, nothing twice, no answer lost', () => {
    let catchUps = 0;
    fc.assert(
      fc.property(fc.array(anyAction, { minLength: 1, maxLength: 60, size: 'max' }), (actions) => {
        const rig = new Rig(smallBounds);
        let calls = 0;
        for (const [index, action] of actions.entries()) {
          if (action.do === 'append') rig.app.append('x'.repeat(action.bytes));
          else if (action.do === 'notify') rig.app.notify('n'.repeat(action.bytes));
          else if (action.do === 'open') rig.app.openAnother(`c${index}`);
          else if (action.do === 'answer') rig.answer((calls += 1));
          else rig.see(action.count);
        }
        rig.see();
        expect(rig.mirror.conversation).toEqual(rig.app.conversation);
        expect(rig.mirror.notices).toEqual(rig.app.notices);
        expect(rig.mirror.library).toEqual(rig.app.library);
        expect(rig.answers).toEqual(Array.from({ length: calls }, (_, index) => index + 1));
        expect(rig.taken).toEqual(rig.answers);
        expect(rig.app.listeners.size).toBe(1);
        catchUps += rig.catchUps;
      }),
      { numRuns: 1000 },
    );
    expect(catchUps).toBeGreaterThan(100);
  });

  it('sends at once while the window keeps up', () => {
    const rig = new Rig();
    rig.see();
    for (let count = 0; count < 100; count += 1) {
      rig.app.append('x'.repeat(100_000));
      rig.see(1);
      expect(rig.mirror.conversation?.entries).toHaveLength(count + 1);
    }
    expect(rig.catchUps).toBe(0);
  });

  it('keeps only the latest state of each area while the window is slow', () => {
    const rig = new Rig();
    rig.app.notify('n'.repeat(maxBufferedBytes));
    const sentBefore = rig.channel.bufferedBytes();
    for (let count = 0; count < 1000; count += 1) rig.app.notify(`notice ${count}`);
    expect(rig.channel.bufferedBytes()).toBe(sentBefore);
    rig.see();
    expect(rig.channel.arrived.filter((text) => text.includes('notice '))).toHaveLength(1);
    expect(rig.mirror.notices?.[0]?.message).toBe('notice 999');
  });

  it('stays within its limits, and sends the full state once when the window reads again', () => {
    const rig = new Rig();
    rig.app.append('x'.repeat(maxBufferedBytes));
    for (let count = 0; count < 100; count += 1) rig.app.append('x'.repeat(100_000));
    expect(rig.channel.bufferedBytes()).toBeLessThan(maxBufferedBytes + 10_000);
    rig.see();
    expect([rig.catchUps, rig.mirror.wholeConversations]).toEqual([1, 2]);
    expect(rig.mirror.conversation?.entries).toHaveLength(101);
    rig.app.append('and on');
    rig.see();
    expect([rig.catchUps, rig.mirror.conversation?.entries.length]).toEqual([1, 102]);
  });

  it('does not need the full state below its limit', () => {
    const rig = new Rig();
    rig.app.append('x'.repeat(maxBufferedBytes));
    for (let count = 0; count < 20; count += 1) rig.app.append('x'.repeat(maxWaitingBytes / 20 - 200));
    rig.see();
    expect(rig.catchUps).toBe(0);
    expect(rig.mirror.conversation?.entries).toHaveLength(21);
  });

  it('does not count messages that a full conversation has replaced', () => {
    const rig = new Rig();
    rig.app.append('x'.repeat(maxBufferedBytes));
    for (const id of ['b', 'c']) {
      rig.app.append('x'.repeat(maxWaitingBytes - 1000));
      rig.app.openAnother(id);
    }
    rig.see();
    expect([rig.catchUps, rig.mirror.conversation?.id]).toEqual([0, 'c']);
  });

  it('sends a change before the answer that refers to it', () => {
    const rig = new Rig();
    rig.app.append('x'.repeat(maxBufferedBytes));
    rig.app.notify('changed');
    rig.answer(1);
    while (rig.answers.length === 0) rig.see(1);
    expect(rig.mirror.notices?.[0]?.message).toBe('changed');
  });

  it('also does so when it has to send the full state', () => {
    const rig = new Rig();
    rig.app.append('x'.repeat(maxBufferedBytes));
    rig.answer(1);
    for (let count = 0; count < 30; count += 1) rig.app.append('x'.repeat(100_000));
    rig.answer(2);
    while (rig.answers.length === 0) rig.see(1);
    expect(rig.mirror.conversation?.entries).toHaveLength(31);
    rig.see();
    expect(rig.answers).toEqual([1, 2]);
  });
});
