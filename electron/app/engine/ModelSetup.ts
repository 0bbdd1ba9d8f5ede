import { isDeepStrictEqual } from 'node:util';
import type { EngineAreaState } from '#shared/api/areas/engineArea';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice, SetupProgress } from '#shared/api/progress';
import { getModel, type ModelSetupCall, type DesiredModel } from '../../engine/ollama/getModel';
import type { Machine } from '../../engine/ollama/ollamaInstallation';
import type { Clock } from '../../clock/Clock';
import { Throttle } from '../Throttle';

/** What `ModelSetup` needs. */
export interface ModelSetupDependencies {
  readonly clock: Clock;
  readonly onChange: () => void;
  readonly notice: (notice: Notice) => void;
  /** Called with unexpected errors. */
  readonly onFault: (error: unknown) => void;
  readonly machine?: Machine | undefined;
}

/** Download progress is reported at most this often. */
const notifyEveryMs = 200;

/** Sets up the model. It can be paused, and continues where it stopped. */
export class ModelSetup {
  #state: EngineAreaState['setup'] = { phase: 'idle' };
  #desired: DesiredModel | undefined;
  #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  readonly #notifyThrottle: Throttle;

  constructor(private readonly deps: ModelSetupDependencies) {
    this.#notifyThrottle = new Throttle(deps.clock, notifyEveryMs, deps.onChange);
  }

  get state(): EngineAreaState['setup'] {
    return this.#state;
  }

  get isRunning(): boolean {
    return this.#state.phase === 'running';
  }

  /** Starts or continues the setup, unless it is running. `onReady` is called once the model is ready. */
  begin(
    desired: DesiredModel,
    { client, numCtx }: Pick<ModelSetupCall, 'client' | 'numCtx'>,
    onReady: () => void,
  ): void {
    if (this.isRunning && !this.#stop.signal.aborted) return;
    this.#desired = desired;
    const { signal } = (this.#stop = new AbortController());
    const isLatest = () => this.#stop.signal === signal;
    const { notice, machine } = this.deps;
    const onProgress = (progress: SetupProgress) =>
      isLatest() && this.#report({ phase: 'running', progress });
    const setup: ModelSetupCall = { client, numCtx, onProgress, notice, ...(machine && { machine }) };
    this.#set({ phase: 'running', progress: { phase: 'looking' } });
    this.#running = this.#running
      .then(() => getModel(desired, setup, signal))
      .then(
        (model) => {
          if (isLatest()) this.#set(model === undefined ? this.#paused() : { phase: 'idle' });
          if (model !== undefined) onReady();
        },
        (error: unknown) => isLatest() && this.#fail(error),
      );
  }

  /** If another model is chosen now, forgets the paused or failed setup of the previous one. */
  setDesired(desired: DesiredModel): void {
    if (this.isRunning || this.#state.phase === 'idle' || isDeepStrictEqual(desired, this.#desired)) return;
    this.#set({ phase: 'idle' });
  }

  /** Stops the setup; the state keeps the progress, and `begin` continues from there. */
  async pause(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    this.#notifyThrottle.cancel();
  }

  /** Stops the setup and forgets its progress. */
  async cancel(): Promise<void> {
    const { signal } = this.#stop;
    await this.pause();
    if (this.#stop.signal === signal && this.#state.phase !== 'idle') this.#set({ phase: 'idle' });
  }

  #paused(): EngineAreaState['setup'] {
    return this.#state.phase === 'running' ? { ...this.#state, phase: 'paused' } : this.#state;
  }

  #fail(error: unknown): void {
    const { code, message } =
      error instanceof LampwrightError
        ? error
        : new LampwrightError('INTERNAL', 'Getting the model failed in the app itself. Try again.');
    this.#set({ phase: 'failed', code, message });
    if (!(error instanceof LampwrightError)) this.deps.onFault(error);
  }

  /** Reports a new phase at once, and progress within a phase at intervals. */
  #report(state: Extract<EngineAreaState['setup'], { phase: 'running' }>): void {
    const isSamePhase =
      this.#state.phase === 'running' && this.#state.progress.phase === state.progress.phase;
    this.#state = state;
    if (isSamePhase) this.#notifyThrottle.request();
    else this.#notifyThrottle.runNow();
  }

  #set(state: EngineAreaState['setup']): void {
    this.#state = state;
    this.#notifyThrottle.runNow();
  }
}
