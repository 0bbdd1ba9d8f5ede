import type { EngineState } from '#shared/api/areas/engine';
import { LampwrightError } from '#shared/api/errors';
import type { Notice } from '#shared/api/progress';
import type { Settings } from '#shared/api/settings';
import type { Meter } from '#shared/conversation/entry';
import { composerEngine } from '../../engine/composerEngine';
import type { Engine, ModelEngine } from '../../engine/Engine';
import { chosenAddress, cloudWarning, remoteWarning } from '../../engine/ollama/address';
import type { Wanted } from '../../engine/ollama/getModel';
import { chooseModel, lampModelState } from '../../engine/ollama/lampModel';
import { unsuitability } from '../../engine/ollama/modelNames';
import { OllamaEngine } from '../../engine/ollama/OllamaEngine';
import type { Pace } from '../../engine/ollama/Presence';
import type { Surroundings } from '../../engine/ollama/installation';
import type { OllamaStatus } from '../../engine/ollama/status';
import type { Clock } from '../../lamp/wire/Clock';
import { ModelSetup } from './ModelSetup';
import { OllamaWatch } from './OllamaWatch';
import { WarmUp } from './WarmUp';

/** What the engine room works with. */
export interface EngineRoomParts {
  readonly settings: () => Settings;
  readonly clock: Clock;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The system prompt that the open conversation keeps, if it has one already. */
  readonly keptPrompt: () => string | undefined;
  readonly onChange: () => void;
  readonly notice: (notice: Notice) => void;
  /** Something failed that nobody expected. */
  readonly onFault: (error: unknown) => void;
  readonly surroundings?: Surroundings | undefined;
  readonly presencePace?: Pace | undefined;
}

/** A model that answers, or why the composer does. */
type Choice =
  | { readonly kind: 'model'; readonly engine: OllamaEngine; readonly warning: string | undefined }
  | { readonly kind: 'composer'; readonly because: LampwrightError };

/** Where Ollama is looked for, as it was set; what is no address is nowhere. */
type Place = { readonly host: string } & (
  | { readonly watch: OllamaWatch }
  | { readonly failure: LampwrightError }
);

/** Who answers wishes: the model where it is ready, else the built-in composer. Notices when Ollama comes and goes. */
export class EngineRoom {
  #place: Place;
  #engine: OllamaEngine | undefined;
  #tokensPerSecond: number | null = null;
  readonly #setup: ModelSetup;
  readonly #warmUp: WarmUp;

  constructor(private readonly parts: EngineRoomParts) {
    this.#setup = new ModelSetup(parts);
    this.#warmUp = new WarmUp(parts);
    this.#place = this.#look();
  }

  get state(): EngineState {
    const choice = this.#choose();
    return {
      answering: answeringState(choice),
      host: 'watch' in this.#place ? this.#place.watch.address.url : this.#place.host,
      ollama: this.#ollamaState(),
      setup: this.#setup.state,
      isWarming: this.#warmUp.isRunning,
      tokensPerSecond: this.#tokensPerSecond,
    };
  }

  /** Who answers a wish now: waits until it is known whether there is a model. */
  async engine(): Promise<Engine> {
    const choice = await this.#chosen();
    return choice.kind === 'model' ? choice.engine : composerEngine;
  }

  /** The model; fails with the reason why there is none. */
  async model(): Promise<ModelEngine> {
    const choice = await this.#chosen();
    if (choice.kind === 'model') return choice.engine;
    throw choice.because;
  }

  /** Looks at Ollama now. */
  async look(): Promise<void> {
    if ('watch' in this.#place) await this.#place.watch.look();
  }

  /** The settings have changed. */
  refresh(): void {
    if (this.parts.settings().engineHost !== this.#place.host) {
      void this.#leave();
      this.#place = this.#look();
    }
    this.#setup.wants(this.#wanted());
    this.#reconsider();
  }

  /** Walks the whole way to a model that is ready; the state tells how far it is. Fails with BAD_HOST. */
  getModel(): void {
    if ('failure' in this.#place) throw this.#place.failure;
    const { client } = this.#place.watch;
    const { numCtx } = this.parts.settings();
    void this.#warmUp.stop();
    this.#setup.begin(this.#wanted(), { client, numCtx }, () => void this.look());
  }

  stopGettingModel(): Promise<void> {
    return this.#setup.pause();
  }

  /** What a reply has cost tells how fast the model writes. */
  noteMeter({ replyTokens = 0, writeMs = 0 }: Meter): void {
    if (replyTokens === 0 || writeMs === 0) return;
    this.#tokensPerSecond = (replyTokens / writeMs) * 1000;
    this.parts.onChange();
  }

  close(): Promise<void> {
    return this.#leave();
  }

  #wanted(): Wanted {
    const { engineModel, lampBase } = this.parts.settings();
    return engineModel === null ? { lampOn: lampBase } : { name: engineModel };
  }

  #look(): Place {
    const { settings, env, surroundings, presencePace } = this.parts;
    const host = settings().engineHost;
    try {
      const address = chosenAddress(host, env);
      const watch = new OllamaWatch(address, () => this.#reconsider(), surroundings, presencePace);
      return { host, watch };
    } catch (failure) {
      if (!(failure instanceof LampwrightError)) throw failure;
      return { host, failure };
    }
  }

  async #leave(): Promise<void> {
    const place = this.#place;
    // All at once: what begins meanwhile at another place is not meant.
    await Promise.all([
      this.#setup.leave(),
      this.#warmUp.stop(),
      'watch' in place ? place.watch.stop() : undefined,
    ]);
  }

  /** Something has changed: a model that has become ready is warmed up. */
  #reconsider(): void {
    const choice = this.#choose();
    if (choice.kind === 'model' && !this.#setup.isRunning) this.#warmUp.begin(choice.engine);
    this.parts.onChange();
  }

  async #chosen(): Promise<Choice> {
    if ('watch' in this.#place) await this.#place.watch.firstLook;
    return this.#choose();
  }

  #choose(): Choice {
    if ('failure' in this.#place) return { kind: 'composer', because: this.#place.failure };
    const { watch } = this.#place;
    const { status, address } = watch;
    if (!status)
      return { kind: 'composer', because: new LampwrightError('OLLAMA_DOWN', 'Looking for Ollama.') };
    if (status.phase === 'down')
      return { kind: 'composer', because: new LampwrightError(status.code, status.message) };
    const { engineModel, lampBase, numCtx } = this.parts.settings();
    try {
      const model = chooseModel(status.models, engineModel, lampBase);
      const warning = remoteWarning(address) ?? cloudWarning(model);
      return { kind: 'model', engine: this.#engineOf(watch, model.name, numCtx), warning };
    } catch (because) {
      if (!(because instanceof LampwrightError)) throw because;
      return { kind: 'composer', because };
    }
  }

  /** The same engine as long as nothing about it has changed: it remembers what it has said. */
  #engineOf({ client }: OllamaWatch, name: string, numCtx: number): OllamaEngine {
    const before = this.#engine;
    const isSame = before?.client === client && before.model.name === name && before.model.numCtx === numCtx;
    if (isSame) return before;
    const engine = new OllamaEngine(client, { name, numCtx });
    this.#engine = engine;
    this.#tokensPerSecond = null;
    return engine;
  }

  #ollamaState(): EngineState['ollama'] {
    if ('failure' in this.#place) {
      const { code, message } = this.#place.failure;
      return { phase: 'down', code, message };
    }
    const { status } = this.#place.watch;
    if (!status) return { phase: 'looking' };
    return status.phase === 'down' ? status : upState(status, this.parts.settings());
  }
}

function answeringState(choice: Choice): EngineState['answering'] {
  if (choice.kind === 'composer') {
    const { code, message } = choice.because;
    return { kind: 'composer', because: { code, message } };
  }
  const { engine, warning } = choice;
  return { kind: 'model', name: engine.model.name, ...(warning !== undefined && { warning }) };
}

function upState(
  { version, models }: Extract<OllamaStatus, { phase: 'up' }>,
  { lampBase }: Settings,
): EngineState['ollama'] {
  return {
    phase: 'up',
    version,
    models: models.map(({ name, sizeBytes, remoteHost }) => {
      const unsuitable = unsuitability(name);
      return {
        name,
        sizeBytes,
        ...(unsuitable !== undefined && { unsuitable }),
        ...(remoteHost !== undefined && { remoteHost }),
      };
    }),
    lampModel: lampModelState(models, lampBase).state,
  };
}
