import { z } from 'zod';
import { LampwrightError } from '#shared/api/errors';
import { compose as composeWish } from '#shared/composer/compose';
import { historyEntries } from '#shared/composer/intent/historyEntries';
import { readIntent } from '#shared/composer/intent/readIntent';
import { readWish } from '#shared/conversation/wishText';
import type { Program } from '#shared/program/schema';
import type { BuiltCommand, Call } from './Command';
import { answerLines } from './ndjson';
import { refuseWords } from './readInput';
import { readProgram } from './readProgram';
import { rawProgram, readObject, soundProgram, wishIn } from './wishes';

const lineSchema = z.object({ prompt: z.string(), current: rawProgram.nullish() });

/** `lamp compose`: a program from words. */
export const compose: BuiltCommand = {
  name: 'compose',
  usage: '"WISH" [--current FILE] [--engine auto|builtin] | --ndjson',
  summary: 'a program from words',
  details: `Writes {"ok":true,"program":{"program":…},"engine":"…","repairs":[],"note":"…",…}; the note says
what was understood and what was not.

  --current FILE   the program on show: a follow-up such as "add lightning" changes it
  --engine NAME    builtin: the built-in composer, which knows a few hundred scenes, text,
                   clocks, timers and sequences, in English; auto: the same for now;
                   ollama: the lamp model, which is not built yet

With --ndjson each line of standard input is {"prompt":"…","current":PROGRAM}.`,
  options: { ndjson: { type: 'boolean' }, current: { type: 'string' }, engine: { type: 'string' } },
  run: async (call, terminal) => {
    const { words, options } = call;
    checkEngine(call);
    if (options['ndjson'] === true) {
      refuseWords(words);
      if (options['current'] !== undefined)
        throw new LampwrightError('BAD_USAGE', 'With --ndjson each line carries its own "current".');
      return answerLines(terminal, (text) => {
        const { prompt, current } = readObject(text, lineSchema, '{"prompt":"a campfire"}');
        return report(readWish(prompt), current ? soundProgram(current) : undefined);
      });
    }
    const wish = wishIn(words);
    const { current } = options;
    const program =
      typeof current === 'string' ? await readProgram({ ...call, words: [current] }, terminal) : undefined;
    await terminal.write(`${JSON.stringify(report(wish, program))}\n`);
    return 0;
  },
};

function checkEngine({ options }: Call): void {
  const { engine = 'auto' } = options;
  if (engine === 'ollama')
    throw new LampwrightError('NOT_BUILT_YET', 'The Ollama engine is not built yet. Use --engine builtin.');
  if (engine !== 'auto' && engine !== 'builtin')
    throw new LampwrightError('BAD_USAGE', '--engine takes auto, ollama or builtin.');
}

/** A wish for something new is composed afresh, whatever is on show. */
function report(wish: string, current: Program | undefined): unknown {
  const isNew =
    !current ||
    readIntent(wish, historyEntries([{ user: current.name, program: current, intent: 'new' }])).intent ===
      'new';
  const { program, understood, missed, note } = composeWish(wish, isNew ? undefined : current);
  return { ok: true, program: { program }, engine: 'builtin', repairs: [], understood, missed, note };
}
