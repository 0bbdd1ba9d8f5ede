import type { Guards } from '#shared/animation/guards/guardFrame';
import { LampwrightError, type ErrorCode } from '#shared/api/errors';
import type { Layout } from '#shared/lamp/layout';
import type { LampReport } from '#shared/lamp/LampInfo';
import type { LampState, Trouble } from '#shared/lamp/lampState';
import type { PortDescription } from '#shared/lamp/port';
import { positionAt, type Show } from '#shared/lamp/Show';
import type { Driver } from './drivers/Driver';
import type { LampControl, LampListener, Outcome, Target } from './LampControl';
import { pathOf } from './pathOf';
import { lampGone } from './ports/portErrors';
import { Session } from './Session';
import type { Scene } from './Scene';
import type { Wanted } from './Wanted';
import type { Clock } from './wire/Clock';
import type { WireText } from './wire/tapWire';
import type { Wire } from './wire/Wire';

/** A lamp that was found on a wire. */
export interface OpenLamp {
  readonly wire: Wire;
  readonly driver: Driver;
}

/** What the lamp is built from. */
export interface LampParts {
  readonly clock: Clock;
  /** Calls with all ports, now and whenever they change. */
  readonly watchPorts: (listener: (ports: readonly PortDescription[]) => void) => () => void;
  /** Opens a lamp; fails with a LampwrightError. */
  readonly open: (target: Target, wanted: Wanted, signal: AbortSignal) => Promise<OpenLamp>;
}

/** How long until a lamp in trouble is tried again by itself. */
const tryAgainMs = 2000;

const troubleByCode: Partial<Record<ErrorCode, Trouble>> = {
  LAMP_BUSY: 'busy',
  NO_PERMISSION: 'no-permission',
  LAMP_SILENT: 'no-answer',
  LAMP_WRONG_SPEED: 'wrong-speed',
  LAMP_REFUSED: 'not-a-lamp',
};

interface Waiter {
  readonly scene: Scene;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: LampwrightError) => void;
}

/**
 * The lamp of this app: one that was chosen, on whatever port it is now. It connects by itself, brings what is wanted to it, and
 * takes it up again after every loss.
 */
export class Lamp implements LampControl {
  readonly #listeners = new Set<LampListener>();
  #state: LampState = { phase: 'idle' };
  /** None until they were listed for the first time. */
  #ports: readonly PortDescription[] | undefined;
  #wanted: Wanted = {};
  #waiters: Waiter[] = [];
  #session: Session | undefined;
  #driver: Driver | undefined;
  /** Some lamp was taken into use before. */
  #isUsed = false;
  /** The target in use has been ready before. */
  #wasReady = false;
  #portsChanged: () => void = () => {};
  #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();
  readonly #unwatch: () => void;

  constructor(private readonly parts: LampParts) {
    this.#unwatch = parts.watchPorts((ports) => {
      const before = this.#ports ?? [];
      this.#ports = ports;
      for (const { onPorts } of this.#listeners) onPorts?.(ports);
      this.#noticeLoss(before, ports);
      this.#portsChanged();
    });
  }

  listen = (listener: LampListener): (() => void) => {
    this.#listeners.add(listener);
    if (this.#ports) listener.onPorts?.(this.#ports);
    listener.onState?.(this.#state);
    return () => void this.#listeners.delete(listener);
  };

  /** Something went over the wire of the lamp. */
  hear = (text: WireText): void => {
    for (const { onWire } of this.#listeners) onWire?.(text);
  };

  use = (target: Target | null): Promise<void> => {
    this.#stop.abort();
    const { signal } = (this.#stop = new AbortController());
    const isStopped = () => signal.aborted;
    this.#wanted = wantedOf(this.#wanted, target, this.#isUsed);
    this.#isUsed = true;
    // Nobody who has waited for this may still see the lamp of before.
    const begun = this.#running.then(() => {
      if (isStopped()) return;
      this.#setState(target ? { phase: 'looking', path: usualPath(target) } : { phase: 'idle' });
    });
    this.#running = begun.then(() => (target && !isStopped() ? this.#keepUp(target, signal) : undefined));
    return begun;
  };

  play = (show: Show): Promise<Outcome> => this.#want({ type: 'show', show });

  hold = (): Promise<Outcome> => {
    const { scene } = this.#wanted;
    if (scene?.type !== 'show') return Promise.resolve('shown');
    const atMs = positionAt(scene.show, this.parts.clock.now());
    return this.#want({ type: 'held', show: scene.show, atMs });
  };

  off = (): Promise<Outcome> => this.#want({ type: 'off' });

  setGuards = (guards: Guards): void => this.#rewant({ ...this.#wanted, guards });

  setLayout = (layout: Layout): void => this.#rewant({ ...this.#wanted, layout });

  keep = async (): Promise<void> => {
    if (!this.#driver) throw new LampwrightError('LAMP_NOT_FOUND', 'No lamp is ready. Connect one first.');
    await this.#driver.keep();
  };

  close = async (): Promise<void> => {
    this.#unwatch();
    await this.use(null);
    await this.#running;
    this.#listeners.clear();
  };

  #want(scene: Scene): Promise<Outcome> {
    for (const waiter of this.#waiters.splice(0)) waiter.resolve('replaced');
    this.#rewant({ ...this.#wanted, scene });
    if (!this.#session) return Promise.resolve('later');
    return new Promise((resolve, reject) => this.#waiters.push({ scene, resolve, reject }));
  }

  #rewant(wanted: Wanted): void {
    this.#wanted = wanted;
    this.#session?.want(wanted);
  }

  /** Has the target's lamp at hand whenever it can be had, until told to stop. */
  async #keepUp(target: Target, signal: AbortSignal): Promise<void> {
    this.#wasReady = false;
    let known = target;
    const isStopped = () => signal.aborted;
    while (!isStopped()) {
      const path = this.#pathOf(target);
      if (path === undefined) {
        const phase = this.#ports ? this.#absence() : 'looking';
        this.#setState({ phase, path: usualPath(target) });
        await this.#portsToChange(signal);
        continue;
      }
      try {
        this.#setState({ phase: 'looking', path });
        const lamp = await this.parts.open(at(known, path), this.#wanted, signal);
        known = knownAs(target, lamp.driver);
        await this.#serve(lamp, signal);
      } catch (error) {
        if (isStopped()) break;
        this.#fail(error, path);
        await this.#portsToChange(signal, tryAgainMs);
      }
    }
  }

  /** Has a lamp show what is wanted until it is lost. */
  async #serve({ wire, driver }: OpenLamp, signal: AbortSignal): Promise<void> {
    const session = new Session(driver, this.parts.clock, this.#wanted, {
      onReport: (report) => this.#report(report),
      onScene: (scene, error) => this.#settle(scene, error),
      onRefusal: (error) => this.#tell(error),
      onChanged: () => this.#setState({ phase: 'ready', lamp: driver.info }),
    });
    const isStopped = () => signal.aborted;
    const end = () => session.end();
    const forget = wire.onClose(end);
    signal.addEventListener('abort', end);
    try {
      if (isStopped()) return;
      this.#session = session;
      this.#driver = driver;
      this.#wasReady = true;
      this.#setState({ phase: 'ready', lamp: driver.info });
      await session.run();
      const failure = driver.failure?.();
      if (!isStopped()) throw failure ?? lampGone(wire.path);
    } finally {
      this.#session = undefined;
      this.#driver = undefined;
      forget();
      signal.removeEventListener('abort', end);
      for (const waiter of this.#waiters.splice(0)) waiter.resolve('later');
      await driver.release();
      await wire.close();
    }
  }

  /** Not every system says that a port is gone to whoever has it open. */
  #noticeLoss(before: readonly PortDescription[], now: readonly PortDescription[]): void {
    const path = this.#driver?.info.path;
    const isIn = (ports: readonly PortDescription[]) => ports.some((port) => port.path === path);
    if (isIn(before) && !isIn(now)) this.#session?.end();
  }

  #pathOf(target: Target): string | undefined {
    return target.type === 'virtual' ? usualPath(target) : pathOf(target.port, this.#ports ?? []);
  }

  /** Until the ports change, it is time to try again, or `signal` is given. */
  #portsToChange(signal: AbortSignal, atMostMs?: number): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const callOff = atMostMs === undefined ? () => {} : this.parts.clock.after(atMostMs, () => finish());
      const finish = () => {
        callOff();
        this.#portsChanged = () => {};
        signal.removeEventListener('abort', finish);
        resolve();
      };
      this.#portsChanged = finish;
      signal.addEventListener('abort', finish);
    });
  }

  #absence(): 'unplugged' | 'not-found' {
    return this.#wasReady ? 'unplugged' : 'not-found';
  }

  #fail(error: unknown, path: string): void {
    if (!(error instanceof LampwrightError)) {
      // A fault of ours: it is told, and the lamp goes on as after any other.
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.#tell(new LampwrightError('INTERNAL', message, { cause: error }));
      return this.#setState({ phase: 'failed', path, message: 'Something went wrong in the app itself.' });
    }
    const { code, message } = error;
    if (code === 'LAMP_GONE' || code === 'LAMP_NOT_FOUND') {
      this.#setState({ phase: this.#absence(), path });
    } else {
      this.#setState({ phase: troubleByCode[code] ?? 'failed', path, message });
    }
  }

  #settle(scene: Scene, error: LampwrightError | undefined): void {
    const settled = this.#waiters.filter((waiter) => waiter.scene === scene);
    this.#waiters = this.#waiters.filter((waiter) => waiter.scene !== scene);
    for (const { resolve, reject } of settled) {
      if (error) reject(error);
      else resolve('shown');
    }
    if (error && settled.length === 0) this.#tell(error);
  }

  #setState(state: LampState): void {
    const before = this.#state;
    this.#state = state;
    if (before.phase === 'looking' && state.phase === 'looking' && before.path === state.path) return;
    for (const { onState } of this.#listeners) onState?.(state);
  }

  #report(report: LampReport): void {
    for (const { onReport } of this.#listeners) onReport?.(report);
  }

  #tell(error: LampwrightError): void {
    for (const { onRefusal } of this.#listeners) onRefusal?.(error);
  }
}

/** What is wanted of a lamp when another one was in use before: where that one's LEDs are is nothing to it. */
function wantedOf({ layout, ...wanted }: Wanted, target: Target | null, wasUsed: boolean): Wanted {
  const kept = target?.type === 'virtual' && target.layout ? target.layout : wasUsed ? undefined : layout;
  return { ...wanted, ...(kept && { layout: kept }) };
}

/** The target with the path its lamp is on now. */
function at(target: Target, path: string): Target {
  return target.type === 'virtual' ? target : { ...target, port: { ...target.port, path } };
}

/** A lamp with our firmware need not be looked at again when it comes back: it can be asked at once. */
function knownAs(target: Target, { info: { kind } }: Driver): Target {
  return target.type === 'port' && kind === 'native' ? { ...target, port: { ...target.port, kind } } : target;
}

function usualPath(target: Target): string {
  return target.type === 'virtual' ? 'virtual' : target.port.path;
}
