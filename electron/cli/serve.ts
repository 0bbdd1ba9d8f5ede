import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LampwrightError } from '#shared/errors/LampwrightError';
import packageJson from '../../package.json';
import { openApp, type HostDependencies, type OpenedApp } from '../app/openApp';
import { runBrowserHost, defaultBrowserPort } from '../browser/runBrowserHost';
import { forkLamp } from '../lamp/process/forkLamp';
import { openConfStore } from '../storage/openConfStore';
import type { CliCommand } from './CliCommand';
import { chosenFolder } from './openStorage';
import { readWhole } from './readOptions';

/** What `lamp serve` needs. */
interface ServeDependencies {
  readonly openApp: (deps: HostDependencies) => Promise<Pick<OpenedApp, 'app'>>;
  /** The folder of the built window. */
  readonly pageFolder: string;
  readonly startLamp: HostDependencies['startLamp'];
}

/** `lamp serve`: the window in a browser on this machine. */
export function serveCommand({ openApp: open, pageFolder, startLamp }: ServeDependencies): CliCommand {
  return {
    details: `Writes the address and opens it where there is a display, until Ctrl-C. Only this machine can reach it, and
only with the whole address: what stands behind # lets its window in, and is another one at each start.

  --port N     the port; else ${defaultBrowserPort}, or a free one when that is taken
  --no-open    only writes the address
  --data DIR   the data folder; else LAMPWRIGHT_DATA, or the default place`,
    options: { port: { type: 'string' }, 'no-open': { type: 'boolean' }, data: { type: 'string' } },
    run: async (call, terminal) => {
      if (call.words.length > 0) throw new LampwrightError('BAD_USAGE', 'lamp serve takes no words.');
      const folder = chosenFolder(call.options);
      const port = readWhole(call, 'port', [0, 65_535], undefined);
      const deps = { host: 'browser', version: packageJson.version, folder, startLamp } as const;
      await runBrowserHost({
        openApp: () => open({ ...deps, openStore: openConfStore }),
        pageFolder,
        port: port ?? defaultBrowserPort,
        isPortRequired: port !== undefined,
        shouldOpen: call.options['no-open'] !== true,
        announce: (line) => terminal.write(`${line}\n`),
        say: (sentence) => terminal.say(sentence),
        signal: terminal.stopSignal(),
      });
      return 0;
    },
  };
}

/** `lamp serve` with the window and the lamp's process as they are built. `folder` is the one with the built command. */
export function serveBuilt(folder: string): CliCommand {
  return serveCommand({
    openApp,
    pageFolder: join(folder, '../renderer'),
    startLamp: () => forkLamp(pathToFileURL(join(folder, 'lampProcess.js'))),
  });
}
