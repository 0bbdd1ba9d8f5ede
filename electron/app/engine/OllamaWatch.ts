import type { Address } from '../../engine/ollama/address';
import type { Surroundings } from '../../engine/ollama/installation';
import { OllamaClient } from '../../engine/ollama/OllamaClient';
import { Presence, type Pace } from '../../engine/ollama/Presence';
import type { OllamaStatus } from '../../engine/ollama/status';

/** An Ollama at one address: how to speak with it, and how it stands with it. */
export class OllamaWatch {
  readonly client: OllamaClient;
  /** Resolves when it was looked at for the first time. */
  readonly firstLook: Promise<void>;
  readonly #presence: Presence;
  #status: OllamaStatus | undefined;

  constructor(
    readonly address: Address,
    onChange: () => void,
    surroundings?: Surroundings,
    pace?: Pace,
  ) {
    this.client = new OllamaClient(address);
    const take = (status: OllamaStatus) => {
      this.#status = status;
      onChange();
    };
    this.#presence = new Presence(this.client, take, surroundings, pace);
    this.firstLook = this.#presence.look();
  }

  /** None until it was looked at for the first time. */
  get status(): OllamaStatus | undefined {
    return this.#status;
  }

  /** Looks now, without waiting for the next time. */
  look(): Promise<void> {
    return this.#presence.lookAnew();
  }

  stop(): Promise<void> {
    return this.#presence.stop();
  }
}
