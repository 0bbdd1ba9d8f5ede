import { z } from 'zod';
import type { ErrorCode } from '#shared/errors/LampwrightError';
import { instantEdit, type InstantEdit } from '#shared/composer/edits/instantEdit';
import { readWish } from '#shared/conversation/wishText';
import type { CliCommand } from './CliCommand';
import { answerLines } from './answerLines';
import { refuseWords } from './readInput';
import { readProgram } from './readProgram';
import { rawProgramSchema, readObject, programFrom, readWishWords } from './wishInput';

const lineSchema = z.object({ program: rawProgramSchema, wish: z.string() });

/** `lamp edit`: an instant edit, without a model. */
export const edit: CliCommand = {
  details: `FILE holds a program; - is standard input. WISH is what to change, as in "slower",
"no white", "swap the red for violet", "hold each step 5 s", "remove the flash".
Writes {"ok":true,"program":{"program":…},"changes":[…],"operations":[…]}: the changes
in words, and the operation of each. Exits with 1 when the wish is not an instant edit
of this program: one of its words is not understood, or it would change nothing.
With --ndjson each line of standard input is {"program":…,"wish":"…"}.`,
  options: { ndjson: { type: 'boolean' } },
  run: async (call, terminal) => {
    const { words, options } = call;
    if (options['ndjson'] === true) {
      refuseWords(words);
      return answerLines(terminal, (text) => {
        const { program, wish } = readObject(text, lineSchema, '{"program":…,"wish":"slower"}');
        return report(instantEdit(readWish(wish), programFrom(program)));
      });
    }
    const [file = '', ...wish] = words;
    const program = await readProgram({ ...call, words: file === '' ? [] : [file] }, terminal);
    const edited = instantEdit(readWishWords(wish), program);
    await terminal.write(`${JSON.stringify(report(edited))}\n`);
    if (edited) return 0;
    terminal.say(notAnEdit);
    return 1;
  },
};

const notAnEdit =
  'This is not an instant edit of this program: not every word was understood, or it would change nothing. Say it in plainer words, or have it composed: lamp compose "WISH" --current FILE.';

function report(edited: InstantEdit | undefined): unknown {
  if (!edited) return { ok: false, error: { code: 'NOT_AN_EDIT' satisfies ErrorCode, message: notAnEdit } };
  const { program, changes, operations } = edited;
  return { ok: true, program: { program }, changes: changes.map(({ words }) => words), operations };
}
