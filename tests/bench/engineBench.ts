import { readIntent } from '#shared/composer/intent/readIntent';
import type { Message } from '#shared/conversation/context/Piece';
import { profiles } from '#shared/conversation/prompt/profiles';
import type { PastExchange } from '#shared/conversation/replay';
import { uncalibrated, type Calibration } from '#shared/conversation/tokens/calibration';
import { parseReply } from '#shared/program/parseReply';
import { replySchema } from '#shared/program/replySchema';
import { answerWish } from '../../electron/engine/answerWish';
import type { Desk } from '../../electron/engine/Desk';
import type { Question } from '../../electron/engine/Engine';
import { MemoryLog } from '../../electron/engine/MemoryLog';
import { readAddress } from '../../electron/engine/ollama/address';
import { OllamaClient } from '../../electron/engine/ollama/OllamaClient';
import { OllamaEngine } from '../../electron/engine/ollama/OllamaEngine';
import { readReply } from '../../electron/engine/readReply';
import { FakeOllama } from '../fakes/ollama/FakeOllama';
import { gemmaTokens } from '../fakes/ollama/gemmaTokens';
import followUps from '../fixtures/engine/follow-ups.json';
import replies from '../fixtures/engine/replies.json';
import { scripted } from '../shared/conversation/scriptedConversations';
import { plainTiers } from './contextBench';
import type { Figure } from './Figure';

/** The engine against a stand-in for Ollama that counts tokens by its own rule and keeps a cache as the real one does. */
export async function* engineBench(): AsyncGenerator<Figure> {
  yield await firstLight();
  yield await promptTokens();
  yield smallChanges();
}

/** At a steady speed the share of the tokens is the share of the time, whatever the speed. */
export async function firstLight(): Promise<Figure> {
  const shares = await withOllama(async (ollama, engine) => {
    const found: number[] = [];
    for (const { wish, text } of replies) {
      ollama.willReply(text);
      let written = 0;
      let first: number | undefined;
      await readReply(engine, questionOf(wish, []), neverStopped, (event) => {
        if (event.type === 'step') first ??= written + 1;
        if (event.type === 'progress' && event.progress.phase === 'writing') written = event.progress.tokens;
      });
      found.push((first ?? written) / written);
    }
    return found.toSorted((one, other) => one - other);
  });
  const at = (share: number) => shares[Math.floor(share * (shares.length - 1))] ?? 1;
  return {
    name: 'first light: share of the writing time until the first step is announced (median)',
    value: at(0.5),
    atMost: 0.35,
    note: `${shares.length} replies of three steps and more; a tenth after ${at(0.1).toFixed(2)}, nine tenths by ${at(0.9).toFixed(2)}`,
  };
}

/** Sixty turns with follow-ups by reference, against plain two tiers with every program written whole. */
export async function promptTokens(): Promise<Figure> {
  const { past } = scripted('evening-by-reference');
  const ours = await withOllama(async (ollama, engine) => {
    const desk = deskOf(engine);
    for (const { wish, text } of past) {
      ollama.willReply(text);
      const { intent, confidence, because } = readIntent(wish, desk.log.entries);
      const answer = await answerWish(
        { text: wish, reading: { intent, confidence, because } },
        desk,
        neverStopped,
        () => undefined,
      );
      if (answer.kind !== 'program') throw new Error(`“${wish}” was not answered.`);
    }
    return readAnew(ollama);
  });
  const plain = await withOllama(async (ollama, engine) => {
    for (const [turn, messages] of plainTiers(past.map(inFull)).entries()) {
      ollama.willReply(inFull(past[turn]).text);
      await readReply(engine, questionOf('', messages), neverStopped, () => undefined);
    }
    return readAnew(ollama);
  });
  return {
    name: 'sixty turns by reference: prompt tokens read anew, against plain two tiers',
    value: ours / plain,
    atMost: 0.3,
    note: `${Math.round(ours / (past.length - 1))} a turn against ${Math.round(plain / (past.length - 1))}`,
  };
}

/** What a small change takes by reference, against the whole program: in the sixty turns, and over changes of all kinds. */
export function smallChanges(): Figure {
  const turns = scripted('evening-by-reference').past.filter(isSmall);
  const others = followUps
    .filter((change) => change.isSmall)
    .map(({ current, text, wish }): PastExchange => {
      const before = parseReply(JSON.stringify(current));
      const after = parseReply(text, before.ok ? before.program : undefined);
      if (!after.ok) throw new Error(after.error.message);
      return { wish, text, program: after.program, note: after.note };
    });
  const share = (all: readonly PastExchange[]) => tokensOf(all) / tokensOf(all.map(inFull));
  return {
    name: 'small changes by reference: reply tokens, against whole programs',
    value: Math.max(share(turns), share(others)),
    atMost: 0.4,
    note: `${turns.length} of the sixty turns ${share(turns).toFixed(2)}, ${others.length} others ${share(others).toFixed(2)}`,
  };
}

/** At most one step is written out, and two or more are kept by their ids: one of two would be half the program. */
function isSmall({ text }: PastExchange): boolean {
  const { program } = JSON.parse(text) as { program: { steps: unknown[] } };
  const kept = program.steps.filter((step) => typeof step === 'string').length;
  return kept > 1 && program.steps.length - kept <= 1;
}

function tokensOf(all: readonly PastExchange[]): number {
  return all.reduce((sum, { text }) => sum + gemmaTokens(text).length, 0);
}

const neverStopped = new AbortController().signal;

async function withOllama<Result>(
  act: (ollama: FakeOllama, engine: OllamaEngine) => Promise<Result>,
): Promise<Result> {
  const ollama = await FakeOllama.start();
  try {
    const client = new OllamaClient(readAddress(ollama.url));
    return await act(ollama, new OllamaEngine(client, { name: 'gemma3:4b', numCtx: 4096 }));
  } finally {
    await ollama.stop();
  }
}

function deskOf(engine: OllamaEngine): Desk {
  let learnt: Calibration = uncalibrated;
  let seed = 0;
  return {
    engine,
    log: new MemoryLog(),
    calibrations: { calibration: () => learnt, setCalibration: (_, calibration) => (learnt = calibration) },
    seed: () => ++seed,
  };
}

function questionOf(wish: string, messages: readonly Message[]): Question {
  const system = { role: 'system', content: profiles.base.systemPrompt } as const;
  return {
    wish,
    current: undefined,
    messages: messages.length > 0 ? messages : [system, { role: 'user', content: wish }],
    schema: replySchema(),
    promptTokens: 1300,
    replyTokens: 2048,
    temperature: 0.7,
    seed: 1,
  };
}

/** The first prompt is new to everyone. */
function readAnew({ chatStats }: FakeOllama): number {
  return chatStats.slice(1).reduce((sum, { promptTokens: all, cachedTokens }) => sum + all - cachedTokens, 0);
}

function inFull(exchange: PastExchange | undefined): PastExchange {
  if (!exchange) throw new Error('There is no such turn.');
  const { program, note } = exchange;
  return { ...exchange, text: JSON.stringify(note === undefined ? { program } : { program, note }) };
}
