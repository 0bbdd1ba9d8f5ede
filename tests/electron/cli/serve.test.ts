import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { HostDependencies } from '../../../electron/app/openApp';
import { runLamp } from '../../../electron/cli/runLamp';
import { serveCommand } from '../../../electron/cli/serve';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { listed } from '../../fakes/listed';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { TestApp } from '../browser/TestApp';

const startLamp = () => {
  throw new Error('No lamp is started here.');
};

/** A terminal that runs an action once the address is printed. */
class ReadyTerminal extends FakeTerminal {
  constructor(private readonly onReady: (terminal: FakeTerminal) => void) {
    super();
  }

  override async write(text: string): Promise<void> {
    await super.write(text);
    this.onReady(this);
  }
}

interface Options {
  readonly onReady?: (terminal: FakeTerminal) => void;
  readonly failure?: LampwrightError;
}

async function serve(
  words: string[],
  { onReady = ({ stop }: FakeTerminal) => stop.abort(), failure }: Options = {},
) {
  const pageFolder = join(temporaryFolder(), 'renderer');
  mkdirSync(pageFolder);
  writeFileSync(join(pageFolder, 'index.html'), 'page');
  const app = new TestApp();
  const opened: HostDependencies[] = [];
  const openApp = (deps: HostDependencies) => {
    opened.push(deps);
    return failure ? Promise.reject(failure) : Promise.resolve({ app });
  };
  const terminal = new ReadyTerminal(onReady);
  const command = listed('serve', serveCommand({ openApp, pageFolder, startLamp }));
  const code = await runLamp(['serve', '--no-open', ...words], [command], '1.2.3', terminal);
  return { code, app, opened, written: terminal.written, messages: terminal.messages.join('\n') };
}

describe('lamp serve', () => {
  it('prints the address, serves until Ctrl-C, and closes the app', async () => {
    const { code, app, written, messages } = await serve(['--port', '0']);
    expect(code).toBe(0);
    expect(written).toMatch(
      /^Lampwright is at http:\/\/127\.0\.0\.1:\d+\/#[\w-]{43} \(Ctrl-C ends it\)\.\n$/,
    );
    expect([app.isClosed, messages]).toEqual([true, '']);
  });

  it('opens the app in the given data folder', async () => {
    const folder = temporaryFolder();
    const { opened } = await serve(['--port', '0', '--data', folder]);
    expect(opened).toMatchObject([{ host: 'browser', folder, startLamp }]);
  });

  it('says why the app cannot be opened, with exit code 1', async () => {
    const failure = new LampwrightError('STORAGE_IN_USE', 'Another Lampwright is running. Close it first.');
    expect(await serve(['--port', '0'], { failure })).toMatchObject({
      code: 1,
      written: '',
      messages: failure.message,
    });
  });

  it('fails with a message if the requested port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, app, messages } = await serve(['--port', String(port)]);
    expect([code, app.isClosed]).toEqual([1, true]);
    expect(messages).toContain(`Port ${port} is in use`);
  });

  it.each([
    [['now'], 'takes no words'],
    [['--port', '70000'], '--port takes a whole number'],
    [['--port', '4780x'], '--port takes a whole number'],
    [['--data', ''], '--data needs a folder'],
  ])('answers %j with the usage and exit code 2', async (words, complaint) => {
    const { code, opened, messages } = await serve(words);
    expect([code, opened]).toEqual([2, []]);
    expect(messages).toContain(complaint);
  });
});
