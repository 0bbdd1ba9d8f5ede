import type { ParsedReply } from '#shared/program/parseReply';
import type { Command, ExitCode, Terminal } from './Command';
import { answerLines } from './answerLines';
import { oneFile, parseLine, readText, refuseWords } from './readInput';

/** What a command makes of one program: a line of JSON for NDJSON, other text for a single file. */
interface Reading {
  readonly details: string;
  toJson(parsed: ParsedReply): unknown;
  toText(parsed: ParsedReply): string;
}

/** A command that reads programs, from one file or, with `--ndjson`, one per line of standard input. */
export function programCommand(reading: Reading): Command {
  return {
    details: reading.details,
    options: { ndjson: { type: 'boolean' } },
    run: async ({ words, options }, terminal) => {
      if (options['ndjson'] === true) {
        refuseWords(words);
        return answerLines(terminal, (text) => reading.toJson(parseLine(text)));
      }
      return runFile(reading, oneFile(words), terminal);
    },
  };
}

async function runFile(reading: Reading, file: string, terminal: Terminal): Promise<ExitCode> {
  const parsed = parseLine(await readText(file, terminal));
  await terminal.write(reading.toText(parsed));
  if (parsed.ok) return 0;
  terminal.say(parsed.error.message);
  return 1;
}
