import { isDeepStrictEqual } from 'node:util';
import { LampwrightError } from '#shared/api/errors';
import type { PortDescription } from '#shared/lamp/port';
import { realClock, type Clock } from '../wire/Clock';

type Ports = readonly PortDescription[];
type List = () => Promise<Ports>;

const everyMs = 1000;
const patienceMs = 3000;

/**
 * Notices what is plugged in and out, by listing the ports every second while somebody listens. A list that
 * fails or hangs is told once; while one hangs no other is started, since each would hold a thread.
 */
export class PortWatch {
  private readonly listeners = new Set<(ports: Ports) => void>();
  private last: Ports | undefined;
  private listing: Promise<Ports> | undefined;
  /** Stands for one time of listening, from the first listener to the last. */
  private watch: symbol | undefined;
  private isInTrouble = false;
  private callOff = () => {};

  constructor(
    private readonly list: List,
    private readonly onTrouble: (error: LampwrightError) => void,
    private readonly clock: Clock = realClock,
  ) {}

  /**
   * Calls with the whole list: at first, and whenever it has changed, until the returned function is
   * called.
   */
  onChange(listener: (ports: Ports) => void): () => void {
    const own = (ports: Ports) => listener(ports);
    this.listeners.add(own);
    if (this.last) own(this.last);
    if (this.watch === undefined) void this.look((this.watch = Symbol('watch')));
    return () => {
      this.listeners.delete(own);
      if (this.listeners.size > 0) return;
      this.callOff();
      this.watch = undefined;
      this.last = undefined;
    };
  }

  /** The ports there are now. Fails with `PORT_FAILED` when the system does not tell within 3 s. */
  now(): Promise<Ports> {
    this.listing ??= this.list().finally(() => (this.listing = undefined));
    const { listing } = this;
    return new Promise((resolve, reject) => {
      const callOff = this.clock.after(patienceMs, () => reject(doesNotList('it does not answer')));
      listing.then(resolve, (error: unknown) => reject(asTrouble(error))).finally(callOff);
    });
  }

  private async look(watch: symbol): Promise<void> {
    const found = await this.now().catch(asTrouble);
    if (this.watch !== watch) return;
    this.callOff = this.clock.after(everyMs, () => void this.look(watch));
    if (found instanceof LampwrightError) return this.complain(found);
    this.isInTrouble = false;
    this.tell(found);
  }

  private tell(ports: Ports): void {
    if (isDeepStrictEqual(ports, this.last)) return;
    this.last = ports;
    this.listeners.forEach((listener) => listener(ports));
  }

  private complain(error: LampwrightError): void {
    if (this.isInTrouble) return;
    this.isInTrouble = true;
    this.onTrouble(error);
  }
}

function asTrouble(error: unknown): LampwrightError {
  if (error instanceof LampwrightError) return error;
  return doesNotList(error instanceof Error ? error.message : String(error), error);
}

function doesNotList(reason: string, cause?: unknown): LampwrightError {
  const message = `The system does not tell its ports (${reason}). Plug the lamp in anew, or restart.`;
  return new LampwrightError('PORT_FAILED', message, { cause });
}
