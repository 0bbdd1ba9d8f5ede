import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyEntries } from '#shared/composer/intent/historyEntries';
import type { Entry, Reading } from '#shared/conversation/entry';
import { parseProgram } from '#shared/program/parseProgram';
import { readSummary } from '#shared/program/readSummary';
import type { Program } from '#shared/program/schema';

type Label = Reading['intent'];

interface LabelledTurn {
  readonly user: string;
  readonly intent: Label;
  /** A second reading that a careful person may prefer. */
  readonly or?: Label;
  readonly program?: unknown;
  readonly summary?: string;
}

/** A turn as the reader meets it: the wish, what came before, and what it means. */
export interface Labelled {
  readonly wish: string;
  readonly entries: readonly Entry[];
  readonly intent: Label;
  readonly or: Label | undefined;
  readonly who: string;
}

/** The labelled turns of a file in tests/fixtures/intent, each with the conversation up to it. */
export function labelled(file: string): Labelled[] {
  const text = readFileSync(join(import.meta.dirname, '../../../fixtures/intent', `${file}.json`), 'utf8');
  const conversations = JSON.parse(text) as { who: string; turns: LabelledTurn[] }[];
  return conversations.flatMap(({ who, turns }) => {
    const history: { user: string; intent: Label; program?: Program | undefined }[] = [];
    return turns.map(({ user, intent, or, program, summary }) => {
      const turn = { wish: user, entries: historyEntries(history), intent, or, who };
      history.push({ user, intent, program: programOf(program, summary) });
      return turn;
    });
  });
}

function programOf(raw: unknown, summary: string | undefined): Program | undefined {
  if (summary !== undefined) return readSummary(summary);
  if (raw === undefined) return undefined;
  const parsed = parseProgram(raw);
  return parsed.ok ? parsed.program : undefined;
}
