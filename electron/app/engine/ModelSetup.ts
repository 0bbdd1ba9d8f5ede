import { isDeepStrictEqual } from 'node:util';
import type { EngineAreaState } from '#shared/api/areas/engineArea';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice, SetupProgress } from '#shared/api/progress';
import { getModel, type ModelSetupCall, type DesiredModel } from '../../engine/ollama/getModel';
import type { Machine } from '../../engine/ollama/ollamaInstallation';
import type { Clock } from '../../clock/Clock';
import { Throttle } from '../Throttle';

/** What getting the model works with. */
export interface ModelSetupDependencies {
  readonly clock: Clock;
  readonly onChange: () => void;
  readonly notice: (notice: Notice) => void;
  /** Something failed that nobody expected. */
  readonly onFault: (error: unknown) => void;
  readonly surroundings?: Machine | undefined;
}

/** Nobody reads more often how far a download is. */
const notifyEveryMs = 200;

/** Getting the model: begun, followed, stopped, and begun again where it was. */
export class ModelSetup {
  #state: EngineAreaState['setup'] = { phase: 'idle' };
  #desired: DesiredModel | undefined;
  #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  readonly #notifyThrottle: Throttle;

  constructor(private readonly parts: ModelSetupDependencies) {
    this.#notifyThrottle = new Throttle(parts.clock, notifyEveryMs, parts.onChange);
  }

  get state(): EngineAreaState['setup'] {
    return this.#state;
  }

  get isRunning(): boolean {
    return this.#state.phase === 'running';
  }

  /** Begins, or goes on, unless it is under way. `onReady` is called when the model is there. */
  begin(
    wanted: DesiredModel,
    { client, numCtx }: Pick<ModelSetupCall, 'client' | 'numCtx'>,
    onReady: () => void,
  ): void {
    if (this.isRunning && !this.#stop.signal.aborted) return;
    this.#desired = wanted;
    const { signal } = (this.#stop = new AbortController());
    const isLatest = () => this.#stop.signal === signal;
    const { notice, surroundings } = this.parts;
    const tell = (progress: SetupProgress) => isLatest() && this.#report({ phase: 'running', progress });
    const setup: ModelSetupCall = { client, numCtx, tell, notice, ...(surroundings && { surroundings }) };
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
  setDesired(wanted: DesiredModel): void {
    if (this.isRunning || this.#state.phase === 'idle' || isDeepStrictEqual(wanted, this.#desired)) return;
    this.#set({ phase: 'idle' });
  }

  /** Stops what is under way: the state tells how far it had come, and `begin` goes on from there. */
  async pause(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    this.#notifyThrottle.cancel();
  }

  /** Stops what is under way for good: what it has come to is of no interest any more. */
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
    if (!(error instanceof LampwrightError)) this.parts.onFault(error);
  }

  /** A stage that begins is told at once, how far it is now and then. */
  #report(state: Extract<EngineAreaState['setup'], { phase: 'running' }>): void {
    const isSameStage =
      this.#state.phase === 'running' && this.#state.progress.stage === state.progress.stage;
    this.#state = state;
    if (isSameStage) this.#notifyThrottle.request();
    else this.#notifyThrottle.runNow();
  }

  #set(state: EngineAreaState['setup']): void {
    this.#state = state;
    this.#notifyThrottle.runNow();
  }
}
