import type { Members } from '#shared/lamp/wire/lines';
import type { Request } from '#shared/lamp/wire/messages';
import { NativeDriver } from './drivers/NativeDriver';
import { translateRefusals } from './drivers/refusals';
import { requestHello } from './requestHello';
import { LampLink } from './link/LampLink';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { type ChosenPort, currentPathOf } from './LampControl';
import { PortWatch } from './ports/PortWatch';
import { listPorts, openPort } from './ports/serialPorts';
import { realClock } from '../clock/Clock';

/** Sends one request to a lamp with our firmware and returns the reply. After `keep` it waits until the program is stored. */
export async function askLamp(port: ChosenPort, request: Request): Promise<Members> {
  const path = currentPathOf(
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
    const hello = await requestHello(link);
    const reply = await translateRefusals(link.request(request), hello.memory);
    if (request.do !== 'keep') return reply;
    await new NativeDriver(wire, link, realClock, hello).waitUntilKept();
    return await link.request({ do: 'status' });
  } finally {
    link.release();
    await wire.close();
  }
}
