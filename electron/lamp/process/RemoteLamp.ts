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

/** How long the process may take to release its lamp; if it hangs, it is ended anyway. */
const closeLimitMs = 3000;

interface PendingCall {
  readonly resolve: (outcome: LampOutcome | undefined) => void;
  readonly reject: (error: LampwrightError) => void;
}

/**
 * A lamp in a process of its own, so that frames go out on time however busy the app is. Requests go out through `sender`; the
 * process's messages must be passed to `receive`.
 */
export class RemoteLamp implements LampControl {
  readonly #listeners = new Set<LampListener>();
  readonly #pending = new Map<number, PendingCall>();
  #state: LampState = { phase: 'idle' };
  #ports: readonly PortDescription[] = [];
  #id = 0;
  /** Set once the process has ended. */
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
    const closed = new AbortController();
    const timeout = pause(this.clock, closeLimitMs, closed.signal);
    try {
      if (!this.#endError) await Promise.race([this.#call({ method: 'close' }), timeout]);
    } finally {
      closed.abort();
      await this.onClosed();
    }
  };

  /** Handles a message from the process. */
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

  /** Fails all pending calls with INTERNAL, and sets the state to failed. */
  handleProcessEnd = (reason: string): void => {
    const error = new LampwrightError('INTERNAL', `The lamp’s process has ended: ${reason}`);
    this.#endError ??= error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    this.receive({ type: 'state', state: { phase: 'failed', path: '', message: error.message } });
  };

  async #callForOutcome(call: LampProcessCall): Promise<LampOutcome> {
    return (await this.#call(call)) ?? 'later';
  }

  /** For calls without a result. If the process has ended, the state already shows it. */
  #callWithoutWaiting(call: LampProcessCall): void {
    this.#call(call).catch(() => {});
  }

  #call(call: LampProcessCall): Promise<LampOutcome | undefined> {
    if (this.#endError) return Promise.reject(this.#endError);
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.sender.send({ id, call });
    });
  }

  #takePending(id: number): PendingCall | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #notify(call: (listener: LampListener) => void): void {
    for (const listener of this.#listeners) call(listener);
  }
}

function deserializeError({ code, message }: SerializedError): LampwrightError {
  return new LampwrightError(code, message);
}
