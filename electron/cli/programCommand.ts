import type { ParsedReply } from '#shared/program/parseReply';
import type { CliCommand, ExitCode, Terminal } from './CliCommand';
import { answerLines } from './answerLines';
import { oneFile, parseLine, readText, refuseWords } from './readInput';

/** What a command makes of one program: a line of JSON for NDJSON, other text for a single file. */
interface ProgramCommand {
  readonly details: string;
  toJson(parsed: ParsedReply): unknown;
  toText(parsed: ParsedReply): string;
}

/** A command that reads programs, from one file or, with `--ndjson`, one per line of standard input. */
export function programCommand(command: ProgramCommand): CliCommand {
  return {
    details: command.details,
    options: { ndjson: { type: 'boolean' } },
    run: async ({ words, options }, terminal) => {
      if (options['ndjson'] === true) {
        refuseWords(words);
        return answerLines(terminal, (text) => command.toJson(parseLine(text)));
      }
      return runFile(command, oneFile(words), terminal);
    },
  };
}

async function runFile(command: ProgramCommand, file: string, terminal: Terminal): Promise<ExitCode> {
  const parsed = parseLine(await readText(file, terminal));
  await terminal.write(command.toText(parsed));
  if (parsed.ok) return 0;
  terminal.say(parsed.error.message);
  return 1;
}
