import type { ApiClient } from '#shared/api/ApiClient';
import type { States } from '#shared/api/contract';
import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import type { Route } from '#shared/api/route';
import { wishRoutes, type WishOutcome } from '#shared/api/areas/wishArea';
import type { AppWatcher } from '../e2e/window/AppWatcher';
import type { AcknowledgedData } from './AcknowledgedData';
import type { SoakApp } from './SoakApp';

/** Refusals that a user may get in a soak. Any other error is a fault. */
const expectedRefusals: ReadonlySet<ErrorCode> = new Set([
  'BUSY',
  'CONNECTION_LOST',
  'NOTHING_THERE',
  'NOT_FOUND',
  'OLLAMA_DIED',
  'OLLAMA_DOWN',
  'OLLAMA_MISSING',
  'TOO_LATE',
  'TOO_MANY',
]);

const maxExtraWindows = 4;

/** What was requested of the app so far, and how it responded. */
export interface Tally {
  /** Wishes that were sent, and those that the app accepted. */
  sent: number;
  accepted: number;
  /** All requests, including wishes. */
  asked: number;
  /** The number of refusals by error code. */
  readonly refusals: Map<string, number>;
}

/** The user of the app: opens windows, sends requests, and collects faults. What the main window hears is recorded in `acknowledged`. */
export class SoakUser {
  readonly faults: string[] = [];
  #window: AppWatcher;
  #others: AppWatcher[] = [];

  constructor(
    private readonly app: SoakApp,
    readonly acknowledged: AcknowledgedData,
    private readonly tally: Tally,
  ) {
    this.#window = app.open(acknowledged.record);
  }

  get client(): ApiClient {
    return this.#window.client;
  }

  states(): Promise<States> {
    return this.#window.states();
  }

  /** Resolves once the states match; when they never do, fails with the states that matter. */
  async until(matches: (states: States) => boolean): Promise<States> {
    try {
      return await this.#window.until(matches);
    } catch (error) {
      const { lamp, wish, engine, conversation } = await this.states();
      const { state, report } = lamp;
      const standstill = {
        lamp: state,
        report,
        wish,
        answering: engine.answering,
        conversation: conversation.id,
      };
      throw new Error(`It came to a standstill: ${JSON.stringify(standstill)}`, { cause: error });
    }
  }

  /** Waits until no reply is being written and no wish is queued. */
  untilIdle(): Promise<States> {
    return this.until(({ wish }) => wish.phase === 'idle');
  }

  /** Waits until the model writes its reply, or the app is idle. */
  untilWriting(): Promise<States> {
    return this.until(
      ({ wish }) => wish.phase === 'idle' || (wish.progress?.phase === 'writing' && wish.progress.tokens > 2),
    );
  }

  /** Calls a route. A refusal is counted, and returns undefined. */
  async call<Input, Output>(route: Route<Input, Output>, input: Input): Promise<Output | undefined> {
    return (await this.#attempt(route, input))?.output;
  }

  /** Calls a route; returns false when the app refuses. */
  async succeeds<Input, Output>(route: Route<Input, Output>, input: Input): Promise<boolean> {
    return (await this.#attempt(route, input)) !== undefined;
  }

  /** Sends a wish and records it; returns undefined when the app refuses it. */
  async say(text: string): Promise<WishOutcome | undefined> {
    this.acknowledged.sending(text);
    this.tally.sent++;
    const outcome = await this.call(wishRoutes.send, { text });
    if (!outcome) return undefined;
    this.acknowledged.accepted(text, outcome);
    this.tally.accepted++;
    return outcome;
  }

  /** Reloads the page: a new window replaces the main one. */
  async reload(): Promise<void> {
    this.#window.leave();
    this.#window = this.app.open(this.acknowledged.record);
    await this.states();
  }

  /** Opens an extra window, or closes one when there are enough. */
  async openWindow(): Promise<void> {
    if (this.#others.length >= maxExtraWindows) return this.closeWindow();
    const other = this.app.open();
    this.#others.push(other);
    await other.states();
  }

  closeWindow(): void {
    this.#others.shift()?.leave();
  }

  crashWindow(): Promise<void> {
    return this.app.crashWindow();
  }

  /** Closes all windows but the main one. */
  closeExtraWindows(): void {
    while (this.#others.length > 0) this.closeWindow();
  }

  closeAll(): void {
    this.closeExtraWindows();
    this.#window.leave();
  }

  async #attempt<Input, Output>(
    route: Route<Input, Output>,
    input: Input,
  ): Promise<{ readonly output: Output } | undefined> {
    this.tally.asked++;
    try {
      return { output: await this.client.call(route, input) };
    } catch (error) {
      if (!(error instanceof LampwrightError)) throw error;
      const { refusals } = this.tally;
      refusals.set(error.code, (refusals.get(error.code) ?? 0) + 1);
      if (!expectedRefusals.has(error.code))
        this.faults.push(`${route.name}: ${error.code}: ${error.message}`);
      return undefined;
    }
  }
}
