import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice, WritingProgress } from '#shared/api/progress';

type Phase = WritingProgress['phase'];

/** How long each phase may be silent, in seconds; reading gets more time for a longer prompt. */
export const silenceLimits = {
  loading: 600,
  /** After this time a notice is shown. */
  slowLoading: 60,
  reading: 120,
  readingPerToken: 0.25,
  writing: 60,
};

/**
 * Ends a reply whose server is silent for too long. It counts ticks instead of reading a clock: setting the clock, or an
 * hour of suspend, counts as one tick at most.
 */
export class Watchdog {
  private phase: Phase = 'loading';
  private seconds = 0;
  private hasNotified = false;

  constructor(
    private readonly promptTokens: number,
    private readonly limits: typeof silenceLimits = silenceLimits,
  ) {}

  /** Restarts the count: something was received in this phase. */
  reset(phase: Phase): void {
    this.phase = phase;
    this.seconds = 0;
  }

  /** Counts more silence. Returns a notice to show, if any; fails with LOADING_SLOW or OLLAMA_SILENT at the limit. */
  addSilence(seconds: number): Notice | undefined {
    this.seconds += seconds;
    if (this.phase === 'loading' && this.seconds > this.limits.slowLoading && !this.hasNotified) {
      this.hasNotified = true;
      return {
        code: 'LOADING_TAKES_LONG',
        message:
          'Loading the model is taking long. The first time it can take minutes. You can keep waiting, or stop and choose a smaller model.',
      };
    }
    if (this.seconds > this.limit()) throw this.timeoutError();
    return undefined;
  }

  private limit(): number {
    const { reading, readingPerToken } = this.limits;
    return this.phase === 'reading' ? reading + readingPerToken * this.promptTokens : this.limits[this.phase];
  }

  private timeoutError(): LampwrightError {
    const time = inWords(this.seconds);
    if (this.phase === 'loading') {
      return new LampwrightError(
        'LOADING_SLOW',
        `The model was not loaded after ${time}. Close other programs, restart Ollama, or choose a smaller model.`,
      );
    }
    const what =
      this.phase === 'reading' ? 'The reply did not start' : 'Ollama sent nothing more of the reply';
    return new LampwrightError(
      'OLLAMA_SILENT',
      `${what}${this.phase === 'reading' ? ` in ${time}` : ` for ${time}`}. Try again; if it happens once more, restart Ollama.`,
    );
  }
}

function inWords(seconds: number): string {
  const count = seconds < 90 ? Math.round(seconds) : Math.round(seconds / 60);
  return `${count} ${seconds < 90 ? 'second' : 'minute'}${count === 1 ? '' : 's'}`;
}
