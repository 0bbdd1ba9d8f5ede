import type { Guards } from '#shared/animation/guards/guardFrame';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Layout } from '#shared/lamp/Layout';
import type { LampState } from '#shared/lamp/LampState';
import type { PortDescription } from '#shared/lamp/PortDescription';
import type { Show } from '#shared/lamp/Show';
import type { LampControl, LampListener, LampOutcome, LampTarget } from '../LampControl';
import { pause, realClock, type Clock } from '../../clock/Clock';
import type {
  LampProcessCall,
  LampProcessMessage,
  SerializedError,
  MessageSender,
  LampProcessRequest,
} from './lampProcessMessages';

/** So long a process may take to let go of its lamp; one that hangs is ended all the same. */
const closeLimitMs = 3000;

interface PendingCall {
  readonly resolve: (outcome: LampOutcome | undefined) => void;
  readonly reject: (error: LampwrightError) => void;
}

/**
 * A lamp in a process of its own, so that frames go out on time whatever the app is busy with. Its messages are handed to
 * `take`; `end` is where ours go.
 */
export class RemoteLamp implements LampControl {
  readonly #listeners = new Set<LampListener>();
  readonly #pending = new Map<number, PendingCall>();
  #state: LampState = { phase: 'idle' };
  #ports: readonly PortDescription[] = [];
  #id = 0;
  /** Why the process is gone. */
  #endError: LampwrightError | undefined;

  constructor(
    private readonly sender: MessageSender<LampProcessRequest>,
    private readonly onClosed: () => Promise<void> = () => Promise.resolve(),
    private readonly clock: Clock = realClock,
  ) {}

  listen = (listener: LampListener): (() => void) => {
    this.#listeners.add(listener);
    listener.onPorts?.(this.#ports);
    listener.onState?.(this.#state);
    return () => void this.#listeners.delete(listener);
  };

  use = async (target: LampTarget | null): Promise<void> =>
    void (await this.#call({ method: 'use', target }));
  play = (show: Show): Promise<LampOutcome> => this.#callForOutcome({ method: 'play', show });
  hold = (): Promise<LampOutcome> => this.#callForOutcome({ method: 'hold' });
  off = (): Promise<LampOutcome> => this.#callForOutcome({ method: 'off' });
  setGuards = (guards: Guards): void => this.#callWithoutWaiting({ method: 'setGuards', guards });
  setLayout = (layout: Layout): void => this.#callWithoutWaiting({ method: 'setLayout', layout });
  keep = async (): Promise<void> => void (await this.#call({ method: 'keep' }));

  close = async (): Promise<void> => {
    this.#listeners.clear();
    const isOver = new AbortController();
    const late = pause(this.clock, closeLimitMs, isOver.signal);
    try {
      if (!this.#endError) await Promise.race([this.#call({ method: 'close' }), late]);
    } finally {
      isOver.abort();
      await this.onClosed();
    }
  };

  /** Takes what the process says. */
  receive = (message: LampProcessMessage): void => {
    switch (message.type) {
      case 'done':
        return this.#takePending(message.id)?.resolve(message.outcome);
      case 'failed':
        return this.#takePending(message.id)?.reject(deserializeError(message.error));
      case 'state':
        this.#state = message.state;
        return this.#notify(({ onState }) => onState?.(message.state));
      case 'ports':
        this.#ports = message.ports;
        return this.#notify(({ onPorts }) => onPorts?.(message.ports));
      case 'report':
        return this.#notify(({ onReport }) => onReport?.(message.report));
      case 'wire':
        return this.#notify(({ onWire }) => onWire?.(message.text));
      case 'refusal':
        return this.#notify(({ onRefusal }) => onRefusal?.(deserializeError(message.error)));
    }
  };

  /** The process is gone: whoever waits is told, and the state says so. */
  handleProcessEnd = (reason: string): void => {
    const error = new LampwrightError('INTERNAL', `The lamp’s process has ended: ${reason}`);
    this.#endError ??= error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    this.receive({ type: 'state', state: { phase: 'failed', path: '', message: error.message } });
  };

  async #callForOutcome(ask: LampProcessCall): Promise<LampOutcome> {
    return (await this.#call(ask)) ?? 'later';
  }

  /** What nobody waits for: when the process is gone, the state says so. */
  #callWithoutWaiting(ask: LampProcessCall): void {
    this.#call(ask).catch(() => {});
  }

  #call(ask: LampProcessCall): Promise<LampOutcome | undefined> {
    if (this.#endError) return Promise.reject(this.#endError);
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.sender.send({ id, call: ask });
    });
  }

  #takePending(id: number): PendingCall | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #notify(say: (listener: LampListener) => void): void {
    for (const listener of this.#listeners) say(listener);
  }
}

function deserializeError({ code, message }: SerializedError): LampwrightError {
  return new LampwrightError(code, message);
}
