import type { ParsedReply } from '#shared/program/parseReply';
import type { Command, ExitCode, Terminal } from './Command';
import { answerLines } from './answerLines';
import { oneFile, parseLine, readText, refuseWords } from './readInput';

/** A command that works on one program: its output as JSON for `--ndjson`, and as text for a single file. */
interface ProgramCommand {
  readonly name: string;
  readonly summary: string;
  readonly details: string;
  toJson(parsed: ParsedReply): unknown;
  toText(parsed: ParsedReply): string;
}

/** Builds a command that reads a program from a file or, with `--ndjson`, one from each line of standard input. */
export function programCommand(command: ProgramCommand): Command {
  const { name, summary, details } = command;
  return {
    details: reading.details,
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
