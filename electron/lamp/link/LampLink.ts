import { sealLine, type Members } from '#shared/lamp/wire/lines';
import { eventSchema, type LampEvent, type Request } from '#shared/lamp/wire/messages';
import { lampGoneError } from '../ports/portErrors';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';
import { LineSplitter } from './LineSplitter';
import { sealedMessageIn } from './sealedMessageIn';
import { LampwrightError } from '#shared/errors/LampwrightError';

/** How long and how often a request is tried. */
export interface RetryPolicy {
  readonly tries: number;
  /** How long each try waits for its reply, in addition to the time on the wire. */
  readonly waitMs: number;
}

const defaultRetryPolicy: RetryPolicy = { tries: 3, waitMs: 500 };

/** How often within a try a line that the lamp reports as ignored is sent again at once. */
const maxRepeats = 6;
/** A damaged line can be reported in several pieces; reports within this time count as one. */
const ignoredTogetherMs = 40;
const lastId = 99;
/** Longer than any line a lamp sends: what goes on without an end is noise. */
const maxLineLength = 4096;

interface PendingRequest {
  readonly id: number;
  readonly resolve: (members: Members) => void;
  readonly resend: () => void;
}

/** Requests and replies on a wire, each with an id, a checksum, a time limit and retries. One is in flight, the others are queued. */
export class LampLink {
  readonly #splitter = new LineSplitter({ maxLength: maxLineLength, unprintable: 'drop' });
  readonly #listeners = new Set<(event: LampEvent) => void>();
  readonly #unsubscribes: (() => void)[];
  #queue: Promise<unknown> = Promise.resolve();
  #pending: PendingRequest | undefined;
  #id = 0;
  #isClosed = false;
  #rejectPending: (() => void) | undefined;

  constructor(
    private readonly wire: Wire,
    private readonly clock: Clock,
    private readonly baud = 115_200,
  ) {
    this.#unsubscribes = [wire.onBytes((bytes) => this.#receive(bytes)), wire.onClose(() => this.release())];
  }

  /**
   * Sends a request and returns the reply. A function is called for each try, so that a time in it is current. Fails with
   * LAMP_SILENT when no reply comes, LAMP_GONE when the wire closes, and a LampRefusal when the lamp refuses.
   */
  request(
    request: Request | (() => Request),
    retryPolicy: RetryPolicy = defaultRetryPolicy,
  ): Promise<Members> {
    const build = typeof request === 'function' ? request : () => request;
    const result = this.#queue.then(() => this.#sendWithRetries(build, retryPolicy));
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** Calls the listener with each event the lamp sends on its own. */
  onEvent(listener: (event: LampEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** How long a line takes on the wire, in ms. */
  wireMs(characters: number): number {
    return ((characters + 1) * 10 * 1000) / this.baud;
  }

  /** Stops listening; the wire stays open. A request in flight fails with LAMP_GONE. */
  release(): void {
    this.#isClosed = true;
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
    this.#rejectPending?.();
  }

  async #sendWithRetries(build: () => Request, { tries, waitMs }: RetryPolicy): Promise<Members> {
    this.#id = (this.#id % lastId) + 1;
    const id = this.#id;
    const method = build().do;
    for (let attempt = 0; attempt < tries; attempt++) {
      const members = await this.#attempt(id, build, attempt > 0, waitMs);
      if (!members) continue;
      const { error } = members;
      if (typeof error === 'string') throw new LampRefusal(error, members, method);
      return members;
    }
    throw new LampwrightError(
      'LAMP_SILENT',
      'The lamp does not answer. Unplug it and plug it in again; if that does not help, its firmware may be another one.',
    );
  }

  /** One try; `undefined` if no reply comes in time. */
  #attempt(
    id: number,
    build: () => Request,
    isRepeat: boolean,
    waitMs: number,
  ): Promise<Members | undefined> {
    if (this.#isClosed) return Promise.reject(lampGoneError(this.wire.path));
    return new Promise((resolve, reject) => {
      let repeats = 0;
      let quietUntil = 0;
      let cancelTimer = () => {};
      let isOver = false;
      const finish = (settle: () => void) => {
        // A write can fail long after its try is over.
        if (isOver) return;
        isOver = true;
        cancelTimer();
        this.#pending = undefined;
        this.#rejectPending = undefined;
        settle();
      };
      const send = (afterTrouble: boolean) => {
        const line = sealLine({ id, ...build() });
        // The leading LF ends a previous line that lost its own.
        const bytes = new TextEncoder().encode(`${afterTrouble ? '\n' : ''}${line}\n`);
        this.wire.write(bytes).catch((error: unknown) => finish(() => reject(error)));
      };
      this.#rejectPending = () => finish(() => reject(lampGoneError(this.wire.path)));
      this.#pending = {
        id,
        resolve: (members) => finish(() => resolve(members)),
        resend: () => {
          const now = this.clock.now();
          if (now < quietUntil || repeats === maxRepeats) return;
          repeats++;
          quietUntil = now + ignoredTogetherMs;
          send(true);
        },
      };
      // Repeats do not extend a try: a late reply is still accepted by the next try, which has the same id.
      const limitMs = waitMs + this.wireMs(sealLine({ id, ...build() }).length);
      cancelTimer = this.clock.after(limitMs, () => finish(() => resolve(undefined)));
      send(isRepeat);
    });
  }

  #receive(bytes: Uint8Array): void {
    for (const line of this.#splitter.add(bytes)) {
      const message = sealedMessageIn(line);
      if (message) this.#handleMessage(message);
    }
  }

  #handleMessage(members: Members): void {
    if ('event' in members) {
      const event = eventSchema.safeParse(members);
      if (!event.success) return;
      if (event.data.event === 'ignored') this.#pending?.resend();
      for (const listener of this.#listeners) listener(event.data);
    } else if (members['id'] === this.#pending?.id) {
      this.#pending?.resolve(members);
    }
  }
}

/** The lamp refused a request. */
export class LampRefusal extends LampwrightError {
  constructor(
    /** The lamp's own word, one of those in docs/serial-protocol.md. */
    readonly reason: string,
    readonly members: Members,
    method: string,
  ) {
    super('LAMP_REFUSED', `The lamp refused “${method}” (${reason}).`);
  }
}
