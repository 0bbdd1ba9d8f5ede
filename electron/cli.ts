import { once } from 'node:events';
import packageJson from '../package.json';
import { commands } from './cli/commands';
import type { Terminal } from './cli/CliCommand';
import { runLamp } from './cli/runLamp';
import { shutdownSignal } from './shutdownSignal';

/** The `lamp` command: the real process around `runLamp`. */
const terminal: Terminal = {
  stdin: process.stdin,
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  say: (sentence) => console.error(sentence),
  stopSignal: () => shutdownSignal(process),
};

// The reader of our output may close it early (`lamp … | head`): then there is nothing left to do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runLamp(process.argv.slice(2), commands, packageJson.version, terminal);
