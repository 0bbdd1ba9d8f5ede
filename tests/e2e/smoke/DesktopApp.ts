import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { z } from 'zod';
import { unusedPort } from '../window/OpenedWindow';
import { isRunning, processesBelow, type RunningProcess } from './processesBelow';

/** How the app is started. */
export interface DesktopStart {
  readonly executable: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** How the address of its page begins. */
  readonly pageAddress: string;
}

/** How a process ended, and all it wrote. */
export interface Ending {
  readonly code: number | null;
  readonly output: string;
}

/** Only what hangs takes so long: a first start on a busy machine takes up to a minute. */
const limitMs = 120_000;

const targetsSchema = z.array(z.object({ type: z.string(), url: z.string() }));

/**
 * The app in a process of its own, driven through Chromium's debugging port. Playwright's own `_electron.launch` needs
 * `--inspect`, which the installed app refuses; the port works with it and with the development build alike.
 */
export class DesktopApp {
  private constructor(
    /** The window. */
    readonly page: Page,
    private readonly browser: Browser,
    private readonly process: ChildProcess,
    private readonly ended: Promise<Ending>,
  ) {}

  /** Resolves when its window is there. Fails with what it wrote when it ends before, or never opens one. */
  static async start({ executable, args, env, pageAddress }: DesktopStart): Promise<DesktopApp> {
    const port = await unusedPort();
    const { process: child, ended } = run(executable, [`--remote-debugging-port=${port}`, ...args], env);
    try {
      const address = `http://127.0.0.1:${port}`;
      await Promise.race([untilPage(address, pageAddress), failWhenEnded(ended, executable)]);
      // Electron cannot be told where downloads go, which Playwright does by default.
      const browser = await chromium.connectOverCDP(address, { noDefaults: true, timeout: limitMs });
      const pages = browser.contexts().flatMap((context) => context.pages());
      const page = pages.find((candidate) => candidate.url().startsWith(pageAddress));
      if (!page)
        throw new Error(`No page at ${pageAddress} among ${pages.map((other) => other.url()).join()}`);
      page.setDefaultTimeout(limitMs);
      return new DesktopApp(page, browser, child, ended);
    } catch (error) {
      await killAll(child, ended);
      throw error;
    }
  }

  /** The pages of all its windows. */
  get pages(): readonly Page[] {
    return this.browser.contexts().flatMap((context) => context.pages());
  }

  /** The processes it has started, and theirs. */
  get processes(): readonly RunningProcess[] {
    return processesBelow(this.process.pid ?? 0);
  }

  /** Asks it to end, as the system does; resolves when it has ended. Windows has no such way. */
  async terminate(): Promise<Ending> {
    this.process.kill('SIGTERM');
    return within(this.ended, 'the end of the app');
  }

  /** Closes its window; resolves when the app has ended by that. */
  async closeWindow(): Promise<Ending> {
    // The connection may break before the answer comes.
    await this.page.close().catch(() => undefined);
    return within(this.ended, 'the end of the app');
  }

  /** Ends it and all it has started at once. */
  async kill(): Promise<void> {
    await killAll(this.process, this.ended);
  }
}

/** Runs a program to its end. Fails when it does not end. */
export async function runToEnd(
  executable: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Ending> {
  const { process: child, ended } = run(executable, args, env);
  try {
    return await within(ended, `the end of ${executable}`);
  } finally {
    await killAll(child, ended);
  }
}

/** Resolves when none of these processes is left. */
export async function untilGone(processes: readonly RunningProcess[]): Promise<void> {
  await until(() => !processes.some(({ pid }) => isRunning(pid)), 'the end of all processes');
}

function run(executable: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  // With this set, as in the terminals of some editors, Electron would be plain Node.
  const { ELECTRON_RUN_AS_NODE: _, ...rest } = env;
  const child = spawn(executable, args, { env: rest, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: output + error.message }));
    // Not on `exit`: what it wrote last may come after that.
    child.once('close', (code) => resolve({ code, output }));
  });
  return { process: child, ended };
}

async function untilPage(address: string, pageAddress: string): Promise<void> {
  const isThere = async () => {
    const response = await fetch(`${address}/json/list`).catch(() => undefined);
    if (!response?.ok) return false;
    const targets = targetsSchema.parse(await response.json());
    return targets.some(({ type, url }) => type === 'page' && url.startsWith(pageAddress));
  };
  await until(isThere, `a window at ${pageAddress}`);
}

async function failWhenEnded(ended: Promise<Ending>, executable: string): Promise<never> {
  const { code, output } = await ended;
  throw new Error(`${executable} ended with ${code} before it had a window:\n${output}`);
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const endMs = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > endMs) throw new Error(`Waited in vain for ${what}.`);
    await pause(100);
  }
}

async function within<T>(promise: Promise<T>, what: string): Promise<T> {
  const limit = new AbortController();
  const tooLate = pause(limitMs, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`Waited in vain for ${what}.`);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    tooLate.catch(() => undefined);
    limit.abort();
  }
}

/** Also what it started, which would live on by itself. */
async function killAll(child: ChildProcess, ended: Promise<Ending>): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const below = processesBelow(pid);
  child.kill('SIGKILL');
  for (const process of below) killIfThere(process.pid);
  await ended;
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with its parent.
  }
}
