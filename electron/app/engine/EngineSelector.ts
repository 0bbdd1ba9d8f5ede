import type { EngineAreaState } from '#shared/api/areas/engineArea';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice } from '#shared/api/progress';
import type { Settings } from '#shared/api/settingsSchema';
import type { Meter } from '#shared/conversation/Entry';
import { composerEngine } from '../../engine/composerEngine';
import type { Engine, ModelEngine } from '../../engine/Engine';
import { chosenAddress, cloudWarning, remoteWarning } from '../../engine/ollama/OllamaAddress';
import type { DesiredModel } from '../../engine/ollama/getModel';
import { chooseModel, lampModelState } from '../../engine/ollama/lampModel';
import { unsuitability } from '../../engine/ollama/modelNames';
import { OllamaEngine } from '../../engine/ollama/OllamaEngine';
import type { PollIntervals } from '../../engine/ollama/OllamaPoller';
import type { Machine } from '../../engine/ollama/ollamaInstallation';
import type { OllamaStatus } from '../../engine/ollama/OllamaStatus';
import type { Clock } from '../../clock/Clock';
import { ModelSetup } from './ModelSetup';
import { OllamaConnection } from './OllamaConnection';
import { ModelWarmUp } from './ModelWarmUp';

/** What the engine room works with. */
export interface EngineSelectorDependencies {
  readonly settings: () => Settings;
  readonly clock: Clock;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The system prompt that the open conversation keeps, if it has one already. */
  readonly keptPrompt: () => string | undefined;
  readonly onChange: () => void;
  readonly notice: (notice: Notice) => void;
  /** Something failed that nobody expected. */
  readonly onFault: (error: unknown) => void;
  readonly surroundings?: Machine | undefined;
  readonly presencePace?: PollIntervals | undefined;
}

/** A model that answers, or why the composer does. */
type EngineChoice =
  | { readonly kind: 'model'; readonly engine: OllamaEngine; readonly warning: string | undefined }
  | { readonly kind: 'composer'; readonly because: LampwrightError };

/** Where Ollama is looked for, as it was set; what is no address is nowhere. */
type ServerConnection = { readonly host: string } & (
  | { readonly watch: OllamaConnection }
  | { readonly failure: LampwrightError }
);

/** Who answers wishes: the model where it is ready, else the built-in composer. Notices when Ollama comes and goes. */
export class EngineSelector {
  #server: ServerConnection;
  #engine: OllamaEngine | undefined;
  #tokensPerSecond: number | null = null;
  readonly #setup: ModelSetup;
  readonly #warmUp: ModelWarmUp;

  constructor(private readonly parts: EngineSelectorDependencies) {
    this.#setup = new ModelSetup(parts);
    this.#warmUp = new ModelWarmUp(parts);
    this.#server = this.#connect();
  }

  get state(): EngineAreaState {
    const choice = this.#choose();
    return {
      answering: answeringState(choice),
      host: 'watch' in this.#server ? this.#server.watch.address.url : this.#server.host,
      ollama: this.#ollamaState(),
      setup: this.#setup.state,
      isWarming: this.#warmUp.isRunning,
      tokensPerSecond: this.#tokensPerSecond,
    };
  }

  /** Who answers a wish now: waits until it is known whether there is a model. */
  async current(): Promise<Engine> {
    const choice = await this.#chooseWhenKnown();
    return choice.kind === 'model' ? choice.engine : composerEngine;
  }

  /** The model; fails with the reason why there is none. */
  async model(): Promise<ModelEngine> {
    const choice = await this.#chooseWhenKnown();
    if (choice.kind === 'model') return choice.engine;
    throw choice.because;
  }

  /** Looks at Ollama now. */
  async checkNow(): Promise<void> {
    if ('watch' in this.#server) await this.#server.watch.checkNow();
  }

  /** The settings have changed. */
  refresh(): void {
    if (this.parts.settings().engineHost !== this.#server.host) {
      void this.#disconnect();
      this.#server = this.#connect();
    }
    this.#setup.setDesired(this.#desiredModel());
    this.#update();
  }

  /** Walks the whole way to a model that is ready; the state tells how far it is. Fails with BAD_HOST. */
  getModel(): void {
    if ('failure' in this.#server) throw this.#server.failure;
    const { client } = this.#server.watch;
    const { numCtx } = this.parts.settings();
    void this.#warmUp.stop();
    this.#setup.begin(this.#desiredModel(), { client, numCtx }, () => void this.checkNow());
  }

  stopGettingModel(): Promise<void> {
    return this.#setup.pause();
  }

  /** What a reply has cost tells how fast the model writes. */
  recordSpeed({ replyTokens = 0, writeMs = 0 }: Meter): void {
    if (replyTokens === 0 || writeMs === 0) return;
    this.#tokensPerSecond = (replyTokens / writeMs) * 1000;
    this.parts.onChange();
  }

  close(): Promise<void> {
    return this.#disconnect();
  }

  #desiredModel(): DesiredModel {
    const { engineModel, lampBase } = this.parts.settings();
    return engineModel === null ? { lampOn: lampBase } : { name: engineModel };
  }

  #connect(): ServerConnection {
    const { settings, env, surroundings, presencePace } = this.parts;
    const host = settings().engineHost;
    try {
      const address = chosenAddress(host, env);
      const watch = new OllamaConnection(address, () => this.#update(), surroundings, presencePace);
      return { host, watch };
    } catch (failure) {
      if (!(failure instanceof LampwrightError)) throw failure;
      return { host, failure };
    }
  }

  async #disconnect(): Promise<void> {
    const place = this.#server;
    // All at once: what begins meanwhile at another place is not meant.
    await Promise.all([
      this.#setup.cancel(),
      this.#warmUp.stop(),
      'watch' in place ? place.watch.stop() : undefined,
    ]);
  }

  /** Something has changed: a model that has become ready is warmed up. */
  #update(): void {
    const choice = this.#choose();
    if (choice.kind === 'model' && !this.#setup.isRunning) this.#warmUp.begin(choice.engine);
    this.parts.onChange();
  }

  async #chooseWhenKnown(): Promise<EngineChoice> {
    if ('watch' in this.#server) await this.#server.watch.firstCheck;
    return this.#choose();
  }

  #choose(): EngineChoice {
    if ('failure' in this.#server) return { kind: 'composer', because: this.#server.failure };
    const { watch } = this.#server;
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
  #engineOf({ client }: OllamaConnection, name: string, numCtx: number): OllamaEngine {
    const before = this.#engine;
    const isSame = before?.client === client && before.model.name === name && before.model.numCtx === numCtx;
    if (isSame) return before;
    const engine = new OllamaEngine(client, { name, numCtx });
    this.#engine = engine;
    this.#tokensPerSecond = null;
    return engine;
  }

  #ollamaState(): EngineAreaState['ollama'] {
    if ('failure' in this.#server) {
      const { code, message } = this.#server.failure;
      return { phase: 'down', code, message };
    }
    const { status } = this.#server.watch;
    if (!status) return { phase: 'looking' };
    return status.phase === 'down' ? status : upState(status, this.parts.settings());
  }
}

function answeringState(choice: EngineChoice): EngineAreaState['answering'] {
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
): EngineAreaState['ollama'] {
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
