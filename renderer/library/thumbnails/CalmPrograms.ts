import { soften } from '#shared/animation/flashes/soften';
import { fitProgram } from '#shared/lamp/fitProgram';
import type { Layout } from '#shared/lamp/layout';
import type { Program } from '#shared/program/schema';

/** A program and the lamp it was made for. */
export interface MadeProgram {
  readonly program: Program;
  readonly layout: Layout;
}

interface Order {
  readonly made: MadeProgram;
  readonly lamp: Layout;
  readonly take: (program: Program) => void;
}

/**
 * Programs as a lamp may show them many at a time: fitted to it, and without dangerous flashes. To find flashes takes a
 * moment, so that is done one by one when there is nothing else to do, and once.
 */
export class CalmPrograms {
  readonly #known = new WeakMap<Program, WeakMap<Layout, Program>>();
  readonly #orders = new Set<Order>();
  #isPlanned = false;

  /** `whenIdle` calls when there is time. */
  constructor(private readonly whenIdle: (work: () => void) => void) {}

  /** Gives the program: at once where it is known, else later, unless the returned function is called before. */
  get(made: MadeProgram, lamp: Layout, take: (program: Program) => void): () => void {
    const known = this.#known.get(made.program)?.get(lamp);
    if (known) {
      take(known);
      return () => undefined;
    }
    const order: Order = { made, lamp, take };
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
      order.take(this.#calm(order));
      this.#plan();
    });
  }

  #calm({ made, lamp }: Order): Program {
    const forLamps = this.#known.get(made.program) ?? new WeakMap<Layout, Program>();
    this.#known.set(made.program, forLamps);
    const before = forLamps.get(lamp);
    if (before) return before;
    const { program } = soften(fitProgram(made.program, made.layout, lamp).program, lamp);
    forLamps.set(lamp, program);
    return program;
  }
}
