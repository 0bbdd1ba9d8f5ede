import type { Command, ListedCommand } from '../../electron/cli/Command';

/** A command under test, as `runLamp` finds it by its name. */
export function listed(name: string, command: Command): ListedCommand {
  return { name, usage: '', summary: '', load: async () => command };
}
