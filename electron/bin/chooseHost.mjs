/**
 * What decides where the window opens.
 *
 * @typedef {object} HostFacts
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {NodeJS.Platform} platform
 * @property {number | undefined} userId none on Windows
 */

/**
 * The desktop window or a browser. `why` is set if the browser was not the user's choice.
 *
 * @typedef {{ host: 'desktop' } | { host: 'browser', why?: string }} Choice
 */

/**
 * Chooses the browser if it was requested, or if the desktop window certainly cannot open. Tries nothing out.
 *
 * @param {HostFacts} facts
 * @returns {Choice}
 */
export function chooseHost({ env, platform, userId }) {
  if (env['LAMPWRIGHT_HOST'] === 'browser') return { host: 'browser' };
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY'])
    return { host: 'browser', why: 'there is no display' };
  // Chromium has no sandbox for root, and we do not run it without one.
  if (platform === 'linux' && userId === 0)
    return { host: 'browser', why: 'it runs as root, for whom Chromium has no sandbox' };
  return { host: 'desktop' };
}
