import { buildContext, type Context, type NewWish } from '#shared/conversation/context/buildContext';
import { stampEntries, type Entry, type EntryDraft, type EntryOf } from '#shared/conversation/Entry';
import type { Budget } from '#shared/conversation/tokens/Budget';
import type { Program } from '#shared/program/Program';
import { characterBudget } from './simulateConversation';

/** The system prompt of test conversations. */
export const rules = 'You write programs.';
export const wide = characterBudget(100_000, 1000);
export const newScene: NewWish['reading'] = { intent: 'new', confidence: 0.9, because: 'a scene of its own' };

/** A conversation built up step by step: wishes through `buildContext`, answers as given. */
export class TestConversation {
  readonly entries: Entry[] = [];

  constructor(readonly budget: Budget = wide) {}

  append(...drafts: EntryDraft[]): number {
    this.entries.push(...stampEntries(this.entries, drafts, 0));
    return this.entries.at(-1)?.seq ?? 0;
  }

  contextFor(text: string, more: Omit<NewWish, 'text'> = {}, budget = this.budget): Context {
    return buildContext(this.entries, { text, ...more }, budget, rules);
  }

  /** Appends a wish and the model's answer to it; returns the wish's number. */
  ask(
    wish: string,
    program: Program,
    note?: string,
    text = JSON.stringify({ program, note }),
    more = {},
  ): number {
    const to = this.append(...this.contextFor(wish, more).drafts);
    this.reply(to, program, note, text);
    return to;
  }

  reply(to: number, program: Program, note?: string, text = JSON.stringify({ program, note })): void {
    this.append({ type: 'reply', to, engine: 'model', text, program, repairs: [] });
    if (note !== undefined) this.append({ type: 'note', text: note, origin: 'model', to });
  }

  edit(wish: string, program: Program): void {
    const to = this.append({ type: 'wish', text: wish });
    this.append({ type: 'edit', to, program, changes: ['changed'] });
  }

  compaction(): EntryOf<'compaction'> | undefined {
    return this.entries.findLast((entry) => entry.type === 'compaction');
  }
}
