import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** An app that has not ended by itself after this time is killed. */
const maxEndMs = 10_000;

/** Runs the browser app in a separate process, which can be restarted after a new build. */
export class AppProcess {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** @type {Promise<void> | undefined} */
  #restarting;
  #isOver = false;
  /** @type {import('./passSocket.mjs').Place | undefined} */
  #place;
  /** @type {() => void} */
  #onReady = () => {};

  /** Resolves when the app can be reached for the first time. */
  ready = new Promise((/** @type {(value?: undefined) => void} */ resolve) => (this.#onReady = resolve));

  /**
   * @param {object} options
   * @param {string} options.entry the built app
   * @param {NodeJS.ProcessEnv} options.env
   * @param {(line: string) => void} options.say
   */
  constructor({ entry, env, say }) {
    this.entry = entry;
    this.env = env;
    this.say = say;
  }

  /** The app's port and token; undefined while it starts or after it has failed. */
  get place() {
    return this.#place;
  }

  /** Ends the app, if it runs, and starts the current build. Calls during a restart join it. */
  restart() {
    this.#restarting ??= this.#endChild().then(() => {
      this.#restarting = undefined;
      if (!this.#isOver) this.#start();
    });
    return this.#restarting;
  }

  /** Ends the app for good. */
  async end() {
    this.#isOver = true;
    await this.#restarting;
    await this.#endChild();
  }

  #start() {
    // On a free port. It opens no browser, since its output is not a terminal.
    const child = spawn(process.execPath, [this.entry], {
      env: { ...this.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, port, token] = /http:\/\/127\.0\.0\.1:(\d+)\/#(\S+)/.exec(line) ?? [];
      if (token === undefined) return this.say(line);
      this.#place = { port: Number(port), token };
      this.#onReady();
    });
    child.once('exit', (code, signal) => {
      if (this.#child !== child) return;
      this.#clear();
      this.say(`The app has ended (${signal ?? code}). It starts again when its code changes.`);
    });
  }

  async #endChild() {
    const child = this.#child;
    if (!child) return;
    this.#clear();
    const exit = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), maxEndMs);
    child.kill('SIGTERM');
    await exit;
    clearTimeout(timer);
  }

  #clear() {
    this.#child = undefined;
    this.#place = undefined;
  }
}
