import type { CliCommand, ListedCommand } from './CliCommand';

/** The overview: every command with its usage. */
export function overview(commands: readonly ListedCommand[]): string {
  const rows = [
    ...commands.map(({ name, usage, summary }) => ({ call: `${name} ${usage}`.trim(), summary })),
    { call: 'help [COMMAND]', summary: 'this overview, or more about one command' },
    { call: '--version', summary: 'the version' },
  ];
  const width = Math.max(...rows.map(({ call }) => call.length));
  return [
    'lamp: animation programs for LED lamps, from the terminal',
    '',
    'Usage: lamp COMMAND …',
    '',
    ...rows.map(({ call, summary }) => `  ${call.padEnd(width)}  ${summary}`),
    '',
    'Exit code 0: done; 1: the input or the outcome is bad; 2: wrong usage.',
    '',
  ].join('\n');
}

/** All about one command. */
export function helpOn({ name, usage, summary }: ListedCommand, { details }: CliCommand): string {
  const more = details ? ['', details] : [];
  return [`Usage: ${`lamp ${name} ${usage}`.trim()}`, '', summary, ...more, ''].join('\n');
}
