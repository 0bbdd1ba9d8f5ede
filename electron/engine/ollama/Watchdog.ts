import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice, WritingProgress } from '#shared/api/progress';

type Phase = WritingProgress['phase'];

/** How long each phase may pass in silence, in seconds; reading also by how much there is to read. */
export const silenceLimits = {
  loading: 600,
  /** From here on it is worth a word. */
  slowLoading: 60,
  reading: 120,
  readingPerToken: 0.25,
  writing: 60,
};

/**
 * Ends what has become silent. It counts its own ticks instead of asking a clock: a clock that is set, or a laptop that
 * sleeps for an hour, makes one tick.
 */
export class Watchdog {
  private phase: Phase = 'loading';
  private seconds = 0;
  private hasComplained = false;

  constructor(
    private readonly promptTokens: number,
    private readonly limits: typeof silenceLimits = silenceLimits,
  ) {}

  /** Something happened. */
  heard(phase: Phase): void {
    this.phase = phase;
    this.seconds = 0;
  }

  /** So many seconds more without a sign. Gives what is worth saying; fails when there is no more hope. */
  passed(seconds: number): Notice | undefined {
    this.seconds += seconds;
    if (this.phase === 'loading' && this.seconds > this.limits.slowLoading && !this.hasComplained) {
      this.hasComplained = true;
      return {
        code: 'LOADING_TAKES_LONG',
        message:
          'Loading the model takes long. The first time it can take minutes; you can go on waiting, or stop and choose a smaller model.',
      };
    }
    if (this.seconds > this.limit()) throw this.complaint();
    return undefined;
  }

  private limit(): number {
    const { reading, readingPerToken } = this.limits;
    return this.phase === 'reading' ? reading + readingPerToken * this.promptTokens : this.limits[this.phase];
  }

  private complaint(): LampwrightError {
    const time = inWords(this.seconds);
    if (this.phase === 'loading') {
      return new LampwrightError(
        'LOADING_SLOW',
        `The model was not loaded after ${time}. Close other programs, restart Ollama, or choose a smaller model.`,
      );
    }
    const what =
      this.phase === 'reading'
        ? 'No word of the reply came'
        : 'Ollama fell silent in the middle of the reply';
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
