import type { OllamaAddress } from '../../engine/ollama/OllamaAddress';
import type { Machine } from '../../engine/ollama/ollamaInstallation';
import { OllamaClient } from '../../engine/ollama/OllamaClient';
import { OllamaPoller, type PollIntervals } from '../../engine/ollama/OllamaPoller';
import type { OllamaStatus } from '../../engine/ollama/OllamaStatus';

/** An Ollama at one address: how to speak with it, and how it stands with it. */
export class OllamaConnection {
  readonly client: OllamaClient;
  /** Resolves when it was looked at for the first time. */
  readonly firstCheck: Promise<void>;
  readonly #poller: OllamaPoller;
  #status: OllamaStatus | undefined;

  constructor(
    readonly address: OllamaAddress,
    onChange: () => void,
    surroundings?: Machine,
    pace?: PollIntervals,
  ) {
    this.client = new OllamaClient(address);
    const take = (status: OllamaStatus) => {
      this.#status = status;
      onChange();
    };
    this.#poller = new OllamaPoller(this.client, take, surroundings, pace);
    this.firstCheck = this.#poller.check();
  }

  /** None until it was looked at for the first time. */
  get status(): OllamaStatus | undefined {
    return this.#status;
  }

  /** Looks now, without waiting for the next time. */
  checkNow(): Promise<void> {
    return this.#poller.checkAgain();
  }

  stop(): Promise<void> {
    return this.#poller.stop();
  }
}
