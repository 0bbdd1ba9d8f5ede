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

/** What `EngineSelector` needs. */
export interface EngineSelectorDependencies {
  readonly settings: () => Settings;
  readonly clock: Clock;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The system prompt stored in the open conversation, if it has one already. */
  readonly keptPrompt: () => string | undefined;
  readonly onChange: () => void;
  readonly notice: (notice: Notice) => void;
  /** Called with unexpected errors. */
  readonly onFault: (error: unknown) => void;
  readonly machine?: Machine | undefined;
  readonly pollIntervals?: PollIntervals | undefined;
}

/** The model that answers, or the reason why the composer answers instead. */
type EngineChoice =
  | { readonly kind: 'model'; readonly engine: OllamaEngine; readonly warning: string | undefined }
  | { readonly kind: 'composer'; readonly because: LampwrightError };

/** The connection to the configured host, or the failure if the setting is not a valid address. */
type ServerConnection = { readonly host: string } & (
  | { readonly connection: OllamaConnection }
  | { readonly failure: LampwrightError }
);

/** Selects who answers wishes: the model if it is ready, else the built-in composer. Polls Ollama to notice changes. */
export class EngineSelector {
  #server: ServerConnection;
  #engine: OllamaEngine | undefined;
  #tokensPerSecond: number | null = null;
  readonly #setup: ModelSetup;
  readonly #warmUp: ModelWarmUp;

  constructor(private readonly deps: EngineSelectorDependencies) {
    this.#setup = new ModelSetup(deps);
    this.#warmUp = new ModelWarmUp(deps);
    this.#server = this.#connect();
  }

  get state(): EngineAreaState {
    const choice = this.#choose();
    return {
      answering: answeringState(choice),
      host: 'connection' in this.#server ? this.#server.connection.address.url : this.#server.host,
      ollama: this.#ollamaState(),
      setup: this.#setup.state,
      isWarming: this.#warmUp.isRunning,
      tokensPerSecond: this.#tokensPerSecond,
    };
  }

  /** The engine to answer a wish now. Waits for the first check of Ollama. */
  async current(): Promise<Engine> {
    const choice = await this.#chooseWhenKnown();
    return choice.kind === 'model' ? choice.engine : composerEngine;
  }

  /** The model. Fails with the reason if none is ready. */
  async model(): Promise<ModelEngine> {
    const choice = await this.#chooseWhenKnown();
    if (choice.kind === 'model') return choice.engine;
    throw choice.because;
  }

  /** Checks Ollama now. */
  async checkNow(): Promise<void> {
    if ('connection' in this.#server) await this.#server.connection.checkNow();
  }

  /** Applies changed settings. */
  refresh(): void {
    if (this.deps.settings().engineHost !== this.#server.host) {
      void this.#disconnect();
      this.#server = this.#connect();
    }
    this.#setup.setDesired(this.#desiredModel());
    this.#update();
  }

  /** Starts setting up the model, from Ollama to the download; `state.setup` has the progress. Fails with BAD_HOST. */
  getModel(): void {
    if ('failure' in this.#server) throw this.#server.failure;
    const { client } = this.#server.connection;
    const { numCtx } = this.deps.settings();
    void this.#warmUp.stop();
    this.#setup.begin(this.#desiredModel(), { client, numCtx }, () => void this.checkNow());
  }

  stopGettingModel(): Promise<void> {
    return this.#setup.pause();
  }

  /** Computes the model's writing speed from the meter of a reply. */
  recordSpeed({ replyTokens = 0, writeMs = 0 }: Meter): void {
    if (replyTokens === 0 || writeMs === 0) return;
    this.#tokensPerSecond = (replyTokens / writeMs) * 1000;
    this.deps.onChange();
  }

  close(): Promise<void> {
    return this.#disconnect();
  }

  #desiredModel(): DesiredModel {
    const { engineModel, lampBase } = this.deps.settings();
    return engineModel === null ? { lampOn: lampBase } : { name: engineModel };
  }

  #connect(): ServerConnection {
    const { settings, env, machine, pollIntervals } = this.deps;
    const host = settings().engineHost;
    try {
      const address = chosenAddress(host, env);
      const connection = new OllamaConnection(address, () => this.#update(), machine, pollIntervals);
      return { host, connection };
    } catch (failure) {
      if (!(failure instanceof LampwrightError)) throw failure;
      return { host, failure };
    }
  }

  async #disconnect(): Promise<void> {
    const server = this.#server;
    // Stopped in parallel: what starts on the next server in the meantime must not be stopped.
    await Promise.all([
      this.#setup.cancel(),
      this.#warmUp.stop(),
      'connection' in server ? server.connection.stop() : undefined,
    ]);
  }

  /** Reports a change, and warms up a model that has become ready. */
  #update(): void {
    const choice = this.#choose();
    if (choice.kind === 'model' && !this.#setup.isRunning) this.#warmUp.begin(choice.engine);
    this.deps.onChange();
  }

  async #chooseWhenKnown(): Promise<EngineChoice> {
    if ('connection' in this.#server) await this.#server.connection.firstCheck;
    return this.#choose();
  }

  #choose(): EngineChoice {
    if ('failure' in this.#server) return { kind: 'composer', because: this.#server.failure };
    const { connection } = this.#server;
    const { status, address } = connection;
    if (!status)
      return { kind: 'composer', because: new LampwrightError('OLLAMA_DOWN', 'Looking for Ollama.') };
    if (status.phase === 'down')
      return { kind: 'composer', because: new LampwrightError(status.code, status.message) };
    const { engineModel, lampBase, numCtx } = this.deps.settings();
    try {
      const model = chooseModel(status.models, engineModel, lampBase);
      const warning = remoteWarning(address) ?? cloudWarning(model);
      return { kind: 'model', engine: this.#engineOf(connection, model.name, numCtx), warning };
    } catch (because) {
      if (!(because instanceof LampwrightError)) throw because;
      return { kind: 'composer', because };
    }
  }

  /** Reuses the engine while host, model and window are the same, since it remembers which notices it has sent. */
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
    const { status } = this.#server.connection;
    if (!status) return { phase: 'looking' };
    return status.phase === 'down' ? status : upState(status, this.deps.settings());
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
