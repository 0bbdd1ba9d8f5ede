import type { Command } from './Command';

/** The overview: every command with its usage, those that work first. */
export function overview(commands: readonly Command[]): string {
  const rows = commands.map((command) => ({ call: `${command.name} ${command.usage}`.trim(), command }));
  const width = Math.max(...rows.map(({ call }) => call.length));
  const list = (isPlanned: boolean) =>
    rows
      .filter(({ command }) => 'isPlanned' in command === isPlanned)
      .map(({ call, command }) => `  ${call.padEnd(width)}  ${command.summary}`);
  return [
    'lamp: animation programs for LED lamps, from the terminal',
    '',
    'Usage: lamp COMMAND …',
    '',
    ...list(false),
    `  ${'help [COMMAND]'.padEnd(width)}  this overview, or more about one command`,
    `  ${'--version'.padEnd(width)}  the version`,
    '',
    'Not built yet:',
    '',
    ...list(true),
    '',
    'Exit code 0: done; 1: the input or the outcome is bad; 2: wrong usage.',
    '',
  ].join('\n');
}

/** All about one command. */
export function helpOn(command: Command): string {
  const { name, usage, summary, details } = command;
  const more = 'isPlanned' in command ? 'It is not built yet.' : details;
  return [`Usage: ${`lamp ${name} ${usage}`.trim()}`, '', summary, ...(more ? ['', more] : []), ''].join(
    '\n',
  );
}
