import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice } from '#shared/api/progress';
import { profileOf } from '#shared/conversation/prompt/profiles';
import { estimatePrompt } from '#shared/conversation/tokens/Budget';
import type { OllamaEngine } from '../../engine/ollama/OllamaEngine';

/** What `ModelWarmUp` needs. */
export interface ModelWarmUpDependencies {
  /** The system prompt stored in the open conversation, if it has one already. */
  readonly keptPrompt: () => string | undefined;
  readonly onChange: () => void;
  readonly notice: (notice: Notice) => void;
  /** Called with unexpected errors. */
  readonly onFault: (error: unknown) => void;
}

/** Loads a model and has it read its prompt before the first wish, once for each engine. */
export class ModelWarmUp {
  #engine: OllamaEngine | undefined;
  #stop = new AbortController();
  #running: Promise<void> | undefined;

  constructor(private readonly deps: ModelWarmUpDependencies) {}

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Warms up a model, unless that was already started. Stops warming up another one. */
  begin(engine: OllamaEngine): void {
    if (engine === this.#engine) return;
    this.#stop.abort();
    this.#engine = engine;
    const { signal } = (this.#stop = new AbortController());
    const running = this.#run(engine, signal).finally(() => {
      if (this.#running !== running) return;
      this.#running = undefined;
      this.deps.onChange();
    });
    this.#running = running;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(engine: OllamaEngine, signal: AbortSignal): Promise<void> {
    const prompt = this.deps.keptPrompt() ?? profileOf(engine.model.name).systemPrompt;
    const tokens = estimatePrompt([{ content: prompt }]);
    try {
      for await (const event of engine.warmUp(prompt, tokens, signal))
        if (event.type === 'notice') this.deps.notice(event.notice);
    } catch (error) {
      // An expected failure is not reported here: the next wish fails for the same reason and shows it.
      if (!(error instanceof LampwrightError)) this.deps.onFault(error);
    }
  }
}
