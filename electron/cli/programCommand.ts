import { LampwrightError } from '#shared/api/errors';
import { limits } from '#shared/program/limits';
import type { ParsedReply } from '#shared/program/parseReply';
import type { BuiltCommand, ExitCode, Terminal } from './Command';
import { readLines } from './ndjson';
import { oneFile, parseLine, readText } from './readInput';

/** What a command makes of one program: a line of JSON for NDJSON, other text for a single file. */
interface Reading {
  readonly name: string;
  readonly summary: string;
  readonly details: string;
  toJson(parsed: ParsedReply): unknown;
  toText(parsed: ParsedReply): string;
}

/** A line may escape every character of a program; more than that is no program. */
const maxLineLength = limits.replyCharacters * 2;

/** A command that reads programs, from one file or, with `--ndjson`, one per line of standard input. */
export function programCommand(reading: Reading): BuiltCommand {
  const { name, summary, details } = reading;
  return {
    name,
    usage: 'FILE | --ndjson',
    summary,
    details,
    options: { ndjson: { type: 'boolean' } },
    run: async ({ words, options }, terminal) => {
      if (options['ndjson'] === true) {
        if (words.some((word) => word !== '-'))
          throw new LampwrightError('BAD_USAGE', '--ndjson reads standard input, not a FILE.');
        return runLines(reading, terminal);
      }
      return runFile(reading, oneFile(words), terminal);
    },
  };
}

async function runFile(reading: Reading, file: string, terminal: Terminal): Promise<ExitCode> {
  const parsed = parseLine(await readText(file, terminal));
  await terminal.write(reading.toText(parsed));
  if (parsed.ok) return 0;
  terminal.tell(parsed.error.message);
  return 1;
}

/** One JSON line per input line, in order, whatever is in it. */
async function runLines(reading: Reading, terminal: Terminal): Promise<ExitCode> {
  for await (const line of readLines(terminal.stdin, maxLineLength)) {
    const parsed = 'text' in line ? parseLine(line.text) : tooLong(line.tooLong);
    await terminal.write(`${JSON.stringify(reading.toJson(parsed))}\n`);
  }
  return 0;
}

function tooLong(length: number): ParsedReply {
  const message = `The line has ${length} characters; a program has at most ${limits.replyCharacters}.`;
  return { ok: false, error: { code: 'TOO_LARGE', message, path: '$' } };
}
