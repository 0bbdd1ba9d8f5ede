import { detailsOf, tagOf, type StoredModel } from './ModelStore';
import { nowMs, pause } from './pause';

/** The options that determine how a model is loaded: a request that differs in any of them reloads it. */
type RunnerOptions = Record<
  'num_ctx' | 'num_batch' | 'num_gpu' | 'main_gpu' | 'use_mmap' | 'num_thread',
  unknown
>;

/** A model in memory. */
export interface Runner {
  model: StoredModel;
  options: RunnerOptions;
  numCtx: number;
  numBatch: number;
  expiresMs: number;
  /** The pieces it last read and wrote: the content of its cache. */
  past: string[];
}

const forever = 1e13;
const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** The models in memory. Models with the same weights share a runner, as in the real server. */
export class ModelRunners {
  /** How many loads were started. */
  loads = 0;
  private readonly runners = new Map<string, Runner>();

  constructor(private readonly loadMs: number) {}

  /** The loaded models, as `/api/ps` lists them; one that is still loading is not included. */
  list() {
    return [...this.runners.values()].filter(isAlive).map(({ model, numCtx, expiresMs }) => {
      const { name, size, digest } = tagOf(model);
      const expiresAt = new Date(Date.now() + Math.min(expiresMs - nowMs(), forever)).toISOString();
      const details = detailsOf(model);
      return {
        name,
        model: name,
        size,
        digest,
        details,
        expires_at: expiresAt,
        size_vram: 0,
        context_length: numCtx,
      };
    });
  }

  unload(model: StoredModel): void {
    this.runners.delete(keyOf(model));
  }

  /** Whether the model is loaded with these options. */
  isReady(model: StoredModel, given: Record<string, unknown>): boolean {
    const runner = this.runners.get(keyOf(model));
    return runner !== undefined && isAlive(runner) && isSame(runner.options, runnerOptions(given));
  }

  /** The runner for these options, once it is loaded. A load that no request waits for any more is abandoned. */
  async ready(
    model: StoredModel,
    given: Record<string, unknown>,
    signal: AbortSignal,
    isEndless = false,
  ): Promise<Runner> {
    const options = runnerOptions(given);
    const current = this.runners.get(keyOf(model));
    if (current && !isEndless && this.isReady(model, given)) {
      current.expiresMs = Infinity;
      return current;
    }
    this.unload(model);
    this.loads += 1;
    if (this.loadMs > 0 || isEndless) await pause(isEndless ? Infinity : this.loadMs, signal);
    const runner: Runner = {
      model,
      options,
      numCtx: Number(options.num_ctx),
      numBatch: Number(options.num_batch),
      expiresMs: Infinity,
      past: [],
    };
    this.runners.set(keyOf(model), runner);
    return runner;
  }
}

/** A `keep_alive` in milliseconds, parsed as Go durations; a bare number is seconds, a negative one means forever. */
export function keepAliveMs(value: string | number | undefined | null): number {
  if (value === undefined || value === null) return 300_000;
  const text = typeof value === 'number' ? `${value}s` : value;
  let sum = 0;
  for (const [, amount, unit = ''] of text.matchAll(/([\d.]+)(ms|s|m|h)/g))
    sum += Number(amount) * (units[unit] ?? 0);
  return text.startsWith('-') ? forever : sum;
}

function isAlive({ expiresMs }: Runner): boolean {
  return expiresMs > nowMs();
}

function keyOf(model: StoredModel): string {
  return model.layers[0]?.digest ?? model.name;
}

function runnerOptions(given: Record<string, unknown>): RunnerOptions {
  const {
    num_ctx = 4096,
    num_batch = 512,
    num_gpu = -1,
    main_gpu = 0,
    use_mmap = null,
    num_thread = 0,
  } = given;
  return { num_ctx, num_batch, num_gpu, main_gpu, use_mmap, num_thread };
}

function isSame(a: RunnerOptions, b: RunnerOptions): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
