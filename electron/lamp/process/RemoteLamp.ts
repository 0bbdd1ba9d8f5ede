import type { Guards } from '#shared/animation/guards/guardFrame';
import { LampwrightError } from '#shared/api/errors';
import type { Layout } from '#shared/lamp/layout';
import type { LampState } from '#shared/lamp/lampState';
import type { PortDescription } from '#shared/lamp/port';
import type { Show } from '#shared/lamp/Show';
import type { LampControl, LampListener, Outcome, Target } from '../LampControl';
import { pause, realClock, type Clock } from '../wire/Clock';
import type { Ask, FromLamp, SentError, LineEnd, ToLamp } from './messages';

/** So long a process may take to let go of its lamp; one that hangs is ended all the same. */
const closingMs = 3000;

interface Pending {
  readonly resolve: (outcome: Outcome | undefined) => void;
  readonly reject: (error: LampwrightError) => void;
}

/**
 * A lamp in a process of its own, so that frames go out on time whatever the app is busy with. Its messages are handed to
 * `take`; `end` is where ours go.
 */
export class RemoteLamp implements LampControl {
  readonly #listeners = new Set<LampListener>();
  readonly #pending = new Map<number, Pending>();
  #state: LampState = { phase: 'idle' };
  #ports: readonly PortDescription[] = [];
  #id = 0;
  /** Why the process is gone. */
  #loss: LampwrightError | undefined;

  constructor(
    private readonly end: LineEnd<ToLamp>,
    private readonly onClosed: () => Promise<void> = () => Promise.resolve(),
    private readonly clock: Clock = realClock,
  ) {}

  listen = (listener: LampListener): (() => void) => {
    this.#listeners.add(listener);
    listener.onPorts?.(this.#ports);
    listener.onState?.(this.#state);
    return () => void this.#listeners.delete(listener);
  };

  use = async (target: Target | null): Promise<void> => void (await this.#ask({ call: 'use', target }));
  play = (show: Show): Promise<Outcome> => this.#wish({ call: 'play', show });
  hold = (): Promise<Outcome> => this.#wish({ call: 'hold' });
  off = (): Promise<Outcome> => this.#wish({ call: 'off' });
  setGuards = (guards: Guards): void => this.#tellProcess({ call: 'setGuards', guards });
  setLayout = (layout: Layout): void => this.#tellProcess({ call: 'setLayout', layout });
  keep = async (): Promise<void> => void (await this.#ask({ call: 'keep' }));

  close = async (): Promise<void> => {
    this.#listeners.clear();
    const isOver = new AbortController();
    const late = pause(this.clock, closingMs, isOver.signal);
    try {
      if (!this.#loss) await Promise.race([this.#ask({ call: 'close' }), late]);
    } finally {
      isOver.abort();
      await this.onClosed();
    }
  };

  /** Takes what the process says. */
  take = (message: FromLamp): void => {
    switch (message.type) {
      case 'done':
        return this.#settle(message.id)?.resolve(message.outcome);
      case 'failed':
        return this.#settle(message.id)?.reject(received(message.error));
      case 'state':
        this.#state = message.state;
        return this.#tell(({ onState }) => onState?.(message.state));
      case 'ports':
        this.#ports = message.ports;
        return this.#tell(({ onPorts }) => onPorts?.(message.ports));
      case 'report':
        return this.#tell(({ onReport }) => onReport?.(message.report));
      case 'wire':
        return this.#tell(({ onWire }) => onWire?.(message.text));
      case 'refusal':
        return this.#tell(({ onRefusal }) => onRefusal?.(received(message.error)));
    }
  };

  /** The process is gone: whoever waits is told, and the state says so. */
  lose = (reason: string): void => {
    const error = new LampwrightError('INTERNAL', `The lamp’s process has ended: ${reason}`);
    this.#loss ??= error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    this.take({ type: 'state', state: { phase: 'failed', path: '', message: error.message } });
  };

  async #wish(ask: Ask): Promise<Outcome> {
    return (await this.#ask(ask)) ?? 'later';
  }

  /** What nobody waits for: when the process is gone, the state says so. */
  #tellProcess(ask: Ask): void {
    this.#ask(ask).catch(() => {});
  }

  #ask(ask: Ask): Promise<Outcome | undefined> {
    if (this.#loss) return Promise.reject(this.#loss);
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.end.send({ id, ask });
    });
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #tell(say: (listener: LampListener) => void): void {
    for (const listener of this.#listeners) say(listener);
  }
}

function received({ code, message }: SentError): LampwrightError {
  return new LampwrightError(code, message);
}
