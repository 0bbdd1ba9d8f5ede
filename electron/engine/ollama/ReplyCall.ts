import type { WritingProgress } from '#shared/api/progress';
import type { EngineEvent } from '../Engine';
import { TokenRate } from './TokenRate';
import { Watchdog, type silenceLimits } from './Watchdog';
import type { ChatLine, LoadedModel } from './responseSchemas';

/** How often a silent server is checked on, and how long it may be silent; tests use shorter times. */
export interface ReplyTiming {
  readonly tickMs: number;
  readonly patience?: typeof silenceLimits;
}

/** The timing outside tests, with the default limits of `Watchdog`. */
export const defaultTiming: ReplyTiming = { tickMs: 1000 };

/** Turns the lines of one reply, and the ticks between them, into engine events. Watches for loading and silence. */
export class ReplyCall {
  /** The final line, which has the token counts and times. */
  last: ChatLine | undefined;
  /** The model in memory, once that is known. */
  loaded: LoadedModel | undefined;
  private readonly watchdog: Watchdog;
  private readonly speed = new TokenRate();
  private lookup: Promise<void> | undefined;
  private hasFirstLine = false;

  constructor(
    private readonly promptTokens: number,
    private isLoaded: boolean,
    private readonly timing: ReplyTiming,
    private readonly findLoaded: () => Promise<LoadedModel | undefined>,
  ) {
    this.watchdog = new Watchdog(promptTokens, timing.patience);
  }

  /** The events until the last line. Fails with LOADING_SLOW or OLLAMA_SILENT if the server is silent for too long. */
  async *events(
    lines: AsyncIterable<ChatLine | 'tick'>,
    hasExpectedWindow: (loaded: LoadedModel) => boolean,
  ): AsyncGenerator<EngineEvent> {
    yield this.progress(this.isLoaded ? this.reading() : { phase: 'loading' });
    try {
      for await (const line of lines) {
        if (line !== 'tick') {
          if (!this.hasFirstLine) this.lookUpLoaded();
          this.hasFirstLine = true;
          yield* this.read(line);
          continue;
        }
        const notice = this.watchdog.addSilence(this.timing.tickMs / 1000);
        if (notice) yield { type: 'notice', notice };
        if (this.isLoaded) continue;
        // The stream has no lines during loading, so the list of loaded models is checked instead.
        if (this.loaded && hasExpectedWindow(this.loaded)) yield this.progress(this.reading());
        else this.lookUpLoaded();
      }
    } finally {
      await this.lookup;
    }
  }

  private lookUpLoaded(): void {
    this.lookup ??= this.findLoaded().then((loaded) => {
      this.loaded = loaded;
      this.lookup = undefined;
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
    // A line without text also counts as progress: some models think before they write.
    if (!line.done || text !== '')
      yield this.progress({ phase: 'writing', tokens, tokensPerSecond: perSecond });
    if (text !== '') yield { type: 'text', text };
  }

  private progress(progress: WritingProgress): EngineEvent {
    this.watchdog.reset(progress.phase);
    return { type: 'progress', progress };
  }
}
