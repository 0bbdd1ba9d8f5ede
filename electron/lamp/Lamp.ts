import type { Guards } from '#shared/animation/guards/guardFrame';
import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import type { Layout } from '#shared/lamp/Layout';
import type { LampReport } from '#shared/lamp/LampInfo';
import type { LampState, LampTrouble } from '#shared/lamp/LampState';
import type { PortDescription } from '#shared/lamp/PortDescription';
import { positionAt, type Show } from '#shared/lamp/Show';
import type { Driver } from './drivers/Driver';
import {
  type LampControl,
  type LampListener,
  type LampOutcome,
  type LampTarget,
  currentPathOf,
} from './LampControl';
import { lampGoneError } from './ports/portErrors';
import { Session } from './Session';
import { desiredStateFor, type LampOutput, type DesiredState } from './DesiredState';
import type { Clock } from '../clock/Clock';
import type { WireText } from './wire/tapWire';
import type { Wire } from './wire/Wire';

/** A lamp and the wire it was found on. */
export interface ConnectedLamp {
  readonly wire: Wire;
  readonly driver: Driver;
}

export interface LampDependencies {
  readonly clock: Clock;
  /** Calls the listener with all ports, at first and whenever they change. */
  readonly watchPorts: (listener: (ports: readonly PortDescription[]) => void) => () => void;
  /** Opens a lamp; fails with a LampwrightError. */
  readonly open: (target: LampTarget, desired: DesiredState, signal: AbortSignal) => Promise<ConnectedLamp>;
}

/** After a failure, the lamp is tried again after this time. */
const retryMs = 2000;

const troubleByCode: Partial<Record<ErrorCode, LampTrouble>> = {
  LAMP_BUSY: 'busy',
  NO_PERMISSION: 'no-permission',
  LAMP_SILENT: 'no-answer',
  LAMP_WRONG_SPEED: 'wrong-speed',
  LAMP_REFUSED: 'not-a-lamp',
};

interface Waiter {
  readonly output: LampOutput;
  readonly resolve: (outcome: LampOutcome) => void;
  readonly reject: (error: LampwrightError) => void;
}

/**
 * The lamp the user has chosen, on whatever port it is now. It connects on its own, applies the desired state, and reconnects
 * after every loss.
 */
export class Lamp implements LampControl {
  readonly #listeners = new Set<LampListener>();
  #state: LampState = { phase: 'idle' };
  /** `undefined` until they have been listed for the first time. */
  #ports: readonly PortDescription[] | undefined;
  #desired: DesiredState = {};
  #waiters: Waiter[] = [];
  #session: Session | undefined;
  #driver: Driver | undefined;
  /** Whether `use` has been called before. */
  #isUsed = false;
  /** Whether the current target has been ready before. */
  #wasReady = false;
  #onPortsChanged: () => void = () => {};
  #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();
  readonly #unwatch: () => void;

  constructor(private readonly deps: LampDependencies) {
    this.#unwatch = deps.watchPorts((ports) => {
      const before = this.#ports ?? [];
      this.#ports = ports;
      for (const { onPorts } of this.#listeners) onPorts?.(ports);
      this.#detectUnplug(before, ports);
      this.#onPortsChanged();
    });
  }

  listen = (listener: LampListener): (() => void) => {
    this.#listeners.add(listener);
    if (this.#ports) listener.onPorts?.(this.#ports);
    listener.onState?.(this.#state);
    return () => void this.#listeners.delete(listener);
  };

  /** Passes traffic on the lamp's wire to the listeners. */
  emitWireText = (text: WireText): void => {
    for (const { onWire } of this.#listeners) onWire?.(text);
  };

  use = (target: LampTarget | null): Promise<void> => {
    this.#stop.abort();
    const { signal } = (this.#stop = new AbortController());
    const isStopped = () => signal.aborted;
    this.#desired = desiredStateFor(this.#desired, target, this.#isUsed);
    this.#isUsed = true;
    // Once this has resolved, the state is no longer that of the previous lamp.
    const begun = this.#running.then(() => {
      if (isStopped()) return;
      this.#setState(target ? { phase: 'looking', path: defaultPathOf(target) } : { phase: 'idle' });
    });
    this.#running = begun.then(() =>
      target && !isStopped() ? this.#stayConnected(target, signal) : undefined,
    );
    return begun;
  };

  play = (show: Show): Promise<LampOutcome> => this.#setOutput({ type: 'show', show });

  hold = (): Promise<LampOutcome> => {
    const { output } = this.#desired;
    if (output?.type !== 'show') return Promise.resolve('shown');
    const atMs = positionAt(output.show, this.deps.clock.now());
    return this.#setOutput({ type: 'held', show: output.show, atMs });
  };

  off = (): Promise<LampOutcome> => this.#setOutput({ type: 'off' });

  setGuards = (guards: Guards): void => this.#setDesired({ ...this.#desired, guards });

  setLayout = (layout: Layout): void => this.#setDesired({ ...this.#desired, layout });

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

  #setOutput(output: LampOutput): Promise<LampOutcome> {
    for (const waiter of this.#waiters.splice(0)) waiter.resolve('replaced');
    this.#setDesired({ ...this.#desired, output });
    if (!this.#session) return Promise.resolve('later');
    return new Promise((resolve, reject) => this.#waiters.push({ output, resolve, reject }));
  }

  #setDesired(desired: DesiredState): void {
    this.#desired = desired;
    this.#session?.setDesired(desired);
  }

  /** Keeps the target's lamp connected whenever it is plugged in, until `signal` is aborted. */
  async #stayConnected(target: LampTarget, signal: AbortSignal): Promise<void> {
    this.#wasReady = false;
    let known = target;
    const isStopped = () => signal.aborted;
    while (!isStopped()) {
      const path = this.#pathOf(target);
      if (path === undefined) {
        const phase = this.#ports ? this.#absencePhase() : 'looking';
        this.#setState({ phase, path: defaultPathOf(target) });
        await this.#waitForPortChange(signal);
        continue;
      }
      try {
        this.#setState({ phase: 'looking', path });
        const lamp = await this.deps.open(withPath(known, path), this.#desired, signal);
        known = rememberKind(target, lamp.driver);
        await this.#runSession(lamp, signal);
      } catch (error) {
        if (isStopped()) break;
        this.#setFailure(error, path);
        await this.#waitForPortChange(signal, retryMs);
      }
    }
  }

  /** Applies the desired state to a lamp until it is lost. */
  async #runSession({ wire, driver }: ConnectedLamp, signal: AbortSignal): Promise<void> {
    const session = new Session(driver, this.deps.clock, this.#desired, {
      onReport: (report) => this.#emitReport(report),
      onOutput: (output, error) => this.#settleWaiters(output, error),
      onRefusal: (error) => this.#emitRefusal(error),
      onChanged: () => this.#setState({ phase: 'ready', lamp: driver.info }),
    });
    const isStopped = () => signal.aborted;
    const end = () => session.end();
    const unsubscribe = wire.onClose(end);
    signal.addEventListener('abort', end);
    try {
      if (isStopped()) return;
      this.#session = session;
      this.#driver = driver;
      this.#wasReady = true;
      this.#setState({ phase: 'ready', lamp: driver.info });
      await session.run();
      const failure = driver.failure?.();
      if (!isStopped()) throw failure ?? lampGoneError(wire.path);
    } finally {
      this.#session = undefined;
      this.#driver = undefined;
      unsubscribe();
      signal.removeEventListener('abort', end);
      for (const waiter of this.#waiters.splice(0)) waiter.resolve('later');
      await driver.release();
      await wire.close();
    }
  }

  /** Not every system reports an unplugged device to the program that has its port open. */
  #detectUnplug(before: readonly PortDescription[], now: readonly PortDescription[]): void {
    const path = this.#driver?.info.path;
    const isIn = (ports: readonly PortDescription[]) => ports.some((port) => port.path === path);
    if (isIn(before) && !isIn(now)) this.#session?.end();
  }

  #pathOf(target: LampTarget): string | undefined {
    return target.type === 'virtual' ? defaultPathOf(target) : currentPathOf(target.port, this.#ports ?? []);
  }

  /** Resolves when the ports change, after `atMostMs`, or when `signal` is aborted. */
  #waitForPortChange(signal: AbortSignal, atMostMs?: number): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const cancelTimer = atMostMs === undefined ? () => {} : this.deps.clock.after(atMostMs, () => finish());
      const finish = () => {
        cancelTimer();
        this.#onPortsChanged = () => {};
        signal.removeEventListener('abort', finish);
        resolve();
      };
      this.#onPortsChanged = finish;
      signal.addEventListener('abort', finish);
    });
  }

  #absencePhase(): 'unplugged' | 'not-found' {
    return this.#wasReady ? 'unplugged' : 'not-found';
  }

  #setFailure(error: unknown, path: string): void {
    if (!(error instanceof LampwrightError)) {
      // A bug in the app: it is reported, and the lamp is tried again as after any other failure.
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.#emitRefusal(new LampwrightError('INTERNAL', message, { cause: error }));
      return this.#setState({ phase: 'failed', path, message: 'Something went wrong in the app itself.' });
    }
    const { code, message } = error;
    if (code === 'LAMP_GONE' || code === 'LAMP_NOT_FOUND') {
      this.#setState({ phase: this.#absencePhase(), path });
    } else {
      this.#setState({ phase: troubleByCode[code] ?? 'failed', path, message });
    }
  }

  #settleWaiters(output: LampOutput, error: LampwrightError | undefined): void {
    const settled = this.#waiters.filter((waiter) => waiter.output === output);
    this.#waiters = this.#waiters.filter((waiter) => waiter.output !== output);
    for (const { resolve, reject } of settled) {
      if (error) reject(error);
      else resolve('shown');
    }
    if (error && settled.length === 0) this.#emitRefusal(error);
  }

  #setState(state: LampState): void {
    const before = this.#state;
    this.#state = state;
    if (before.phase === 'looking' && state.phase === 'looking' && before.path === state.path) return;
    for (const { onState } of this.#listeners) onState?.(state);
  }

  #emitReport(report: LampReport): void {
    for (const { onReport } of this.#listeners) onReport?.(report);
  }

  #emitRefusal(error: LampwrightError): void {
    for (const { onRefusal } of this.#listeners) onRefusal?.(error);
  }
}

/** The target with its lamp's current path. */
function withPath(target: LampTarget, path: string): LampTarget {
  return target.type === 'virtual' ? target : { ...target, port: { ...target.port, path } };
}

/** Remembers that a lamp has our firmware, so that it need not be identified again when it comes back. */
function rememberKind(target: LampTarget, { info: { kind } }: Driver): LampTarget {
  return target.type === 'port' && kind === 'native' ? { ...target, port: { ...target.port, kind } } : target;
}

function defaultPathOf(target: LampTarget): string {
  return target.type === 'virtual' ? 'virtual' : target.port.path;
}
