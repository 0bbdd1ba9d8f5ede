import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { historyEntries } from '#shared/composer/intent/historyEntries';
import { readIntent } from '#shared/composer/intent/readIntent';
import { readWish } from '#shared/conversation/wishText';
import type { Program } from '#shared/program/Program';
import { answerWish } from '../engine/answerWish';
import type { AnswerDependencies } from '../engine/AnswerDependencies';
import { MemoryLog } from '../engine/MemoryLog';
import type { ReplyEvent } from '../engine/readReply';
import type { CliCommand, CommandCall, Terminal } from './CliCommand';
import { chosenEngine, engineOptions, engineOptionsHelp, noticeReporter } from './engineCall';
import { answerLines } from './answerLines';
import { replyReporter } from './progressReporters';
import { refuseWords } from './readInput';
import { readProgram } from './readProgram';
import { rawProgramSchema, readObject, programFrom, readWishWords } from './wishInput';

const lineSchema = z.object({ prompt: z.string(), current: rawProgramSchema.nullish() });

/** `lamp compose`: a program from words. */
export const compose: CliCommand = {
  details: `Writes {"ok":true,"program":{"program":…},"engine":"…","repairs":[…],"note":"…"}. The note is the
built-in composer's on what it understood and what not, or the model's to itself. Progress goes
to standard error; Ctrl-C stops the model too.

  --current FILE   the program on show: a follow-up such as "add lightning" changes it
  --engine NAME    ollama: the lamp model, or the one chosen; builtin: the built-in composer,
                   which knows a few hundred scenes, text, clocks, timers and sequences, in
                   English; auto (the default): the model if it is ready, else the composer
${engineOptionsHelp}

With --ndjson each line of standard input is {"prompt":"…","current":PROGRAM}.`,
  options: {
    ndjson: { type: 'boolean' },
    current: { type: 'string' },
    engine: { type: 'string' },
    ...engineOptions,
  },
  run: async (call, terminal) => {
    const { words, options } = call;
    const engineName = readEngineName(call);
    if (options['ndjson'] === true) {
      refuseWords(words);
      if (options['current'] !== undefined)
        throw new LampwrightError('BAD_USAGE', 'With --ndjson each line carries its own "current".');
      const { answer, signal } = await composer(engineName, call, terminal);
      const answerLine = (text: string) => {
        const { prompt, current } = readObject(text, lineSchema, '{"prompt":"a campfire"}');
        return answer(readWish(prompt), current ? programFrom(current) : undefined);
      };
      return answerLines(terminal, answerLine, () => signal.aborted);
    }
    const wish = readWishWords(words);
    const { current } = options;
    const program =
      typeof current === 'string' ? await readProgram({ ...call, words: [current] }, terminal) : undefined;
    const { answer } = await composer(engineName, call, terminal);
    await terminal.write(`${JSON.stringify(await answer(wish, program))}\n`);
    return 0;
  },
};

function readEngineName({ options }: CommandCall): string {
  const { engine = 'auto' } = options;
  if (engine === 'auto' || engine === 'ollama' || engine === 'builtin') return engine;
  throw new LampwrightError('BAD_USAGE', '--engine takes auto, ollama or builtin.');
}

/** Answers wishes one after another, until the signal is aborted. */
interface Composer {
  readonly answer: (wish: string, current: Program | undefined) => Promise<unknown>;
  readonly signal: AbortSignal;
}

async function composer(engineName: string, call: CommandCall, terminal: Terminal): Promise<Composer> {
  const { engine, calibrations } = await chosenEngine(engineName, call, terminal);
  const signal = engine.kind === 'model' ? terminal.stopSignal() : new AbortController().signal;
  const notice = noticeReporter(terminal);
  const answer: Composer['answer'] = async (wish, current) => {
    const entries = current ? historyEntries([{ user: current.name, program: current, intent: 'new' }]) : [];
    const { intent, confidence, because } = readIntent(wish, entries);
    const deps: AnswerDependencies = {
      engine,
      log: new MemoryLog(entries),
      calibrations,
      seed: () => randomInt(2 ** 31),
    };
    let composerNote: string | undefined;
    const reportProgress = engine.kind === 'model' ? replyReporter(terminal) : undefined;
    const onEvent = (event: ReplyEvent) => {
      if (event.type !== 'notice') reportProgress?.(event);
      else if (event.notice.code === 'COMPOSER_NOTE') composerNote = event.notice.message;
      else notice(event.notice);
    };
    const wishToAnswer = { text: wish, reading: { intent, confidence, because: because.slice(0, 500) } };
    const result = await answerWish(wishToAnswer, deps, signal, onEvent);
    if (result.kind === 'failed') throw result.error;
    if (result.kind === 'stopped') throw new LampwrightError('STOPPED', 'Stopped.');
    const { program, repairs, note = composerNote } = result;
    const engineFields =
      engine.kind === 'model' ? { engine: 'ollama', model: engine.model.name } : { engine: 'builtin' };
    return {
      ok: true,
      program: { program },
      ...engineFields,
      repairs,
      ...(note === undefined ? {} : { note }),
    };
  };
  return { answer, signal };
}
