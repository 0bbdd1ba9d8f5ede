import { describe, expect, it } from 'vitest';
import { lampModelName } from '../../../electron/engine/ollama/lampModel';
import { OllamaClient } from '../../../electron/engine/ollama/OllamaClient';
import { OllamaEngine } from '../../../electron/engine/ollama/OllamaEngine';
import type { ChatLine, LoadedModel } from '../../../electron/engine/ollama/responseSchemas';
import { glow } from '../../shared/conversation/logOf';
import { noticeCodes, Rehearsal, soundReply } from './EngineFixture';

const withoutNote = JSON.stringify({ program: glow('Plain') });

/** A fixture whose server answers every chat with these lines. */
async function saying(lines: readonly ChatLine[], tickMs = 10): Promise<Rehearsal> {
  const { ollama, model } = await Rehearsal.start();
  class ScriptedClient extends OllamaClient {
    // oxlint-disable-next-line typescript/require-await -- it has nothing to wait for
    override async *chat(): AsyncGenerator<ChatLine> {
      yield* lines;
    }
  }
  const client = new ScriptedClient({ url: ollama.url, isLocal: true });
  return Rehearsal.start({ engine: new OllamaEngine(client, model, { tickMs }) });
}

const text = (content: string): ChatLine => ({ message: { content }, done: false });
const done = (figures: Partial<ChatLine>): ChatLine => ({ done: true, done_reason: 'stop', ...figures });

describe('a notice from the engine', () => {
  it('says once that the model is slow', async () => {
    const rehearsal = await saying([text(withoutNote), done({ eval_count: 40, eval_duration: 10e9 })]);
    expect(noticeCodes(await rehearsal.ask('plain'))).toEqual(['MODEL_SLOW']);
    expect(noticeCodes(await rehearsal.ask('plainer'))).toEqual(['NOTHING_CHANGED']);
  });

  it('is not given after a few tokens, which say nothing about speed', async () => {
    const rehearsal = await saying([text(withoutNote), done({ eval_count: 19, eval_duration: 10e9 })]);
    expect(noticeCodes(await rehearsal.ask('plain'))).toEqual([]);
  });

  it('says that the model was in memory with another context window', async () => {
    const rehearsal = await Rehearsal.start();
    rehearsal.ollama.queueReplies(soundReply, withoutNote);
    await load(rehearsal, 'gemma3:4b', 8192);
    const [first, second] = [await rehearsal.ask('a lake'), await rehearsal.ask('darker')];
    expect([noticeCodes(first), noticeCodes(second)]).toEqual([['MODEL_RELOADED'], []]);
    const phases = first.events.flatMap((event) => (event.type === 'progress' ? [event.progress.phase] : []));
    expect(phases[0]).toBe('loading');
  });

  it('says the same if another program uses the lamp model’s base, which shares its runner', async () => {
    const model = { name: lampModelName() };
    const rehearsal = await Rehearsal.start({ model, server: { models: ['gemma3:4b', model.name] } });
    rehearsal.ollama.queueReplies(soundReply);
    await load(rehearsal, 'gemma3:4b', 8192);
    expect(noticeCodes(await rehearsal.ask('a lake'))).toEqual(['MODEL_RELOADED']);
  });

  it('says once that the server gives a smaller window than requested, and does not blame other programs', async () => {
    const rehearsal = await Rehearsal.start();
    /** The server of a weak machine: it loads models with half the requested window. */
    class HalfWindowClient extends OllamaClient {
      override async loaded(limitMs?: number): Promise<LoadedModel[]> {
        return (await super.loaded(limitMs)).map((model) => ({ ...model, contextLength: 2048 }));
      }
    }
    const client = new HalfWindowClient({ url: rehearsal.ollama.url, isLocal: true });
    const engine = new OllamaEngine(client, rehearsal.model, { tickMs: 10 });
    const weak = await Rehearsal.start({ engine });
    rehearsal.ollama.queueReplies(soundReply, withoutNote);
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
    const rehearsal = await saying([...thoughts, text(withoutNote), done({})]);
    const { answer, events } = await rehearsal.ask('plain');
    expect(answer.kind).toBe('program');
    const first = events.find((event) => event.type === 'progress' && event.progress.phase === 'writing');
    expect(first).toMatchObject({ progress: { tokens: 0 } });
    const plain = await Rehearsal.start();
    plain.ollama.queueReplies(withoutNote);
    await plain.ask('plain');
    expect(plain.ollama.chats[0]).toMatchObject({ think: false, truncate: false, shift: false });
  });
});

async function load({ ollama }: Rehearsal, model: string, numCtx: number): Promise<void> {
  const body = JSON.stringify({ model, options: { num_ctx: numCtx } });
  await (await fetch(`${ollama.url}/api/chat`, { method: 'POST', body })).text();
}
