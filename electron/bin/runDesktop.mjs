import { spawn } from 'node:child_process';
import { launchMessages } from './launchMessages.mjs';

/**
 * How the desktop app ended: with its exit code, or before it wrote a launch message.
 *
 * @typedef {{ code: number } | { why: string }} Ended
 */

/** How much output is kept before a launch message, in characters. */
const maxOutputLength = 20_000;

/**
 * Runs the desktop app until it ends, and passes its launch message to `say`. Its error output goes to `complain` once there
 * is a launch message; if there is none, it explains why the window did not open.
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
    let [output, errorOutput, hasLaunched] = ['', '', false];
    // Some editors' terminals set this variable; Electron would then run as plain Node.
    const { ELECTRON_RUN_AS_NODE: _, ...rest } = env;
    const child = spawn(path, args, { env: rest, stdio: ['inherit', 'pipe', 'pipe'] });
    // Ctrl-C reaches the app directly; forwarding the same signal would count as a second request.
    const end = () => child.kill('SIGTERM');
    signal?.addEventListener('abort', end, { once: true });

    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      if (hasLaunched) return;
      output = (output + text).slice(-maxOutputLength);
      const lines = output.split(/\r?\n/);
      const message = Object.values(launchMessages).find((candidate) => lines.includes(candidate));
      if (!message) return;
      hasLaunched = true;
      complain(errorOutput);
      say(message);
    });
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      if (hasLaunched) complain(text);
      else errorOutput = (errorOutput + text).slice(-maxOutputLength);
    });
    /** @param {string} why */
    const finish = (why, code = 1) => {
      signal?.removeEventListener('abort', end);
      const isOver = hasLaunched || code === 0 || signal?.aborted === true;
      resolve(isOver ? { code } : { why: `${why}${reasonIn(errorOutput)}` });
    };
    child.once('error', (error) => finish(`it cannot be started: ${error.message}`));
    child.once('close', (code, ended) =>
      finish(`Electron ended at once with ${ended ?? code}`, code ?? (signal?.aborted ? 0 : 1)),
    );
  });
}

/**
 * The most helpful line of the error output.
 *
 * @param {string} errorOutput
 */
function reasonIn(errorOutput) {
  const line = /(?:error while loading shared libraries: |FATAL:[^\]]*\] ?)(.{1,160})/.exec(errorOutput)?.[1];
  return line ? `: ${line.trim()}` : '';
}
