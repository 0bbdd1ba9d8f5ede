import type { Layout } from '#shared/lamp/layout';
import type { Program } from '#shared/program/schema';
import { calmed, calmedBefore } from '../../film/calmed';
import { fittedTo, type MadeProgram } from '../fittedTo';

interface Order {
  /** As the lamp shows it. */
  readonly program: Program;
  readonly lamp: Layout;
  readonly take: (program: Program) => void;
}

/**
 * Programs as a lamp may show them many at a time: fitted to it, and without dangerous flashes. To find flashes takes a
 * moment, so that is done one by one when there is nothing else to do, and once.
 */
export class CalmPrograms {
  readonly #orders = new Set<Order>();
  #isPlanned = false;

  /** `whenIdle` calls when there is time. */
  constructor(private readonly whenIdle: (work: () => void) => void) {}

  /** Gives the program: at once where it is known, else later, unless the returned function is called before. */
  get(made: MadeProgram, lamp: Layout, take: (program: Program) => void): () => void {
    const program = fittedTo(lamp, made);
    const known = calmedBefore(program, lamp);
    if (known) {
      take(known);
      return () => undefined;
    }
    const order: Order = { program, lamp, take };
    this.#orders.add(order);
    this.#plan();
    return () => void this.#orders.delete(order);
  }

  #plan(): void {
    if (this.#isPlanned || this.#orders.size === 0) return;
    this.#isPlanned = true;
    this.whenIdle(() => {
      this.#isPlanned = false;
      const [order] = this.#orders;
      if (!order) return;
      this.#orders.delete(order);
      order.take(calmed(order.program, order.lamp));
      this.#plan();
    });
  }
}
