import { spawn } from 'node:child_process';
import { launchMessages } from './launchMessages.mjs';

/**
 * How the desktop app ended: with its exit code, or before it could open a window or say anything.
 *
 * @typedef {{ code: number } | { why: string }} Ended
 */

/** So much is kept of what it complains of before its window is open. */
const maxOutputLength = 20_000;

/**
 * Runs the desktop app until it ends, and says what it says of its window. What it complains of is shown from when its window is open: before that it is the
 * reason why there is none.
 *
 * @param {object} options
 * @param {string} options.path
 * @param {readonly string[]} options.args
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(line: string) => void} options.say
 * @param {(text: string) => void} options.complain
 * @param {AbortSignal} [options.signal] asks it to end
 * @returns {Promise<Ended>}
 */
export function runDesktop({ path, args, env, say, complain, signal }) {
  return new Promise((resolve) => {
    let [said, complaint, hasSpoken] = ['', '', false];
    // With this set, as in the terminals of some editors, Electron would be plain Node.
    const { ELECTRON_RUN_AS_NODE: _, ...rest } = env;
    const child = spawn(path, args, { env: rest, stdio: ['inherit', 'pipe', 'pipe'] });
    // Ctrl-C reaches the app by itself; passed on as the same signal it would count as asked twice.
    const end = () => child.kill('SIGTERM');
    signal?.addEventListener('abort', end, { once: true });

    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      if (hasSpoken) return;
      said = (said + text).slice(-maxOutputLength);
      const lines = said.split(/\r?\n/);
      const sign = Object.values(launchMessages).find((candidate) => lines.includes(candidate));
      if (!sign) return;
      hasSpoken = true;
      complain(complaint);
      say(sign);
    });
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      if (hasSpoken) complain(text);
      else complaint = (complaint + text).slice(-maxOutputLength);
    });
    /** @param {string} why */
    const finish = (why, code = 1) => {
      signal?.removeEventListener('abort', end);
      const isOver = hasSpoken || code === 0 || signal?.aborted === true;
      resolve(isOver ? { code } : { why: `${why}${reasonIn(complaint)}` });
    };
    child.once('error', (error) => finish(`it cannot be started: ${error.message}`));
    child.once('close', (code, ended) =>
      finish(`Electron ended at once with ${ended ?? code}`, code ?? (signal?.aborted ? 0 : 1)),
    );
  });
}

/**
 * The one line that tells a person most.
 *
 * @param {string} complaint
 */
function reasonIn(complaint) {
  const line = /(?:error while loading shared libraries: |FATAL:[^\]]*\] ?)(.{1,160})/.exec(complaint)?.[1];
  return line ? `: ${line.trim()}` : '';
}
