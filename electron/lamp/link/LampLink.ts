import { sealLine, type Members } from '#shared/lamp/wire/lines';
import { eventSchema, type LampEvent, type Request } from '#shared/lamp/wire/messages';
import { lampGoneError } from '../ports/portErrors';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';
import { LineSplitter } from './LineSplitter';
import { sealedMessageIn } from './sealedMessageIn';
import { LampwrightError } from '#shared/errors/LampwrightError';

/** How long a request may take. */
export interface RetryPolicy {
  /** How often it is sent. */
  readonly tries: number;
  /** How long each try waits for its reply, beside the time on the wire. */
  readonly waitMs: number;
}

const defaultRetryPolicy: RetryPolicy = { tries: 3, waitMs: 500 };

/** The most times a lamp may say that it ignored a line, and get it again at once. */
const maxRepeats = 6;
/** One damaged line can be ignored in several pieces: they count as one. */
const ignoredTogetherMs = 40;
const lastId = 99;
/** Longer than any line a lamp sends: what goes on without an end is noise. */
const maxLineLength = 4096;

interface PendingRequest {
  readonly id: number;
  readonly resolve: (members: Members) => void;
  readonly resend: () => void;
}

/**
 * Requests and replies on a wire: one in flight, each with an id, a checksum, a time limit and repeats. Whoever asks
 * meanwhile waits for their turn.
 */
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
   * Asks the lamp. A function is called for each try, so that a time in it is fresh. Fails with LAMP_SILENT when no reply
   * comes, LAMP_GONE when the wire closes, and a LampRefusal when the lamp says no.
   */
  request(request: Request | (() => Request), patience: RetryPolicy = defaultRetryPolicy): Promise<Members> {
    const build = typeof request === 'function' ? request : () => request;
    const result = this.#queue.then(() => this.#sendWithRetries(build, patience));
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** Calls with what the lamp says by itself. */
  onEvent(listener: (event: LampEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** How long a line of so many characters is on the wire, in ms. */
  wireMs(characters: number): number {
    return ((characters + 1) * 10 * 1000) / this.baud;
  }

  /** Stops listening; the wire stays open. A request in flight fails with LAMP_GONE. */
  release(): void {
    this.#isClosed = true;
    for (const forget of this.#unsubscribes) forget();
    this.#rejectPending?.();
  }

  async #sendWithRetries(build: () => Request, { tries, waitMs }: RetryPolicy): Promise<Members> {
    this.#id = (this.#id % lastId) + 1;
    const id = this.#id;
    const asked = build().do;
    for (let attempt = 0; attempt < tries; attempt++) {
      const members = await this.#attempt(id, build, attempt > 0, waitMs);
      if (!members) continue;
      const { error } = members;
      if (typeof error === 'string') throw new LampRefusal(error, members, asked);
      return members;
    }
    throw new LampwrightError(
      'LAMP_SILENT',
      'The lamp does not answer. Unplug it and plug it in again; if that does not help, its firmware may be another one.',
    );
  }

  /** One try; `undefined` when its time is over. */
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
      let callOff = () => {};
      let isOver = false;
      const finish = (settle: () => void) => {
        // A write may fail long after its try is over.
        if (isOver) return;
        isOver = true;
        callOff();
        this.#pending = undefined;
        this.#rejectPending = undefined;
        settle();
      };
      const send = (afterTrouble: boolean) => {
        const line = sealLine({ id, ...build() });
        // An LF first ends what is left of a line that lost its own.
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
      // Repeats do not make a try longer: a reply that comes later is still taken, by the next one.
      const limitMs = waitMs + this.wireMs(sealLine({ id, ...build() }).length);
      callOff = this.clock.after(limitMs, () => finish(() => resolve(undefined)));
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

/** A lamp's answer that it will not do what was asked. */
export class LampRefusal extends LampwrightError {
  constructor(
    /** The lamp's own word for it, as docs/serial-protocol.md lists them. */
    readonly reason: string,
    readonly members: Members,
    asked: string,
  ) {
    super('LAMP_REFUSED', `The lamp refused “${asked}” (${reason}).`);
  }
}
