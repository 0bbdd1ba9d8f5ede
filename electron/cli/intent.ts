import { z } from 'zod';
import { historyEntries, type PastTurn } from '#shared/composer/intent/historyEntries';
import { readIntent, type Intent } from '#shared/composer/intent/readIntent';
import { intents } from '#shared/conversation/Entry';
import { readWish } from '#shared/conversation/wishText';
import { readSummary } from '#shared/program/readSummary';
import type { CliCommand } from './CliCommand';
import { answerLines } from './answerLines';
import { refuseWords } from './readInput';
import { rawProgramSchema, programOrNothing, readObject, readWishWords } from './wishInput';

const turnSchema = z.object({
  user: z.string(),
  program: rawProgramSchema.nullish(),
  summary: z.string().nullish(),
  intent: z.enum(intents).optional(),
});
const lineSchema = z.object({ input: z.string(), history: z.array(turnSchema).default([]) });

/** `lamp intent`: what a wish means in its conversation. */
export const intent: CliCommand = {
  details: `Writes {"intent":"…","confidence":0–1,"because":"…"}, the intent being one of
${intents.join(', ')};
and its details: the changes of an edit, the steps of an undo, the control.
With --ndjson each line of standard input is
  {"input":"…","history":[{"user":"…","program":PROGRAM}]}
where a turn may have "summary", as lamp summarize writes it, instead of its program,
or neither (a remark, an undo). A turn may also have its "intent"; else it is derived.`,
  options: { ndjson: { type: 'boolean' } },
  run: async ({ words, options }, terminal) => {
    if (options['ndjson'] === true) {
      refuseWords(words);
      return answerLines(terminal, (text) => {
        const { input, history } = readObject(text, lineSchema, '{"input":"slower","history":[]}');
        return report(readIntent(readWish(input), historyEntries(pastTurns(history))));
      });
    }
    await terminal.write(`${JSON.stringify(report(readIntent(readWishWords(words), [])))}\n`);
    return 0;
  },
};

/** The turns with their programs. A turn without an intent is read in the context of those before it. */
function pastTurns(history: readonly z.infer<typeof turnSchema>[]): PastTurn[] {
  const turns: PastTurn[] = [];
  for (const { user, program, summary, intent: given } of history) {
    const shown = program ? programOrNothing(program) : summary ? readSummary(summary) : undefined;
    turns.push({ user, program: shown, intent: given ?? readIntent(user, historyEntries(turns)).intent });
  }
  return turns;
}

function report(read: Intent): unknown {
  const { intent: name, confidence, because } = read;
  return { intent: name, confidence, because, ...detailsOf(read) };
}

function detailsOf(read: Intent): object {
  switch (read.intent) {
    case 'edit':
      return read.edit
        ? { isInstant: true, changes: read.edit.changes.map(({ words }) => words) }
        : { isInstant: false };
    case 'undo':
    case 'redo':
      return { steps: read.steps };
    case 'control':
      return { control: read.control };
    default:
      return {};
  }
}
