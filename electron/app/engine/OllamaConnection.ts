import type { OllamaAddress } from '../../engine/ollama/OllamaAddress';
import type { Machine } from '../../engine/ollama/ollamaInstallation';
import { OllamaClient } from '../../engine/ollama/OllamaClient';
import { OllamaPoller, type PollIntervals } from '../../engine/ollama/OllamaPoller';
import type { OllamaStatus } from '../../engine/ollama/OllamaStatus';

/** The connection to one Ollama server: its client, and its status, which is polled. */
export class OllamaConnection {
  readonly client: OllamaClient;
  /** Resolves after the first check. */
  readonly firstCheck: Promise<void>;
  readonly #poller: OllamaPoller;
  #status: OllamaStatus | undefined;

  constructor(
    readonly address: OllamaAddress,
    onChange: () => void,
    machine?: Machine,
    intervals?: PollIntervals,
  ) {
    this.client = new OllamaClient(address);
    const setStatus = (status: OllamaStatus) => {
      this.#status = status;
      onChange();
    };
    this.#poller = new OllamaPoller(this.client, setStatus, machine, intervals);
    this.firstCheck = this.#poller.check();
  }

  /** Undefined until the first check is done. */
  get status(): OllamaStatus | undefined {
    return this.#status;
  }

  /** Checks now instead of waiting for the next poll. */
  checkNow(): Promise<void> {
    return this.#poller.checkAgain();
  }

  stop(): Promise<void> {
    return this.#poller.stop();
  }
}
