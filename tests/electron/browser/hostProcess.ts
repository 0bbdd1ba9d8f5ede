import { shutdownSignal } from '../../../electron/shutdownSignal';
import { runBrowserHost } from '../../../electron/browser/runBrowserHost';
import { TestApp } from './TestApp';

/** Runs a browser host until it is signalled; with `stuck`, the app in it never closes. */
const [pageFolder = '', mode] = process.argv.slice(2);
const app = new TestApp();
const say = (line: string) => void process.stdout.write(`${line}\n`);

if (mode === 'stuck') {
  app.close = () => {
    say('closing');
    return new Promise((resolve) => setTimeout(resolve, 1_000_000));
  };
}
await runBrowserHost({
  openApp: () => Promise.resolve({ app }),
  pageFolder,
  port: 0,
  isPortRequired: false,
  shouldOpen: false,
  announce: say,
  say,
  signal: shutdownSignal(process),
});
say(`app closed: ${app.isClosed}, windows: ${app.listeners.size}`);
