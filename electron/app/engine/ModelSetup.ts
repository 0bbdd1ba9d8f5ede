import { isDeepStrictEqual } from 'node:util';
import type { EngineState } from '#shared/api/areas/engine';
import { LampwrightError } from '#shared/api/errors';
import type { Notice, SetupProgress } from '#shared/api/progress';
import { getModel, type Setup, type Wanted } from '../../engine/ollama/getModel';
import type { Surroundings } from '../../engine/ollama/installation';
import type { Clock } from '../../lamp/wire/Clock';
import { Throttle } from '../Throttle';

/** What getting the model works with. */
export interface ModelSetupParts {
  readonly clock: Clock;
  readonly onChange: () => void;
  readonly notice: (notice: Notice) => void;
  /** Something failed that nobody expected. */
  readonly onFault: (error: unknown) => void;
  readonly surroundings?: Surroundings | undefined;
}

/** Nobody reads more often how far a download is. */
const toldEveryMs = 200;

/** Getting the model: begun, followed, stopped, and begun again where it was. */
export class ModelSetup {
  #state: EngineState['setup'] = { phase: 'idle' };
  #wanted: Wanted | undefined;
  #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  readonly #told: Throttle;

  constructor(private readonly parts: ModelSetupParts) {
    this.#told = new Throttle(parts.clock, toldEveryMs, parts.onChange);
  }

  get state(): EngineState['setup'] {
    return this.#state;
  }

  get isRunning(): boolean {
    return this.#state.phase === 'running';
  }

  /** Begins, or goes on, unless it is under way. `onReady` is called when the model is there. */
  begin(wanted: Wanted, { client, numCtx }: Pick<Setup, 'client' | 'numCtx'>, onReady: () => void): void {
    if (this.isRunning && !this.#stop.signal.aborted) return;
    this.#wanted = wanted;
    const { signal } = (this.#stop = new AbortController());
    const isLatest = () => this.#stop.signal === signal;
    const { notice, surroundings } = this.parts;
    const tell = (progress: SetupProgress) => isLatest() && this.#tell({ phase: 'running', progress });
    const setup: Setup = { client, numCtx, tell, notice, ...(surroundings && { surroundings }) };
    this.#set({ phase: 'running', progress: { stage: 'looking' } });
    this.#running = this.#running
      .then(() => getModel(wanted, setup, signal))
      .then(
        (model) => {
          if (isLatest()) this.#set(model === undefined ? this.#paused() : { phase: 'idle' });
          if (model !== undefined) onReady();
        },
        (error: unknown) => isLatest() && this.#fail(error),
      );
  }

  /** Another model may be wanted from now on: how far one had come that is not, or why it failed, is of no interest any more. */
  wants(wanted: Wanted): void {
    if (this.isRunning || this.#state.phase === 'idle' || isDeepStrictEqual(wanted, this.#wanted)) return;
    this.#set({ phase: 'idle' });
  }

  /** Stops what is under way: the state tells how far it had come, and `begin` goes on from there. */
  async pause(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    this.#told.stop();
  }

  /** Stops what is under way for good: what it has come to is of no interest any more. */
  async leave(): Promise<void> {
    const { signal } = this.#stop;
    await this.pause();
    if (this.#stop.signal === signal && this.#state.phase !== 'idle') this.#set({ phase: 'idle' });
  }

  #paused(): EngineState['setup'] {
    return this.#state.phase === 'running' ? { ...this.#state, phase: 'paused' } : this.#state;
  }

  #fail(error: unknown): void {
    const { code, message } =
      error instanceof LampwrightError
        ? error
        : new LampwrightError('INTERNAL', 'Getting the model failed in the app itself. Try again.');
    this.#set({ phase: 'failed', code, message });
    if (!(error instanceof LampwrightError)) this.parts.onFault(error);
  }

  /** A stage that begins is told at once, how far it is now and then. */
  #tell(state: Extract<EngineState['setup'], { phase: 'running' }>): void {
    const isSameStage =
      this.#state.phase === 'running' && this.#state.progress.stage === state.progress.stage;
    this.#state = state;
    if (isSameStage) this.#told.ask();
    else this.#told.now();
  }

  #set(state: EngineState['setup']): void {
    this.#state = state;
    this.#told.now();
  }
}
