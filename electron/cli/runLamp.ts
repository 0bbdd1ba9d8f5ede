import { parseArgs } from 'node:util';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { CliCommand, CommandCall, ExitCode, ListedCommand, Terminal } from './CliCommand';
import { helpOn, overview } from './help';

const helpWords = new Set(['help', '--help', '-h']);
const versionWords = new Set(['--version', '-V', 'version']);

/** Runs the `lamp` command with these words, and tells the exit code. Expected failures become sentences. */
export async function runLamp(
  words: readonly string[],
  commands: readonly ListedCommand[],
  version: string,
  terminal: Terminal,
): Promise<ExitCode> {
  const [first = '', ...rest] = words;
  if (versionWords.has(first)) {
    await terminal.write(`${version}\n`);
    return 0;
  }
  const isHelp = helpWords.has(first) || rest.includes('--help') || rest.includes('-h');
  const name = helpWords.has(first) ? rest[0] : first;
  if (isHelp && name === undefined) {
    await terminal.write(overview(commands));
    return 0;
  }
  const listed = commands.find((candidate) => candidate.name === name);
  if (!listed) {
    const complaint = name ? `There is no command “${name}”.` : 'Which command?';
    return misuse(complaint, overview(commands), terminal);
  }
  if (isHelp) {
    await terminal.write(helpOn(listed, await listed.load()));
    return 0;
  }
  return runCommand(listed, rest, terminal);
}

async function runCommand(
  listed: ListedCommand,
  words: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const command = await listed.load();
  try {
    return await command.run(readCall(command, words), terminal);
  } catch (error) {
    if (!(error instanceof LampwrightError)) throw error;
    if (error.code === 'BAD_USAGE') return misuse(error.message, helpOn(listed, command), terminal);
    terminal.say(error.message);
    return 1;
  }
}

function readCall(command: CliCommand, words: readonly string[]): CommandCall {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      options: command.options,
      allowPositionals: true,
    });
    return { words: positionals, options: values };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'The options are wrong.';
    throw new LampwrightError('BAD_USAGE', message, { cause });
  }
}

function misuse(complaint: string, usage: string, terminal: Terminal): ExitCode {
  terminal.say(`${complaint}\n\n${usage.trimEnd()}`);
  return 2;
}
