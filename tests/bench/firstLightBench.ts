import { profiles } from '#shared/conversation/prompt/profiles';
import type { OllamaEngine } from '../../electron/engine/ollama/OllamaEngine';
import { readReply } from '../../electron/engine/readReply';
import replies from '../fixtures/engine/replies.json';
import { msText, quantile } from './amounts';
import type { Figure } from './Figure';
import { questionOf, withModel } from './withModel';

/** Four times the speed of gemma3:4b on a laptop's CPU, to save time; the ratios are the same at any constant speed. */
const speed = { tokensPerSecond: 40, readTokensPerSecond: 240 };
/** The number of models writing at a time. More would delay each other, since fakes and engines share one thread. */
const lanes = 10;

/** When the first step of a reply arrived, and when the reply ended: in tokens, and in ms since the wish. */
interface Timing {
  readonly first: { readonly tokens: number; readonly ms: number };
  readonly all: { readonly tokens: number; readonly ms: number };
}

/** How soon the first step of a reply shows, with a fake Ollama at the speed of a model. */
export async function* firstLightBench(): AsyncGenerator<Figure> {
  const timings = await timeAll();
  const shares = timings.map(({ first, all }) => first.ms / all.ms);
  const median = (of: (timing: Timing) => number) => quantile(timings.map(of), 0.5);
  yield {
    what: `wish to first step, median of ${timings.length} replies`,
    measured: msText(median(({ first }) => first.ms)),
    against: 'wish to the end of the reply',
    baseline: msText(median(({ all }) => all.ms)),
    ratio: quantile(shares, 0.5),
    atMost: 0.35,
    note: `at ${speed.tokensPerSecond} tokens a second, read at ${speed.readTokensPerSecond}; the system prompt was read before, as the app does`,
  };
  yield {
    what: 'the same, nine replies in ten by',
    measured: msText(
      quantile(
        timings.map(({ first }) => first.ms),
        0.9,
      ),
    ),
    against: 'wish to the end of the reply',
    baseline: msText(
      quantile(
        timings.map(({ all }) => all.ms),
        0.9,
      ),
    ),
    ratio: quantile(shares, 0.9),
    atMost: 0.5,
  };
  yield countedFigure(timings);
}

/** The same in tokens for the first `count` replies, from a fake at full speed: equal on every machine. */
export async function countedFirstLight(count = replies.length): Promise<Figure> {
  return withModel({}, async (ollama, engine) => {
    const timings: Timing[] = [];
    for (const { wish, text } of replies.slice(0, count)) {
      ollama.queueReplies(text);
      timings.push(await timeReply(engine, wish));
    }
    return countedFigure(timings);
  });
}

function countedFigure(timings: readonly Timing[]): Figure {
  const median = (of: (timing: Timing) => number) => quantile(timings.map(of), 0.5);
  return {
    what: `tokens until the first step, median of ${timings.length} replies`,
    measured: `${median(({ first }) => first.tokens)} tokens`,
    against: 'tokens of the reply',
    baseline: `${median(({ all }) => all.tokens)} tokens`,
    ratio: median(({ first, all }) => first.tokens / all.tokens),
    atMost: 0.35,
  };
}

/** Times all replies in parallel lanes, the longest first, so that the lanes end together. */
async function timeAll(): Promise<Timing[]> {
  const waiting = replies.toSorted((one, other) => other.text.length - one.text.length);
  const timings: Timing[] = [];
  const lane = () =>
    withModel(speed, async (ollama, engine) => {
      // As the app does when a model is chosen, so that the system prompt is cached.
      await warmUp(engine);
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        ollama.queueReplies(next.text);
        timings.push(await timeReply(engine, next.wish));
      }
    });
  await Promise.all(Array.from({ length: lanes }, lane));
  return timings;
}

async function warmUp(engine: OllamaEngine): Promise<void> {
  for await (const _ of engine.warmUp(profiles.base.systemPrompt, 1300, new AbortController().signal))
    continue;
}

async function timeReply(engine: OllamaEngine, wish: string): Promise<Timing> {
  const start = performance.now();
  let tokens = 0;
  let first: Timing['first'] | undefined;
  await readReply(engine, questionOf(wish, []), new AbortController().signal, (event) => {
    if (event.type === 'step') first ??= { tokens: tokens + 1, ms: performance.now() - start };
    if (event.type === 'progress' && event.progress.phase === 'writing') ({ tokens } = event.progress);
  });
  const all = { tokens, ms: performance.now() - start };
  return { first: first ?? all, all };
}
