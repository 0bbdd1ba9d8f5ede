import { isDeepStrictEqual } from 'node:util';
import type { Machine } from './ollamaInstallation';
import type { OllamaClient } from './OllamaClient';
import { checkOllama, type OllamaStatus } from './OllamaStatus';

/** How soon is looked again. */
export interface PollIntervals {
  readonly whileDownMs: number;
  readonly whileUpMs: number;
}

const defaultIntervals: PollIntervals = { whileDownMs: 3000, whileUpMs: 15_000 };

/** Keeps an eye on Ollama: tells its status at first, and then whenever it has changed. */
export class OllamaPoller {
  private last: OllamaStatus | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private isWatching = true;

  constructor(
    private readonly client: OllamaClient,
    private readonly onChange: (status: OllamaStatus) => void,
    private readonly surroundings?: Machine,
    private readonly pace: PollIntervals = defaultIntervals,
  ) {
    void this.check();
  }

  /** Looks now, without waiting for the next time. */
  check(): Promise<void> {
    clearTimeout(this.timer);
    this.looking ??= this.lookOnce().finally(() => (this.looking = undefined));
    return this.looking;
  }

  /** As `look`, but a look that is under way does not count: it may have seen what is no longer so. */
  async checkAgain(): Promise<void> {
    await this.looking;
    await this.check();
  }

  /** Looks no more; what is under way ends first. */
  async stop(): Promise<void> {
    this.isWatching = false;
    clearTimeout(this.timer);
    await this.looking;
  }

  private async lookOnce(): Promise<void> {
    const status = await checkOllama(this.client, this.surroundings);
    if (!this.isWatching) return;
    const { whileUpMs, whileDownMs } = this.pace;
    this.timer = setTimeout(() => void this.check(), status.phase === 'up' ? whileUpMs : whileDownMs);
    // Watching alone keeps no program running.
    this.timer.unref();
    if (isDeepStrictEqual(status, this.last)) return;
    this.last = status;
    this.onChange(status);
  }
}
