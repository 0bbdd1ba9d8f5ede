import { isDeepStrictEqual } from 'node:util';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { PortDescription } from '#shared/lamp/PortDescription';
import { realClock, type Clock } from '../../clock/Clock';

type Ports = readonly PortDescription[];
type List = () => Promise<Ports>;

const pollIntervalMs = 1000;
const listLimitMs = 3000;

/**
 * Watches which ports there are, by listing them every second while there is a listener. A listing that fails or hangs is reported
 * once; while one hangs, no other is started, since each would block a thread.
 */
export class PortWatch {
  private readonly listeners = new Set<(ports: Ports) => void>();
  private last: Ports | undefined;
  private listing: Promise<Ports> | undefined;
  /** Identifies one period of watching, from the first listener to the last. */
  private watch: symbol | undefined;
  private hasReportedError = false;
  private cancelTimer = () => {};

  constructor(
    private readonly list: List,
    private readonly onError: (error: LampwrightError) => void,
    private readonly clock: Clock = realClock,
  ) {}

  /** Calls the listener with all ports, at first and whenever they change, until the returned function is called. */
  onChange(listener: (ports: Ports) => void): () => void {
    const own = (ports: Ports) => listener(ports);
    this.listeners.add(own);
    if (this.last) own(this.last);
    if (this.watch === undefined) void this.poll((this.watch = Symbol('watch')));
    return () => {
      this.listeners.delete(own);
      if (this.listeners.size > 0) return;
      this.cancelTimer();
      this.watch = undefined;
      this.last = undefined;
    };
  }

  /** Lists the ports now. Fails with PORT_FAILED when the system does not answer within 3 s. */
  now(): Promise<Ports> {
    this.listing ??= this.list().finally(() => (this.listing = undefined));
    const { listing } = this;
    return new Promise((resolve, reject) => {
      const cancelTimer = this.clock.after(listLimitMs, () => reject(listError('it does not answer')));
      listing.then(resolve, (error: unknown) => reject(toPortError(error))).finally(cancelTimer);
    });
  }

  private async poll(watch: symbol): Promise<void> {
    const found = await this.now().catch(toPortError);
    if (this.watch !== watch) return;
    this.cancelTimer = this.clock.after(pollIntervalMs, () => void this.poll(watch));
    if (found instanceof LampwrightError) return this.reportError(found);
    this.hasReportedError = false;
    this.notify(found);
  }

  private notify(ports: Ports): void {
    if (isDeepStrictEqual(ports, this.last)) return;
    this.last = ports;
    this.listeners.forEach((listener) => listener(ports));
  }

  private reportError(error: LampwrightError): void {
    if (this.hasReportedError) return;
    this.hasReportedError = true;
    this.onError(error);
  }
}

function toPortError(error: unknown): LampwrightError {
  if (error instanceof LampwrightError) return error;
  return listError(error instanceof Error ? error.message : String(error), error);
}

function listError(reason: string, cause?: unknown): LampwrightError {
  const message = `The system cannot list its ports (${reason}). Unplug the lamp and plug it in again, or restart the computer.`;
  return new LampwrightError('PORT_FAILED', message, { cause });
}
