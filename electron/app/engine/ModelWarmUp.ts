import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice } from '#shared/api/progress';
import { profileOf } from '#shared/conversation/prompt/profiles';
import { estimatePrompt } from '#shared/conversation/tokens/Budget';
import type { OllamaEngine } from '../../engine/ollama/OllamaEngine';

/** What warming up works with. */
export interface ModelWarmUpDependencies {
  /** The system prompt that the open conversation keeps, if it has one already. */
  readonly keptPrompt: () => string | undefined;
  readonly onChange: () => void;
  readonly notice: (notice: Notice) => void;
  /** Something failed that nobody expected. */
  readonly onFault: (error: unknown) => void;
}

/** Loads a model and lets it read its prompt before the first wish: once for each model that is chosen. */
export class ModelWarmUp {
  #engine: OllamaEngine | undefined;
  #stop = new AbortController();
  #running: Promise<void> | undefined;

  constructor(private readonly parts: ModelWarmUpDependencies) {}

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Warms a model up, unless that was done. Another one that is being warmed up is left. */
  begin(engine: OllamaEngine): void {
    if (engine === this.#engine) return;
    this.#stop.abort();
    this.#engine = engine;
    const { signal } = (this.#stop = new AbortController());
    const running = this.#read(engine, signal).finally(() => {
      if (this.#running !== running) return;
      this.#running = undefined;
      this.parts.onChange();
    });
    this.#running = running;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #read(engine: OllamaEngine, signal: AbortSignal): Promise<void> {
    const prompt = this.parts.keptPrompt() ?? profileOf(engine.model.name).systemPrompt;
    const tokens = estimatePrompt([{ content: prompt }]);
    try {
      for await (const event of engine.warmUp(prompt, tokens, signal))
        if (event.type === 'notice') this.parts.notice(event.notice);
    } catch (error) {
      // The wish that comes next fails for the same reason, and says so.
      if (!(error instanceof LampwrightError)) this.parts.onFault(error);
    }
  }
}
