import { connect } from 'node:net';

const defaultSource = 'https://github.com/';

/**
 * The server the runtime is downloaded from: the configured proxy or mirror, else GitHub.
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
 * True if a connection can be opened within the limit. Nothing is sent.
 *
 * @param {URL} source
 * @param {number} limitMs
 * @returns {Promise<boolean>}
 */
export function canReach({ hostname, port, protocol }, limitMs) {
  return new Promise((resolve) => {
    const socket = connect({
      // An IPv6 address has brackets in a URL only.
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (protocol === 'http:' ? 80 : 443),
    });
    /** @param {boolean} isReachable */
    const settle = (isReachable) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isReachable);
    };
    const timer = setTimeout(() => settle(false), limitMs);
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
