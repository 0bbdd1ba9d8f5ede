import { LampwrightError } from '#shared/errors/LampwrightError';
import { readLine, sealLine, type Members } from '#shared/lamp/wire/lines';
import type { Wire } from '../../../../electron/lamp/wire/Wire';
import { LampLink } from '../../../../electron/lamp/link/LampLink';
import { FakeClock } from '../../../fakes/FakeClock';

/** A cable whose far end is the test: it sees what was written, and sends what it likes. */
export class ManualWire implements Wire {
  readonly path = 'hand';
  /** Everything written, in order. */
  readonly writes: Uint8Array[] = [];
  /** Called with each request that was written. */
  onRequest: (members: Members) => void = () => {};
  /** Finishes each write; it can be made to wait or to fail. */
  finishWrite: () => Promise<void> = () => Promise.resolve();
  finishDrain: () => Promise<void> = () => Promise.resolve();
  readonly bauds: number[] = [];
  isOpen = true;
  readonly #byteListeners = new Set<(bytes: Uint8Array) => void>();
  readonly #closeListeners = new Set<() => void>();

  write = (bytes: Uint8Array): Promise<void> => {
    if (!this.isOpen) return Promise.reject(new LampwrightError('LAMP_GONE', 'The lamp was unplugged.'));
    this.writes.push(bytes.slice());
    for (const members of requestsIn(bytes)) this.onRequest(members);
    return this.finishWrite();
  };

  drain = (): Promise<void> => this.finishDrain();

  setBaud = (baud: number): Promise<void> => {
    this.bauds.push(baud);
    return Promise.resolve();
  };

  close = (): Promise<void> => {
    if (!this.isOpen) return Promise.resolve();
    this.isOpen = false;
    for (const listener of this.#closeListeners) listener();
    return Promise.resolve();
  };

  onBytes = (listener: (bytes: Uint8Array) => void): (() => void) => {
    this.#byteListeners.add(listener);
    return () => void this.#byteListeners.delete(listener);
  };

  onClose = (listener: () => void): (() => void) => {
    this.#closeListeners.add(listener);
    return () => void this.#closeListeners.delete(listener);
  };

  /** The number of listeners for bytes and for closing. */
  get listenerCount(): number {
    return this.#byteListeners.size + this.#closeListeners.size;
  }

  /** The requests written so far. */
  get requests(): Members[] {
    return this.writes.flatMap(requestsIn);
  }

  get lastRequest(): Members | undefined {
    return this.requests.at(-1);
  }

  /** Sends a sealed line from the lamp. */
  sendMessage(members: Members): void {
    this.sendText(`${sealLine(members)}\n`);
  }

  /** Sends the lamp's reply to a request, by default the last one. */
  reply(members: Members = {}, to: Members | undefined = this.lastRequest): void {
    const id = to?.['id'];
    this.sendMessage({ ...(id !== undefined && { id }), ok: true, ...members });
  }

  /** Sends any text as bytes. */
  sendText(text: string): void {
    this.sendBytes(new TextEncoder().encode(text));
  }

  sendBytes(bytes: Uint8Array): void {
    for (const listener of this.#byteListeners) listener(bytes);
  }
}

function requestsIn(bytes: Uint8Array): Members[] {
  return new TextDecoder()
    .decode(bytes)
    .split('\n')
    .flatMap((text) => {
      const line = readLine(text);
      return line.ok && line.isSealed ? [line.members] : [];
    });
}

/** A link on a wire whose far end is the test. */
export function createManualLink() {
  const clock = new FakeClock();
  const wire = new ManualWire();
  return { clock, wire, link: new LampLink(wire, clock) };
}
