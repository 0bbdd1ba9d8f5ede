import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { softenForPreview, cachedSoftened } from '../../film/softenForPreview';
import { fitToLamp, type ProgramWithLayout } from '../fitToLamp';

interface SofteningJob {
  /** As the lamp shows it. */
  readonly program: Program;
  readonly lamp: Layout;
  readonly onReady: (program: Program) => void;
}

/**
 * Programs as a lamp may show them many at a time: fitted to it, and without dangerous flashes. To find flashes takes a
 * moment, so that is done one by one when there is nothing else to do, and once.
 */
export class SofteningQueue {
  readonly #jobs = new Set<SofteningJob>();
  #isScheduled = false;

  /** `whenIdle` calls when there is time. */
  constructor(private readonly whenIdle: (work: () => void) => void) {}

  /** Gives the program: at once where it is known, else later, unless the returned function is called before. */
  request(made: ProgramWithLayout, lamp: Layout, take: (program: Program) => void): () => void {
    const program = fitToLamp(lamp, made);
    const known = cachedSoftened(program, lamp);
    if (known) {
      take(known);
      return () => undefined;
    }
    const order: SofteningJob = { program, lamp, onReady: take };
    this.#jobs.add(order);
    this.#runWhenIdle();
    return () => void this.#jobs.delete(order);
  }

  #runWhenIdle(): void {
    if (this.#isScheduled || this.#jobs.size === 0) return;
    this.#isScheduled = true;
    this.whenIdle(() => {
      this.#isScheduled = false;
      const [order] = this.#jobs;
      if (!order) return;
      this.#jobs.delete(order);
      order.onReady(softenForPreview(order.program, order.lamp));
      this.#runWhenIdle();
    });
  }
}
