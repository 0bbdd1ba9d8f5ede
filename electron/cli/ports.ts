import { LampwrightError } from '#shared/errors/LampwrightError';
import { findRemembered } from '#shared/lamp/PortDescription';
import { PortWatch } from '../lamp/ports/PortWatch';
import { listPorts } from '../lamp/ports/serialPorts';
import type { CliCommand } from './CliCommand';
import { readSettings } from './openStorage';

/** `lamp ports`: the serial ports. None is opened. */
export const ports: CliCommand = {
  details: `Writes {"ok":true,"ports":[{"path","name","vendorId","productId","serialNumber",
"manufacturer","likelihood","isChosen"}]}, the likely lamps first. No port is opened, since that
would restart most boards.

  --data DIR       the data folder with the settings: which lamp is chosen`,
  options: { data: { type: 'string' } },
  run: async (call, terminal) => {
    if (call.words.length > 0) throw new LampwrightError('BAD_USAGE', 'lamp ports takes no words.');
    const { lamp } = await readSettings(call.options, terminal);
    const found = await new PortWatch(listPorts, () => {}).now();
    const chosen = lamp ? findRemembered(lamp, found) : undefined;
    const listed = found.map((port) => ({ ...port, isChosen: port === chosen }));
    if (listed.length === 0) terminal.say('No serial port found. Plug the lamp in.');
    await terminal.write(`${JSON.stringify({ ok: true, ports: listed })}\n`);
    return 0;
  },
};
