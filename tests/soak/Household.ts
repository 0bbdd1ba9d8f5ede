import type { ApiClient } from '#shared/api/ApiClient';
import type { States } from '#shared/api/contract';
import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import type { Route } from '#shared/api/route';
import { wishRoutes, type WishOutcome } from '#shared/api/areas/wishArea';
import type { AppWatcher } from '../e2e/window/AppWatcher';
import type { Ledger } from './Ledger';
import type { SoakApp } from './SoakApp';

/** Refusals that happen to people: each is a sentence about what cannot be done now. Any other is a fault. */
const usualRefusals: ReadonlySet<ErrorCode> = new Set([
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

const mostWindows = 4;

/** What people have asked of the app so far, and how it took it. */
export interface Tally {
  /** Wishes, and those that the app took. */
  said: number;
  taken: number;
  /** Everything that was asked, wishes among it. */
  asked: number;
  /** How often each refusal was given. */
  readonly refusals: Map<string, number>;
}

/** The people at the app's windows: what they ask, what they were told, and what they were refused. */
export class Household {
  readonly faults: string[] = [];
  #window: AppWatcher;
  #others: AppWatcher[] = [];

  constructor(
    private readonly app: SoakApp,
    readonly ledger: Ledger,
    private readonly tally: Tally,
  ) {
    this.#window = app.open(ledger.hear);
  }

  get client(): ApiClient {
    return this.#window.client;
  }

  states(): Promise<States> {
    return this.#window.states();
  }

  /** Resolves as soon as the states are so; where they never are, fails with what they are instead. */
  async until(isSo: (states: States) => boolean): Promise<States> {
    try {
      return await this.#window.until(isSo);
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

  /** Nothing is being written and nothing waits. */
  untilIdle(): Promise<States> {
    return this.until(({ wish }) => wish.phase === 'idle');
  }

  /** The model writes; or nobody writes any more. */
  untilWriting(): Promise<States> {
    return this.until(
      ({ wish }) => wish.phase === 'idle' || (wish.progress?.phase === 'writing' && wish.progress.tokens > 2),
    );
  }

  /** Asks the app; a refusal is noted, and gives nothing. */
  async ask<Input, Output>(route: Route<Input, Output>, input: Input): Promise<Output | undefined> {
    return (await this.#attempt(route, input))?.output;
  }

  /** Has the app do something; whether it did. */
  async have<Input, Output>(route: Route<Input, Output>, input: Input): Promise<boolean> {
    return (await this.#attempt(route, input)) !== undefined;
  }

  /** Says a wish; what the app takes is on record. */
  async say(text: string): Promise<WishOutcome | undefined> {
    this.ledger.says(text);
    this.tally.said++;
    const taken = await this.ask(wishRoutes.send, { text });
    if (!taken) return undefined;
    this.ledger.took(text, taken);
    this.tally.taken++;
    return taken;
  }

  /** The page is loaded anew: another window takes the place of the one before. */
  async reload(): Promise<void> {
    this.#window.leave();
    this.#window = this.app.open(this.ledger.hear);
    await this.states();
  }

  async openWindow(): Promise<void> {
    if (this.#others.length >= mostWindows) return this.closeWindow();
    const other = this.app.open();
    this.#others.push(other);
    await other.states();
  }

  closeWindow(): void {
    this.#others.shift()?.leave();
  }

  loseWindow(): Promise<void> {
    return this.app.openAndLose();
  }

  /** One window stays. */
  closeOthers(): void {
    while (this.#others.length > 0) this.closeWindow();
  }

  /** All windows are closed. */
  leave(): void {
    this.closeOthers();
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
      if (!usualRefusals.has(error.code)) this.faults.push(`${route.name}: ${error.code}: ${error.message}`);
      return undefined;
    }
  }
}
