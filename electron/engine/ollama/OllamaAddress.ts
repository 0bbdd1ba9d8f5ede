import { isIP } from 'node:net';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { defaultSettings } from '#shared/api/settingsSchema';
import type { InstalledModel } from './responseSchemas';

/** The address of an Ollama server. */
export interface OllamaAddress {
  /** Without a trailing slash. */
  readonly url: string;
  /** The server is on this machine, so nothing sent to it leaves it. */
  readonly isLocal: boolean;
}

const defaultPort = '11434';

/**
 * The address to use: the one in the settings; if that is the default, `OLLAMA_HOST`, if set. Fails with BAD_HOST if it is
 * not an address.
 */
export function chosenAddress(
  setting: string,
  env: Readonly<Record<string, string | undefined>>,
): OllamaAddress {
  // Ollama itself ignores quotes around the value.
  const fromEnv = env['OLLAMA_HOST']?.trim().replace(/^(["'])(.*)\1$/, '$2');
  return setting === defaultSettings.engineHost && fromEnv ? readAddress(fromEnv) : readAddress(setting);
}

/** Reads `host`, `host:port`, `:port` or a URL. Fails with BAD_HOST. */
export function readAddress(text: string): OllamaAddress {
  const trimmed = text.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
  if (!hasScheme && /^https?:/i.test(trimmed)) throw notAnAddress(text);
  const isBareIpv6 = isIP(trimmed) === 6;
  const host = isBareIpv6 ? `[${trimmed}]` : trimmed.startsWith(':') ? `127.0.0.1${trimmed}` : trimmed;
  const url = parseUrl(hasScheme ? trimmed : `http://${host}`, text);
  if (url.username !== '' || url.password !== '') {
    throw new LampwrightError(
      'BAD_HOST',
      'The address of Ollama must not contain a name or a password: they would be stored in plain text.',
    );
  }
  // A server listens on these addresses, but clients cannot connect to them everywhere.
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  if (url.hostname === '[::]') url.hostname = '[::1]';
  if (!hasScheme && url.port === '' && !/:80(?:\/|$)/.test(host)) url.port = defaultPort;
  return { url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`, isLocal: isLoopback(url.hostname) };
}

function parseUrl(candidate: string, typed: string): URL {
  const url = URL.canParse(candidate) ? new URL(candidate) : undefined;
  if (url && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '') return url;
  throw notAnAddress(typed);
}

function notAnAddress(typed: string): LampwrightError {
  return new LampwrightError(
    'BAD_HOST',
    `“${typed.slice(0, 100)}” is not an address for Ollama. Write it like http://127.0.0.1:11434.`,
  );
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** The privacy warning for an address on another machine; undefined for this machine. */
export function remoteWarning({ url, isLocal }: OllamaAddress): string | undefined {
  if (isLocal) return undefined;
  const plain = url.startsWith('http:') ? ', unencrypted' : '';
  return `Ollama runs on another machine: what you write leaves this one, to ${url}${plain}.`;
}

/** The privacy warning for a model that runs in the cloud; undefined for a local one. */
export function cloudWarning({ name, remoteHost }: InstalledModel): string | undefined {
  return remoteHost === undefined
    ? undefined
    : `“${name}” does not run on this machine: what you write leaves it, to ${remoteHost}.`;
}
