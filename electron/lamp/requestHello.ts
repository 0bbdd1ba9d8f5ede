import { LampwrightError } from '#shared/errors/LampwrightError';
import { parseHello, type Hello } from '#shared/lamp/wire/messages';
import type { LampLink, RetryPolicy } from './link/LampLink';

/** Opening the port restarts many boards, which then take a while to answer. */
const bootRetryPolicy: RetryPolicy = { tries: 7, waitMs: 400 };

/**
 * Asks a lamp with our firmware what it is. Fails with LAMP_SILENT after three seconds without a reply, and with LAMP_REFUSED
 * if the reply cannot be read.
 */
export async function requestHello(link: LampLink): Promise<Hello> {
  const hello = parseHello(await link.request({ do: 'hello' }, bootRetryPolicy));
  if (hello) return hello;
  throw new LampwrightError(
    'LAMP_REFUSED',
    'The lamp speaks another version of the protocol. Put the firmware on it that came with this app.',
  );
}
