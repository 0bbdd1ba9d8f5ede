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

/** The engine against a fake Ollama that counts tokens itself and has a prompt cache like the real one. */
export async function* engineBench(): AsyncGenerator<Figure> {
  yield await promptTokens();
  yield smallChanges();
}

/** Sixty turns (or the first `turns`) with follow-ups by reference, against plain two tiers with every program written whole. */
export async function promptTokens(turns = 60): Promise<Figure> {
  const past = scripted('evening-by-reference').past.slice(0, turns);
  const ours = await withModel({}, async (ollama, engine) => {
    const deps = answerDependencies(engine);
    for (const { wish, text } of past) {
      ollama.queueReplies(text);
      const { intent, confidence, because } = readIntent(wish, deps.log.entries);
      const answer = await answerWish(
        { text: wish, reading: { intent, confidence, because } },
        deps,
        neverStopped,
        () => undefined,
      );
      if (answer.kind !== 'program') throw new Error(`“${wish}” was not answered.`);
    }
    return uncachedTokens(ollama);
  });
  const plain = await withModel({}, async (ollama, engine) => {
    for (const [turn, messages] of plainTiers(past.map(writtenOut)).entries()) {
      ollama.queueReplies(writtenOut(past[turn]).text);
      await readReply(engine, questionOf('', messages), neverStopped, () => undefined);
    }
    return uncachedTokens(ollama);
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

/** The tokens of a small change by reference, against the whole program: in the sixty turns, and for changes of all kinds. */
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
  const share = (all: readonly PastExchange[]) => tokensOf(all) / tokensOf(all.map(writtenOut));
  const perReply = (all: readonly PastExchange[]) => `${Math.round(tokensOf(all) / all.length)} tokens`;
  const [worse, better] = share(turns) > share(others) ? [turns, others] : [others, turns];
  return {
    what: 'a small change by reference: tokens of the reply',
    measured: perReply(worse),
    against: 'the whole program',
    baseline: perReply(worse.map(writtenOut)),
    ratio: share(worse),
    atMost: 0.4,
    note: `${worse.length} replies; ${better.length} others come to ${share(better).toFixed(2)}`,
  };
}

/** At most one step is written out, and at least two are kept by id: one of two would be half the program. */
function isSmall({ text }: PastExchange): boolean {
  const { program } = JSON.parse(text) as { program: { steps: unknown[] } };
  const kept = program.steps.filter((step) => typeof step === 'string').length;
  return kept > 1 && program.steps.length - kept <= 1;
}

function tokensOf(all: readonly PastExchange[]): number {
  return all.reduce((sum, { text }) => sum + gemmaTokens(text).length, 0);
}

function answerDependencies(engine: OllamaEngine): AnswerDependencies {
  let current: Calibration = uncalibrated;
  let seed = 0;
  return {
    engine,
    log: new MemoryLog(),
    calibrations: { calibration: () => current, setCalibration: (_, calibration) => (current = calibration) },
    seed: () => ++seed,
  };
}

/** The prompt tokens that were not cached, without the first prompt, which never is. */
function uncachedTokens({ chatStats }: FakeOllama): number {
  return chatStats.slice(1).reduce((sum, { promptTokens: all, cachedTokens }) => sum + all - cachedTokens, 0);
}

function writtenOut(exchange: PastExchange | undefined): PastExchange {
  if (!exchange) throw new Error('There is no such turn.');
  const { program, note } = exchange;
  return { ...exchange, text: JSON.stringify(note === undefined ? { program } : { program, note }) };
}
