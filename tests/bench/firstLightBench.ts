import { profiles } from '#shared/conversation/prompt/profiles';
import type { OllamaEngine } from '../../electron/engine/ollama/OllamaEngine';
import { readReply } from '../../electron/engine/readReply';
import replies from '../fixtures/engine/replies.json';
import { msText, quantile } from './amounts';
import type { Figure } from './Figure';
import { questionOf, withModel } from './withModel';

/** Four times what gemma3:4b does on a laptop's processor, so that the run stays bearable; the shares are the same at any steady speed. */
const speed = { tokensPerSecond: 40, readTokensPerSecond: 240 };
/** So many models write at a time: more would keep each other waiting, since they share a thread with those who listen. */
const lanes = 10;

/** When the first step of a reply was told, and when the reply was over: in tokens, and in ms from the wish on. */
interface Heard {
  readonly first: { readonly tokens: number; readonly ms: number };
  readonly all: { readonly tokens: number; readonly ms: number };
}

/** How soon the first step of a reply shows, with the stand-in at the speed of a model. */
export async function* firstLightBench(): AsyncGenerator<Figure> {
  const heard = await hearAll();
  const shares = heard.map(({ first, all }) => first.ms / all.ms);
  const half = (of: (heard: Heard) => number) => quantile(heard.map(of), 0.5);
  yield {
    what: `wish to first step, median of ${heard.length} replies`,
    measured: msText(half(({ first }) => first.ms)),
    against: 'wish to the end of the reply',
    baseline: msText(half(({ all }) => all.ms)),
    ratio: quantile(shares, 0.5),
    atMost: 0.35,
    note: `at ${speed.tokensPerSecond} tokens a second, read at ${speed.readTokensPerSecond}; the system prompt was read before, as the app does`,
  };
  yield {
    what: 'the same, nine replies in ten by',
    measured: msText(
      quantile(
        heard.map(({ first }) => first.ms),
        0.9,
      ),
    ),
    against: 'wish to the end of the reply',
    baseline: msText(
      quantile(
        heard.map(({ all }) => all.ms),
        0.9,
      ),
    ),
    ratio: quantile(shares, 0.9),
    atMost: 0.5,
  };
  yield countedFigure(heard);
}

/** The same in tokens for the first `count` replies, from a stand-in that writes as fast as it can: equal on every machine. */
export async function countedFirstLight(count = replies.length): Promise<Figure> {
  return withModel({}, async (ollama, engine) => {
    const heard: Heard[] = [];
    for (const { wish, text } of replies.slice(0, count)) {
      ollama.queueReplies(text);
      heard.push(await hear(engine, wish));
    }
    return countedFigure(heard);
  });
}

function countedFigure(heard: readonly Heard[]): Figure {
  const half = (of: (heard: Heard) => number) => quantile(heard.map(of), 0.5);
  return {
    what: `tokens until the first step, median of ${heard.length} replies`,
    measured: `${half(({ first }) => first.tokens)} tokens`,
    against: 'tokens of the reply',
    baseline: `${half(({ all }) => all.tokens)} tokens`,
    ratio: half(({ first, all }) => first.tokens / all.tokens),
    atMost: 0.35,
  };
}

/** All replies, a lane taking the next one as soon as it is free; the longest first, so that all end together. */
async function hearAll(): Promise<Heard[]> {
  const waiting = replies.toSorted((one, other) => other.text.length - one.text.length);
  const heard: Heard[] = [];
  const lane = () =>
    withModel(speed, async (ollama, engine) => {
      // As the app does when a model is chosen: from then on only a wish is new.
      await warmUp(engine);
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        ollama.queueReplies(next.text);
        heard.push(await hear(engine, next.wish));
      }
    });
  await Promise.all(Array.from({ length: lanes }, lane));
  return heard;
}

async function warmUp(engine: OllamaEngine): Promise<void> {
  for await (const _ of engine.warmUp(profiles.base.systemPrompt, 1300, new AbortController().signal))
    continue;
}

async function hear(engine: OllamaEngine, wish: string): Promise<Heard> {
  const start = performance.now();
  let tokens = 0;
  let first: Heard['first'] | undefined;
  await readReply(engine, questionOf(wish, []), new AbortController().signal, (event) => {
    if (event.type === 'step') first ??= { tokens: tokens + 1, ms: performance.now() - start };
    if (event.type === 'progress' && event.progress.phase === 'writing') ({ tokens } = event.progress);
  });
  const all = { tokens, ms: performance.now() - start };
  return { first: first ?? all, all };
}
