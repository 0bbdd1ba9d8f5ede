import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { softenForPreview, cachedSoftened } from '../../film/softenForPreview';
import { fitToLamp, type ProgramWithLayout } from '../fitToLamp';

interface SofteningJob {
  /** The program, fitted to the lamp. */
  readonly program: Program;
  readonly lamp: Layout;
  readonly onReady: (program: Program) => void;
}

/**
 * Fits programs to the lamp and softens them for thumbnails. Finding flashes takes a moment, so it is done once per
 * program, one program at a time, when the page is idle.
 */
export class SofteningQueue {
  readonly #jobs = new Set<SofteningJob>();
  #isScheduled = false;

  /** `whenIdle` calls back when the page is idle. */
  constructor(private readonly whenIdle: (work: () => void) => void) {}

  /**
   * Passes the softened program to `onReady`: at once if it is cached, else later. The returned function cancels it.
   */
  request(source: ProgramWithLayout, lamp: Layout, onReady: (program: Program) => void): () => void {
    const program = fitToLamp(lamp, source);
    const cached = cachedSoftened(program, lamp);
    if (cached) {
      onReady(cached);
      return () => undefined;
    }
    const job: SofteningJob = { program, lamp, onReady };
    this.#jobs.add(job);
    this.#runWhenIdle();
    return () => void this.#jobs.delete(job);
  }

  #runWhenIdle(): void {
    if (this.#isScheduled || this.#jobs.size === 0) return;
    this.#isScheduled = true;
    this.whenIdle(() => {
      this.#isScheduled = false;
      const [job] = this.#jobs;
      if (!job) return;
      this.#jobs.delete(job);
      job.onReady(softenForPreview(job.program, job.lamp));
      this.#runWhenIdle();
    });
  }
}
