import type { WritingProgress } from '#shared/api/progress';
import type { EngineEvent } from '../Engine';
import { TokenRate } from './TokenRate';
import { Watchdog, type silenceLimits } from './Watchdog';
import type { ChatLine, LoadedModel } from './responseSchemas';

/** How often is looked whether anything happens; tests are less patient. */
export interface ReplyTiming {
  readonly tickMs: number;
  readonly patience?: typeof silenceLimits;
}

export const defaultTiming: ReplyTiming = { tickMs: 1000 };

/** One reply as it comes: its lines, and between them ticks, for what loads or has fallen silent. */
export class ReplyCall {
  /** The last line, with what it cost. */
  last: ChatLine | undefined;
  /** The model as it is in memory, once that is known. */
  loaded: LoadedModel | undefined;
  private readonly watchdog: Watchdog;
  private readonly speed = new TokenRate();
  private looking: Promise<void> | undefined;
  private hasSpoken = false;

  constructor(
    private readonly promptTokens: number,
    private isLoaded: boolean,
    private readonly pace: ReplyTiming,
    private readonly findLoaded: () => Promise<LoadedModel | undefined>,
  ) {
    this.watchdog = new Watchdog(promptTokens, pace.patience);
  }

  /** What happens until the last line. A silence that lasts too long ends it with an error. */
  async *events(
    lines: AsyncIterable<ChatLine | 'tick'>,
    isAsWanted: (loaded: LoadedModel) => boolean,
  ): AsyncGenerator<EngineEvent> {
    yield this.progress(this.isLoaded ? this.reading() : { phase: 'loading' });
    try {
      for await (const line of lines) {
        if (line !== 'tick') {
          if (!this.hasSpoken) this.look();
          this.hasSpoken = true;
          yield* this.read(line);
          continue;
        }
        const notice = this.watchdog.passed(this.pace.tickMs / 1000);
        if (notice) yield { type: 'notice', notice };
        if (this.isLoaded) continue;
        // Loading tells nothing of itself: the list of loaded models does.
        if (this.loaded && isAsWanted(this.loaded)) yield this.progress(this.reading());
        else this.look();
      }
    } finally {
      await this.looking;
    }
  }

  private look(): void {
    this.looking ??= this.findLoaded().then((loaded) => {
      this.loaded = loaded;
      this.looking = undefined;
    });
  }

  private reading(): WritingProgress {
    this.isLoaded = true;
    return { phase: 'reading', tokens: this.promptTokens };
  }

  private *read(line: ChatLine): Generator<EngineEvent> {
    this.isLoaded = true;
    if (line.done) this.last = line;
    const text = line.message?.content ?? '';
    if (text !== '') this.speed.count();
    const { tokens, perSecond } = this.speed;
    // Also a line without text is a sign of life: some models think before they speak.
    if (!line.done || text !== '')
      yield this.progress({ phase: 'writing', tokens, tokensPerSecond: perSecond });
    if (text !== '') yield { type: 'text', text };
  }

  private progress(progress: WritingProgress): EngineEvent {
    this.watchdog.heard(progress.phase);
    return { type: 'progress', progress };
  }
}
