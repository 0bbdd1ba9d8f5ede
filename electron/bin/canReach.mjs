import { connect } from 'node:net';

const defaultSource = 'https://github.com/';

/**
 * Where the runtime is fetched from: Electron's own place, or the mirror or proxy that was set for it.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {URL}
 */
export function runtimeSource(env) {
  const mirror = env['npm_config_electron_mirror'] || env['ELECTRON_MIRROR'] || defaultSource;
  const proxy = env['ELECTRON_GET_USE_PROXY'] ? env['HTTPS_PROXY'] || env['https_proxy'] : undefined;
  const [first, last] = [proxy || mirror, defaultSource];
  return URL.canParse(first) ? new URL(first) : new URL(last);
}

/**
 * True when something answers there within the limit. Nothing is sent.
 *
 * @param {URL} source
 * @param {number} limitMs
 * @returns {Promise<boolean>}
 */
export function canReach({ hostname, port, protocol }, limitMs) {
  return new Promise((resolve) => {
    const socket = connect({
      // Brackets are of the address's writing, not of the address.
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (protocol === 'http:' ? 80 : 443),
    });
    /** @param {boolean} isReached */
    const settle = (isReached) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isReached);
    };
    const timer = setTimeout(() => settle(false), limitMs);
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
