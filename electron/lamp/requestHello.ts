import { LampwrightError } from '#shared/errors/LampwrightError';
import { helloSchema, type Hello } from '#shared/lamp/wire/messages';
import type { LampLink, RetryPolicy } from './link/LampLink';

/** A board that starts anew when its port is opened needs a while to answer. */
const bootRetryPolicy: RetryPolicy = { tries: 7, waitMs: 400 };

/** Asks a lamp that should be one of ours who it is. Fails with LAMP_SILENT after three seconds. */
export async function requestHello(link: LampLink): Promise<Hello> {
  return readHello(await link.request({ do: 'hello' }, bootRetryPolicy));
}

/** Reads a lamp's reply to `hello`. Fails with LAMP_REFUSED where it is none that we understand. */
export function readHello(members: unknown): Hello {
  const hello = helloSchema.safeParse(members);
  if (hello.success) return hello.data;
  throw new LampwrightError(
    'LAMP_REFUSED',
    'The lamp speaks another version of the protocol. Put the firmware on it that came with this app.',
  );
}
