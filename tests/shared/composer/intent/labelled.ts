import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyEntries, type PastTurn } from '#shared/composer/intent/historyEntries';
import type { Entry, Reading } from '#shared/conversation/Entry';
import { parseProgram } from '#shared/program/parseProgram';
import { readSummary } from '#shared/program/readSummary';
import type { Program } from '#shared/program/Program';

type Label = Reading['intent'];

interface LabelledTurn {
  readonly user: string;
  readonly intent: Label;
  /** A second reading that a careful person may prefer. */
  readonly or?: Label;
  readonly program?: unknown;
  readonly summary?: string;
}

/** Turns that follow on each other, or wishes that each come after the same beginning. */
type Conversation = { readonly who: string } & (
  | { readonly turns: readonly LabelledTurn[] }
  | { readonly before: readonly LabelledTurn[]; readonly each: readonly LabelledTurn[] }
);

/** A turn as the reader meets it: the wish, what came before, and what it means. */
export interface Labelled {
  readonly wish: string;
  readonly entries: readonly Entry[];
  readonly intent: Label;
  readonly or: Label | undefined;
  readonly who: string;
  readonly file: string;
}

/** The labelled turns of a file in tests/fixtures/intent, each with the conversation up to it. */
export function labelled(file: string): Labelled[] {
  const text = readFileSync(join(import.meta.dirname, '../../../fixtures/intent', `${file}.json`), 'utf8');
  const conversations = JSON.parse(text) as Conversation[];
  return conversations.flatMap((conversation) => {
    const { who } = conversation;
    const history: PastTurn[] = [];
    const told = (turns: readonly LabelledTurn[], isHistory: boolean) =>
      turns.map(({ user, intent, or, program, summary }) => {
        const turn = { wish: user, entries: historyEntries(history), intent, or, who, file };
        if (isHistory) history.push({ user, intent, program: programOf(program, summary) });
        return turn;
      });
    if ('turns' in conversation) return told(conversation.turns, true);
    told(conversation.before, true);
    return told(conversation.each, false);
  });
}

function programOf(raw: unknown, summary: string | undefined): Program | undefined {
  if (summary !== undefined) return readSummary(summary);
  if (raw === undefined) return undefined;
  const parsed = parseProgram(raw);
  return parsed.ok ? parsed.program : undefined;
}
