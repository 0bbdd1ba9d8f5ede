import { LampwrightError } from '../errors/LampwrightError';
import type { Program } from '../program/Program';
import { buildContext, type Context } from './context/buildContext';
import { stampEntries, type Entry, type EntryDraft } from './Entry';
import { lastingNoteDrafts, noteOfReply } from './notes';
import { budgetOf } from './tokens/Budget';
import { uncalibrated, withReplyCount, type Calibration } from './tokens/Calibration';
import { countTokens } from './tokens/countTokens';

/** A past exchange: the wish, the model's text, and what was read from it. */
export interface PastExchange {
  readonly wish: string;
  readonly text: string;
  readonly program: Program;
  readonly note?: string | undefined;
}

/** Replays a conversation wish by wish, so that its compactions happen at the same places. */
export class Replay {
  readonly entries: Entry[] = [];
  private calibration: Calibration = uncalibrated;

  constructor(
    private readonly systemPrompt: string,
    private readonly numCtx: number,
  ) {}

  /** The prompt for this wish now. */
  contextFor(wish: string): Context {
    return buildContext(
      this.entries,
      { text: wish },
      budgetOf(this.calibration, this.numCtx),
      this.systemPrompt,
    );
  }

  /** Adds an exchange. Returns the prompt it needed, or undefined if that did not fit the context window. */
  add({ wish, text, program, note }: PastExchange): Context | undefined {
    const context = this.tryContextFor(wish);
    this.append(context ? context.drafts : [{ type: 'wish', text: wish }]);
    const to = this.entries.at(-1)?.seq ?? 0;
    this.append(lastingNoteDrafts(wish, to));
    this.append([{ type: 'reply', to, engine: 'model', text, program, repairs: [] }]);
    this.append(noteOfReply({ note }, to));
    this.calibration = withReplyCount(this.calibration, countTokens(text));
    return context;
  }

  /** Undefined if the context does not fit. The exchange still counts, as one that was never sent to the model. */
  private tryContextFor(wish: string): Context | undefined {
    try {
      return this.contextFor(wish);
    } catch (error) {
      if (error instanceof LampwrightError && error.code === 'CONTEXT_FULL') return undefined;
      throw error;
    }
  }

  private append(drafts: readonly EntryDraft[]): void {
    this.entries.push(...stampEntries(this.entries, drafts, 0));
  }
}
