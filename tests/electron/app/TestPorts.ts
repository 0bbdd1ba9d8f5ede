import { LampwrightError } from '#shared/errors/LampwrightError';
import type { PortDescription } from '#shared/lamp/PortDescription';
import { Lamp } from '../../../electron/lamp/Lamp';
import { openLamp } from '../../../electron/lamp/openLamp';
import { openVirtualWire } from '../../../electron/lamp/virtual/openVirtualWire';
import { smallModel, type LampModel } from '../../../electron/lamp/virtual/LampModel';
import { VirtualLamp } from '../../../electron/lamp/virtual/VirtualLamp';
import { VirtualWire } from '../../../electron/lamp/virtual/VirtualWire';
import { backgroundClock, type Clock } from '../../../electron/clock/Clock';
import { tapWire } from '../../../electron/lamp/wire/tapWire';
import type { Wire } from '../../../electron/lamp/wire/Wire';
import { FakeClock } from '../../fakes/FakeClock';

interface Plugged {
  readonly port: PortDescription;
  readonly lamp: VirtualLamp;
  wire: VirtualWire | undefined;
}

/** The ports of a machine and the lamps on them. They outlive the app that uses them, as real ones do. */
export class TestPorts {
  /** The virtual lamp. */
  readonly virtual: VirtualLamp;
  /** The number of open wires. */
  openWires = 0;
  /** While set, opening a port fails with this. */
  openError: LampwrightError | undefined;
  /** A port on which nothing answers. */
  silentPath: string | undefined;
  #plugged: Plugged[] = [];
  #notify: (ports: readonly PortDescription[]) => void = () => {};

  /** The lamps' own clock: their timers are not the app's. */
  readonly #farClock: Clock;

  constructor(readonly clock: Clock) {
    this.#farClock = clock instanceof FakeClock ? clock : backgroundClock;
    this.virtual = new VirtualLamp(this.#farClock);
  }

  /** Plugs a lamp into a port. */
  plug(
    path = '/dev/ttyUSB0',
    serialNumber = 'A1B2C3D4',
    {
      model = smallModel,
      likelihood = 'lamp',
    }: Partial<Pick<PortDescription, 'likelihood'> & { model: LampModel }> = {},
  ): VirtualLamp {
    const known = this.#plugged.find(({ port }) => port.serialNumber === serialNumber);
    const lamp = known?.lamp ?? new VirtualLamp(this.#farClock, model);
    const port = { path, serialNumber, name: 'CH340', vendorId: '1a86', productId: '7523', likelihood };
    this.#plugged = [...this.#plugged.filter((each) => each !== known), { port, lamp, wire: undefined }];
    this.#notify(this.#ports());
    return lamp;
  }

  unplug(path = '/dev/ttyUSB0'): void {
    const gone = this.#plugged.find(({ port }) => port.path === path);
    this.#plugged = this.#plugged.filter((each) => each !== gone);
    gone?.wire?.unplug();
    this.#notify(this.#ports());
  }

  /** The app's lamp controller on these ports. */
  lamp(): Lamp {
    const tapped = (wire: Wire) => tapWire(wire, this.clock, (text) => lamp.emitWireText(text));
    const opener = {
      clock: this.clock,
      openPort: async (path: string) => tapped(this.#counted(await this.#open(path))),
      openVirtualWire: () =>
        tapped(this.#counted(openVirtualWire({ clock: this.clock, device: this.virtual }))),
    };
    const lamp = new Lamp({
      clock: this.clock,
      watchPorts: (listener) => {
        this.#notify = listener;
        listener(this.#ports());
        return () => (this.#notify = () => {});
      },
      open: (target, desired, signal) => openLamp(opener, target, desired, signal),
    });
    return lamp;
  }

  /** Whether an app is watching the ports. */
  get isWatched(): boolean {
    return this.#notify.length > 0;
  }

  #ports(): PortDescription[] {
    return this.#plugged.map(({ port }) => port);
  }

  async #open(path: string): Promise<Wire> {
    if (this.openError) throw this.openError;
    const plugged = this.#plugged.find(({ port }) => port.path === path);
    if (!plugged) throw new LampwrightError('LAMP_NOT_FOUND', `${path} is not there.`);
    const far = path === this.silentPath ? { receive: () => {}, onSent: () => () => {} } : plugged.lamp;
    plugged.wire = new VirtualWire(far, { clock: this.clock, path });
    return plugged.wire;
  }

  #counted(wire: Wire): Wire {
    this.openWires++;
    wire.onClose(() => this.openWires--);
    return wire;
  }
}
