import { LampwrightError } from '#shared/errors/LampwrightError';
import type { LampReport } from '#shared/lamp/LampInfo';
import type { LampState } from '#shared/lamp/LampState';
import type { PortDescription } from '#shared/lamp/PortDescription';
import type { Show } from '#shared/lamp/Show';
import type { Program } from '#shared/program/Program';
import { Lamp, type LampDependencies } from '../../../../electron/lamp/Lamp';
import type { DriverChoice, LampTarget } from '../../../../electron/lamp/LampControl';
import { openLamp } from '../../../../electron/lamp/openLamp';
import { smallModel, type LampModel } from '../../../../electron/lamp/virtual/LampModel';
import { VirtualLamp } from '../../../../electron/lamp/virtual/VirtualLamp';
import { VirtualWire } from '../../../../electron/lamp/virtual/VirtualWire';
import { pause } from '../../../../electron/clock/Clock';
import { FakeClock } from '../../../fakes/FakeClock';
import { advanceToOutcome } from '../link/outcomeOf';
import { RecordingDevice } from '../link/RecordingDevice';

/** A board that can be plugged into any port. */
export class Board {
  readonly lamp: VirtualLamp;
  readonly recorder: RecordingDevice;
  path: string | undefined;
  wire: VirtualWire | undefined;

  constructor(
    clock: FakeClock,
    readonly serialNumber: string,
    model: LampModel = smallModel,
  ) {
    this.lamp = new VirtualLamp(clock, model);
    this.recorder = new RecordingDevice(this.lamp);
  }
}

/** The app's lamp with boards on ports, on a fake clock. Records everything it reports. */
export class LampFixture {
  readonly clock = new FakeClock();
  readonly boards: Board[] = [];
  readonly states: LampState[] = [];
  readonly reports: LampReport[] = [];
  readonly refusals: LampwrightError[] = [];
  readonly lamp: Lamp;
  /** While set, opening a port fails with this. */
  openError: Error | undefined;
  /** How long opening a port takes. */
  openMs = 0;
  /** The number of open wires, and the highest it ever was. */
  openWires = 0;
  maxOpenWires = 0;
  opened = 0;
  #onPorts: (ports: readonly PortDescription[]) => void = () => {};

  constructor({ knowsPorts = true } = {}) {
    const opener = {
      clock: this.clock,
      openPort: (path: string) => this.#openPort(path),
      openVirtualWire: () =>
        this.#countOpen(new VirtualWire(new VirtualLamp(this.clock), { clock: this.clock })),
    };
    const deps: LampDependencies = {
      clock: this.clock,
      watchPorts: (listener) => {
        this.#onPorts = listener;
        if (knowsPorts) listener(this.#ports());
        return () => (this.#onPorts = () => {});
      },
      open: (target, desired, signal) => openLamp(opener, target, desired, signal),
    };
    this.lamp = new Lamp(deps);
    this.lamp.listen({
      onState: (state) => this.states.push(state),
      onReport: (report) => this.reports.push(report),
      onRefusal: (error) => this.refusals.push(error),
    });
  }

  get phase(): LampState['phase'] | undefined {
    return this.states.at(-1)?.phase;
  }

  get phases(): LampState['phase'][] {
    return this.states.map(({ phase }) => phase);
  }

  /** A new board on a port. */
  board(path = '/dev/ttyUSB0', serialNumber = 'A1B2C3D4', model: LampModel = smallModel): Board {
    const board = new Board(this.clock, serialNumber, model);
    this.boards.push(board);
    this.plug(board, path);
    return board;
  }

  plug(board: Board, path: string): void {
    board.path = path;
    this.emitPorts();
  }

  unplug(board: Board): void {
    board.path = undefined;
    board.wire?.unplug();
    this.emitPorts();
  }

  /** Reports the system's current ports. */
  emitPorts(): void {
    this.#onPorts(this.#ports());
  }

  /** A board as the app remembers it. */
  targetOf({ path = '/dev/ttyUSB0', serialNumber }: Board, driver: DriverChoice = 'native'): LampTarget {
    const port = { path, serialNumber, vendorId: '1a86', productId: '7523', kind: 'native' as const };
    return { type: 'port', port, driver };
  }

  showOf(program: Program, positionMs = 0): Show {
    return { program, startedMs: this.clock.now() - positionMs };
  }

  waitFor(promise: Promise<unknown>, limitMs?: number): Promise<unknown> {
    return advanceToOutcome(this.clock, promise, limitMs);
  }

  /** Connects a board and waits until it is ready. */
  async connect(board: Board): Promise<void> {
    await this.waitFor(this.lamp.use(this.targetOf(board)));
    await this.clock.advance(100);
    if (this.phase !== 'ready') throw new Error(`The lamp is not ready, but ${this.phase}.`);
  }

  /** Closes everything; returns what is still open or pending. */
  async leftOpen(): Promise<{ wires: number; timers: number }> {
    await this.clock.advance(20_000);
    return { wires: this.openWires, timers: this.clock.waiting };
  }

  #ports(): PortDescription[] {
    return this.boards.flatMap(({ path, serialNumber }) =>
      path === undefined
        ? []
        : [
            {
              path,
              serialNumber,
              name: 'CH340',
              vendorId: '1a86',
              productId: '7523',
              likelihood: 'lamp' as const,
            },
          ],
    );
  }

  async #openPort(path: string): Promise<VirtualWire> {
    this.opened++;
    if (this.openMs > 0) await pause(this.clock, this.openMs);
    if (this.openError) throw this.openError;
    const board = this.boards.find((candidate) => candidate.path === path);
    if (!board) throw new LampwrightError('LAMP_NOT_FOUND', `${path} is not there.`);
    const wire = new VirtualWire(board.recorder, { clock: this.clock, path, baud: 115_200 });
    board.wire = wire;
    return this.#countOpen(wire);
  }

  #countOpen(wire: VirtualWire): VirtualWire {
    this.openWires++;
    this.maxOpenWires = Math.max(this.maxOpenWires, this.openWires);
    wire.onClose(() => this.openWires--);
    return wire;
  }
}
