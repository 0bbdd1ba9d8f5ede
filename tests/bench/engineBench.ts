import { readIntent } from '#shared/composer/intent/readIntent';
import type { PastExchange } from '#shared/conversation/Replay';
import { uncalibrated, type Calibration } from '#shared/conversation/tokens/Calibration';
import { parseReply } from '#shared/program/parseReply';
import { answerWish } from '../../electron/engine/answerWish';
import type { AnswerDependencies } from '../../electron/engine/AnswerDependencies';
import { MemoryLog } from '../../electron/engine/MemoryLog';
import type { OllamaEngine } from '../../electron/engine/ollama/OllamaEngine';
import { readReply } from '../../electron/engine/readReply';
import type { FakeOllama } from '../fakes/ollama/FakeOllama';
import { gemmaTokens } from '../fakes/ollama/gemmaTokens';
import followUps from '../fixtures/engine/follow-ups.json';
import { scripted } from '../shared/conversation/scriptedConversations';
import { plainTiers } from './contextBench';
import type { Figure } from './Figure';
import { neverStopped, questionOf, withModel } from './withModel';

/** The engine against a stand-in for Ollama that counts tokens by its own rule and keeps a cache as the real one does. */
export async function* engineBench(): AsyncGenerator<Figure> {
  yield await promptTokens();
  yield smallChanges();
}

/** Sixty turns (or the first `turns`) with follow-ups by reference, against plain two tiers with every program written whole. */
export async function promptTokens(turns = 60): Promise<Figure> {
  const past = scripted('evening-by-reference').past.slice(0, turns);
  const ours = await withModel({}, async (ollama, engine) => {
    const desk = deskOf(engine);
    for (const { wish, text } of past) {
      ollama.queueReplies(text);
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
  const plain = await withModel({}, async (ollama, engine) => {
    for (const [turn, messages] of plainTiers(past.map(inFull)).entries()) {
      ollama.queueReplies(inFull(past[turn]).text);
      await readReply(engine, questionOf('', messages), neverStopped, () => undefined);
    }
    return readAnew(ollama);
  });
  const perTurn = (tokens: number) => `${Math.round(tokens / (past.length - 1))} tokens`;
  return {
    what: `${past.length} turns by reference, as the server counts: read anew`,
    measured: perTurn(ours),
    against: 'plain two tiers, whole programs',
    baseline: perTurn(plain),
    ratio: ours / plain,
    atMost: 0.3,
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
  const perReply = (all: readonly PastExchange[]) => `${Math.round(tokensOf(all) / all.length)} tokens`;
  const [worse, better] = share(turns) > share(others) ? [turns, others] : [others, turns];
  return {
    what: 'a small change by reference: tokens of the reply',
    measured: perReply(worse),
    against: 'the whole program',
    baseline: perReply(worse.map(inFull)),
    ratio: share(worse),
    atMost: 0.4,
    note: `${worse.length} replies; ${better.length} others come to ${share(better).toFixed(2)}`,
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

function deskOf(engine: OllamaEngine): AnswerDependencies {
  let learnt: Calibration = uncalibrated;
  let seed = 0;
  return {
    engine,
    log: new MemoryLog(),
    calibrations: { calibration: () => learnt, setCalibration: (_, calibration) => (learnt = calibration) },
    seed: () => ++seed,
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
