import { LampwrightError } from '../errors/LampwrightError';
import type { Program } from '../program/Program';
import { buildContext, type Context } from './context/buildContext';
import { stampEntries, type Entry, type EntryDraft } from './Entry';
import { lastingNoteDrafts, noteOfReply } from './notes';
import { budgetOf } from './tokens/Budget';
import { uncalibrated, withReplyCount, type Calibration } from './tokens/Calibration';
import { countTokens } from './tokens/countTokens';

/** An exchange as it happened: what was asked, what the model wrote, and what was read from it. */
export interface PastExchange {
  readonly wish: string;
  readonly text: string;
  readonly program: Program;
  readonly note?: string | undefined;
}

/** A conversation lived through again, wish by wish, so that compactions fall where they fell. */
export class Replay {
  readonly entries: Entry[] = [];
  private calibration: Calibration = uncalibrated;

  constructor(
    private readonly systemPrompt: string,
    private readonly numCtx: number,
  ) {}

  /** What the model would be told for this wish now. */
  contextFor(wish: string): Context {
    return buildContext(
      this.entries,
      { text: wish },
      budgetOf(this.calibration, this.numCtx),
      this.systemPrompt,
    );
  }

  /** Takes in an exchange; gives the prompt it needed, or nothing where that did not fit the window. */
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

  /** A wish whose context did not fit was answered all the same: it is an exchange that the model was not told. */
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
