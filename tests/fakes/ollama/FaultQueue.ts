import { isFault, type Fault, type FaultKind, type FaultOf, type GivenFault } from './faults';

/** The pending faults: each happens once, to the first request it applies to, or to all until `clear`. */
export class FaultQueue {
  private once: Fault[] = [];
  private lasting: Fault[] = [];

  add(faults: readonly GivenFault[], isLasting: boolean): void {
    const list = isLasting ? this.lasting : this.once;
    for (const fault of faults) list.push(typeof fault === 'string' ? ({ name: fault } as Fault) : fault);
  }

  clear(): void {
    this.once = [];
    this.lasting = [];
  }

  /** Takes the next fault of this kind; one with a path waits for a request to that path. */
  take<Kind extends FaultKind>(kind: Kind, path?: string): FaultOf<Kind> | undefined {
    const isDue = (fault: Fault): fault is FaultOf<Kind> =>
      isFault(fault, kind) && (!('path' in fault) || fault.path === path);
    const fault = this.once.find(isDue);
    if (fault) this.once.splice(this.once.indexOf(fault), 1);
    return fault ?? this.lasting.find(isDue);
  }

  /** Takes a refusal that applies to the connection itself. */
  takeRefusal(): boolean {
    const isRefusal = (fault: Fault) => fault.name === 'refuse' && !('path' in fault);
    const at = this.once.findIndex(isRefusal);
    if (at >= 0) this.once.splice(at, 1);
    return at >= 0 || this.lasting.some(isRefusal);
  }
}
