import type { ApiClient } from '#shared/api/ApiClient';
import type { ApiEvent, States } from '#shared/api/contract';
import { applyEvent, completeStates, type ReceivedStates } from '../../../renderer/store/applyEvent';
import type { BrowserHost } from '../BrowserHost';
import { soon } from './soon';

/** A second window on the app, without a page: it knows what the app tells, and can ask it anything. */
export class AppWatcher {
  readonly client: ApiClient;
  readonly #leave: () => void;
  readonly #waiting = new Set<() => void>();
  #received: ReceivedStates = {};

  /** `onEvent` hears all that the app tells. */
  constructor(host: BrowserHost, onEvent: (event: ApiEvent) => void = () => {}) {
    const { client, leave } = host.connect((event) => {
      onEvent(event);
      this.#received = applyEvent(this.#received, event);
      for (const look of this.#waiting) look();
    });
    this.client = client;
    this.#leave = leave;
  }

  /** Resolves with the states as soon as they are so; fails when that takes too long. */
  async until(isSo: (states: States) => boolean): Promise<States> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        settle();
      };
      const look = () => {
        try {
          const states = completeStates(this.#received);
          if (states && isSo(states)) end(() => resolve(states));
        } catch (error) {
          end(() => reject(error instanceof Error ? error : new Error(String(error))));
        }
      };
      const timer = setTimeout(
        () => end(() => reject(new Error(`It is not so after a long time: ${isSo.toString()}`))),
        soon.timeout,
      );
      this.#waiting.add(look);
      look();
    });
  }

  /** The states as they are now. */
  async states(): Promise<States> {
    return this.until(() => true);
  }

  leave(): void {
    this.#leave();
  }
}
