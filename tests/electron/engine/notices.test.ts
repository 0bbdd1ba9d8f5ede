import { describe, expect, it } from 'vitest';
import { lampModelName } from '../../../electron/engine/ollama/lampModel';
import { OllamaClient } from '../../../electron/engine/ollama/OllamaClient';
import { OllamaEngine } from '../../../electron/engine/ollama/OllamaEngine';
import type { ChatLine, LoadedModel } from '../../../electron/engine/ollama/responseSchemas';
import { glow } from '../../shared/conversation/logOf';
import { noticeCodes, EngineFixture, soundReply } from './EngineFixture';

const withoutNote = JSON.stringify({ program: glow('Plain') });

/** A fixture whose server answers every chat with these lines. */
async function saying(lines: readonly ChatLine[], tickMs = 10): Promise<EngineFixture> {
  const { ollama, model } = await EngineFixture.start();
  class ScriptedClient extends OllamaClient {
    // oxlint-disable-next-line typescript/require-await -- it has nothing to wait for
    override async *chat(): AsyncGenerator<ChatLine> {
      yield* lines;
    }
  }
  const client = new ScriptedClient({ url: ollama.url, isLocal: true });
  return EngineFixture.start({ engine: new OllamaEngine(client, model, { tickMs }) });
}

const text = (content: string): ChatLine => ({ message: { content }, done: false });
const done = (figures: Partial<ChatLine>): ChatLine => ({ done: true, done_reason: 'stop', ...figures });

describe('a notice from the engine', () => {
  it('says once that the model is slow', async () => {
    const fixture = await saying([text(withoutNote), done({ eval_count: 40, eval_duration: 10e9 })]);
    expect(noticeCodes(await fixture.ask('plain'))).toEqual(['MODEL_SLOW']);
    expect(noticeCodes(await fixture.ask('plainer'))).toEqual(['NOTHING_CHANGED']);
  });

  it('is not given after a few tokens, which say nothing about speed', async () => {
    const fixture = await saying([text(withoutNote), done({ eval_count: 19, eval_duration: 10e9 })]);
    expect(noticeCodes(await fixture.ask('plain'))).toEqual([]);
  });

  it('says that the model was in memory with another context window', async () => {
    const fixture = await EngineFixture.start();
    fixture.ollama.queueReplies(soundReply, withoutNote);
    await load(fixture, 'gemma3:4b', 8192);
    const [first, second] = [await fixture.ask('a lake'), await fixture.ask('darker')];
    expect([noticeCodes(first), noticeCodes(second)]).toEqual([['MODEL_RELOADED'], []]);
    const phases = first.events.flatMap((event) => (event.type === 'progress' ? [event.progress.phase] : []));
    expect(phases[0]).toBe('loading');
  });

  it('says the same if another program uses the lamp model’s base, which shares its runner', async () => {
    const model = { name: lampModelName() };
    const fixture = await EngineFixture.start({ model, server: { models: ['gemma3:4b', model.name] } });
    fixture.ollama.queueReplies(soundReply);
    await load(fixture, 'gemma3:4b', 8192);
    expect(noticeCodes(await fixture.ask('a lake'))).toEqual(['MODEL_RELOADED']);
  });

  it('says once that the server gives a smaller window than requested, and does not blame other programs', async () => {
    const fixture = await EngineFixture.start();
    /** The server of a weak machine: it loads models with half the requested window. */
    class HalfWindowClient extends OllamaClient {
      override async loaded(limitMs?: number): Promise<LoadedModel[]> {
        return (await super.loaded(limitMs)).map((model) => ({ ...model, contextLength: 2048 }));
      }
    }
    const client = new HalfWindowClient({ url: fixture.ollama.url, isLocal: true });
    const engine = new OllamaEngine(client, fixture.model, { tickMs: 10 });
    const weak = await EngineFixture.start({ engine });
    fixture.ollama.queueReplies(soundReply, withoutNote);
    const first = await weak.ask('a lake');
    expect(noticeCodes(first)).toEqual(['WINDOW_SMALLER']);
    // The settings offer no window as small as that.
    expect(JSON.stringify(first.events)).not.toContain('Choose 2048');
    expect(noticeCodes(await weak.ask('plain'))).toEqual([]);
  });
});

describe('a model that thinks before it speaks', () => {
  it('does not count as silent, and is asked not to think', async () => {
    const thoughts = Array.from({ length: 5 }, () => text(''));
    const fixture = await saying([...thoughts, text(withoutNote), done({})]);
    const { answer, events } = await fixture.ask('plain');
    expect(answer.kind).toBe('program');
    const first = events.find((event) => event.type === 'progress' && event.progress.phase === 'writing');
    expect(first).toMatchObject({ progress: { tokens: 0 } });
    const plain = await EngineFixture.start();
    plain.ollama.queueReplies(withoutNote);
    await plain.ask('plain');
    expect(plain.ollama.chats[0]).toMatchObject({ think: false, truncate: false, shift: false });
  });
});

async function load({ ollama }: EngineFixture, model: string, numCtx: number): Promise<void> {
  const body = JSON.stringify({ model, options: { num_ctx: numCtx } });
  await (await fetch(`${ollama.url}/api/chat`, { method: 'POST', body })).text();
}
