/**
 * What decides who shows the window.
 *
 * @typedef {object} Surroundings
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {NodeJS.Platform} platform
 * @property {number | undefined} userId none on Windows
 */

/**
 * The desktop's own window, or a browser; with the reason, if it was not the owner's choice.
 *
 * @typedef {{ host: 'desktop' } | { host: 'browser', why?: string }} Choice
 */

/**
 * Chooses without trying anything: what is certain not to work is not tried.
 *
 * @param {Surroundings} surroundings
 * @returns {Choice}
 */
export function chooseHost({ env, platform, userId }) {
  if (env['LAMPWRIGHT_HOST'] === 'browser') return { host: 'browser' };
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY'])
    return { host: 'browser', why: 'there is no display' };
  // Chromium has no sandbox for root, and we do not go without.
  if (platform === 'linux' && userId === 0)
    return { host: 'browser', why: 'it is started as root, for whom there is no sandbox' };
  return { host: 'desktop' };
}
