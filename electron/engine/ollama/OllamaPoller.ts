import { isDeepStrictEqual } from 'node:util';
import type { Machine } from './ollamaInstallation';
import type { OllamaClient } from './OllamaClient';
import { checkOllama, type OllamaStatus } from './OllamaStatus';

/** The time between two checks. */
export interface PollIntervals {
  readonly whileDownMs: number;
  readonly whileUpMs: number;
}

const defaultIntervals: PollIntervals = { whileDownMs: 3000, whileUpMs: 15_000 };

/** Polls Ollama: reports its status after the first check, then whenever it has changed. */
export class OllamaPoller {
  private last: OllamaStatus | undefined;
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;
  private isActive = true;

  constructor(
    private readonly client: OllamaClient,
    private readonly onChange: (status: OllamaStatus) => void,
    private readonly machine?: Machine,
    private readonly intervals: PollIntervals = defaultIntervals,
  ) {
    void this.check();
  }

  /** Checks now, or joins a check that is running. */
  check(): Promise<void> {
    clearTimeout(this.timer);
    this.checking ??= this.checkOnce().finally(() => (this.checking = undefined));
    return this.checking;
  }

  /** Like `check`, but always starts a new check: the result of a running one may be outdated. */
  async checkAgain(): Promise<void> {
    await this.checking;
    await this.check();
  }

  /** Ends the polling; resolves when a running check has ended. */
  async stop(): Promise<void> {
    this.isActive = false;
    clearTimeout(this.timer);
    await this.checking;
  }

  private async checkOnce(): Promise<void> {
    const status = await checkOllama(this.client, this.machine);
    if (!this.isActive) return;
    const { whileUpMs, whileDownMs } = this.intervals;
    this.timer = setTimeout(() => void this.check(), status.phase === 'up' ? whileUpMs : whileDownMs);
    // The timer must not keep the process alive.
    this.timer.unref();
    if (isDeepStrictEqual(status, this.last)) return;
    this.last = status;
    this.onChange(status);
  }
}
