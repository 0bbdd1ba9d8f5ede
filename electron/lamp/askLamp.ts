import type { Members } from '#shared/lamp/wire/lines';
import type { Request } from '#shared/lamp/wire/messages';
import { NativeDriver } from './drivers/NativeDriver';
import { inWords } from './drivers/refusals';
import { greet } from './greet';
import { LampLink } from './link/LampLink';
import { LampwrightError } from '#shared/api/errors';
import type { ChosenPort } from './LampControl';
import { pathOf } from './pathOf';
import { PortWatch } from './ports/PortWatch';
import { listPorts, openPort } from './ports/serialPorts';
import { realClock } from './wire/Clock';

/** Asks a lamp with our firmware one thing, and tells its reply. After `keep` it waits until all is stored. */
export async function askLamp(port: ChosenPort, request: Request): Promise<Members> {
  const path = pathOf(
    port,
    port.vendorId === undefined ? [] : await new PortWatch(listPorts, () => {}).now(),
  );
  if (path === undefined)
    throw new LampwrightError(
      'LAMP_NOT_FOUND',
      `The lamp on ${port.path} is not there. Plug it in, then try again.`,
    );
  const wire = await openPort(path, { baud: 115_200 });
  const link = new LampLink(wire, realClock);
  try {
    const hello = await greet(link);
    const reply = await inWords(link.request(request), hello.memory);
    if (request.do !== 'keep') return reply;
    await new NativeDriver(wire, link, realClock, hello).untilKept();
    return await link.request({ do: 'status' });
  } finally {
    link.release();
    await wire.close();
  }
}
