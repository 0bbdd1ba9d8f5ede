import type { CliCommand, ListedCommand } from '../../electron/cli/CliCommand';

/** A command under test, as `runLamp` finds it by its name. */
export function listed(name: string, command: CliCommand): ListedCommand {
  return { name, usage: '', summary: '', load: async () => command };
}
