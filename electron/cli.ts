import { once } from 'node:events';
import packageJson from '../package.json';
import { commands } from './cli/commands';
import type { Terminal } from './cli/Command';
import { runLamp } from './cli/runLamp';

/** The `lamp` command: the real process around `runLamp`. */
const terminal: Terminal = {
  stdin: process.stdin,
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  tell: (sentence) => console.error(sentence),
  stopSignal: () => {
    const stop = new AbortController();
    // Once: who does not want to wait for an orderly end stops twice.
    process.once('SIGINT', () => stop.abort());
    return stop.signal;
  },
};

// Whoever reads our output may close it early (`lamp … | head`): then there is nothing left to do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runLamp(process.argv.slice(2), commands, packageJson.version, terminal);
