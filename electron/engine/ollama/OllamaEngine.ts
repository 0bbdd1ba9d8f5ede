import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice } from '#shared/api/progress';
import type { Meter } from '#shared/conversation/Entry';
import type { ChosenModel, EngineEvent, ModelEngine, Question } from '../Engine';
import { isSameRunner, adviceForSlow } from './lampModel';
import type { Chat, OllamaClient } from './OllamaClient';
import { ReplyCall, defaultTiming, type ReplyTiming } from './ReplyCall';
import { replyRequest, warmUpRequest } from './chatRequests';
import { linkedAbort } from './linkedAbort';
import { windowNotice } from './windowNotice';
import { withTicks } from './withTicks';
import type { ChatLine, LoadedModel } from './responseSchemas';

/** Time limit for asking which models are loaded, so that it does not delay a reply. */
const loadedLimitMs = 500;

/** Below this speed a smaller model is suggested. With fewer than `minTokens` the measurement means nothing. */
const slow = { tokensPerSecond: 5, minTokens: 20 };

/** A model in Ollama as an engine. */
export class OllamaEngine implements ModelEngine {
  readonly kind = 'model';
  private hasAdvised = false;
  /** The window the server gave us, if it is smaller than requested. */
  private givenWindow: number | undefined;

  constructor(
    readonly client: OllamaClient,
    readonly model: ChosenModel,
    private readonly timing: ReplyTiming = defaultTiming,
  ) {}

  stream(question: Question, signal: AbortSignal): AsyncGenerator<EngineEvent> {
    return this.call(replyRequest(this.model, question), question.promptTokens, signal);
  }

  /** Loads the model and has it read the system prompt, so that the server has it cached for the first wish. */
  async *warmUp(
    systemPrompt: string,
    promptTokens: number,
    signal: AbortSignal,
  ): AsyncGenerator<EngineEvent> {
    yield* this.call(warmUpRequest(this.model, systemPrompt), promptTokens, signal);
  }

  private async *call(request: Chat, promptTokens: number, signal: AbortSignal): AsyncGenerator<EngineEvent> {
    if (signal.aborted) return;
    const isStopped = () => signal.aborted;
    const before = await this.findLoaded();
    const reloading = this.reloadNotice(before);
    if (reloading) yield { type: 'notice', notice: reloading };
    const isLoaded = before !== undefined && !reloading;
    const reply = new ReplyCall(promptTokens, isLoaded, this.timing, () => this.findLoaded());
    const call = linkedAbort(signal);
    const lines = this.client.chat(request, call.signal);
    yield* reply.events(
      withTicks(lines, this.timing.tickMs, call.stop),
      (loaded) => !this.reloadNotice(loaded),
    );
    if (isStopped()) return;
    const smaller = windowNotice(reply.loaded, this.model, 'after');
    if (smaller && this.givenWindow === undefined) yield { type: 'notice', notice: smaller };
    this.givenWindow = smaller ? reply.loaded?.contextLength : undefined;
    yield* this.end(reply.last);
  }

  private reloadNotice(loaded: LoadedModel | undefined): Notice | undefined {
    const isOurs = this.givenWindow !== undefined && loaded?.contextLength === this.givenWindow;
    return isOurs ? undefined : windowNotice(loaded, this.model, 'before');
  }

  private *end(last: ChatLine | undefined): Generator<EngineEvent> {
    const meter = last && meterOf(this.model.name, last);
    const perSecond = meter && speedOf(meter);
    if (perSecond !== undefined && perSecond < slow.tokensPerSecond && !this.hasAdvised) {
      this.hasAdvised = true;
      const message = `This model writes ${perSecond.toFixed(1)} tokens a second on this machine. ${adviceForSlow(this.model.name)}`;
      yield { type: 'notice', notice: { code: 'MODEL_SLOW', message } };
    }
    const reason = last?.done_reason;
    yield { type: 'end', end: reason === 'stop' || reason === 'length' ? reason : 'none', meter };
  }

  /** Our model, if it is in memory. A server that cannot tell counts as not loaded. */
  private async findLoaded(): Promise<LoadedModel | undefined> {
    try {
      const loaded = await this.client.loaded(loadedLimitMs);
      return loaded.find(({ name }) => isSameRunner(name, this.model.name));
    } catch (error) {
      if (error instanceof LampwrightError) return undefined;
      throw error;
    }
  }
}

function speedOf({ replyTokens = 0, writeMs = 0 }: Meter): number | undefined {
  return replyTokens < slow.minTokens || writeMs === 0 ? undefined : (replyTokens / writeMs) * 1000;
}

const nsPerMs = 1e6;

function meterOf(model: string, line: ChatLine): Meter {
  const ms = (ns: number | undefined) => (ns === undefined ? undefined : ns / nsPerMs);
  const figures = {
    promptTokens: line.prompt_eval_count,
    replyTokens: line.eval_count,
    loadMs: ms(line.load_duration),
    readMs: ms(line.prompt_eval_duration),
    writeMs: ms(line.eval_duration),
  };
  // Unknown figures are left out: the log's schema does not allow undefined ones.
  return { model, ...Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)) };
}
