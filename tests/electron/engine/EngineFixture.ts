import { expect, onTestFinished } from 'vitest';
import type { Entry, EntryOf } from '#shared/conversation/Entry';
import { uncalibrated, type Calibration } from '#shared/conversation/tokens/Calibration';
import { answerWish, type Answer, type WishToAnswer } from '../../../electron/engine/answerWish';
import type { Calibrations, AnswerDependencies } from '../../../electron/engine/AnswerDependencies';
import type { ChosenModel, Engine } from '../../../electron/engine/Engine';
import { MemoryLog } from '../../../electron/engine/MemoryLog';
import { withTag } from '../../../electron/engine/ollama/modelNames';
import { OllamaClient } from '../../../electron/engine/ollama/OllamaClient';
import { OllamaEngine } from '../../../electron/engine/ollama/OllamaEngine';
import type { ReplyTiming } from '../../../electron/engine/ollama/ReplyCall';
import type { ReplyEvent } from '../../../electron/engine/readReply';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import type { FakeOllamaOptions } from '../../fakes/ollama/ServerState';
import { eventually } from '../eventually';

/** How a fixture is set up; everything is optional. */
export interface Setting {
  readonly server?: FakeOllamaOptions;
  readonly model?: Partial<ChosenModel>;
  readonly patience?: Partial<ReplyTiming['patience']>;
  /** Entries already in the conversation. */
  readonly entries?: readonly Entry[];
  /** The engine to use instead of the model in Ollama. */
  readonly engine?: Engine;
}

/** The result of a wish: the answer, the events on the way, and the entries added to the log. */
export interface Asked {
  readonly answer: Answer;
  readonly events: readonly ReplyEvent[];
  readonly entries: readonly Entry[];
}

/** How a wish is sent. */
export interface Asking {
  readonly signal?: AbortSignal;
  /** Called with each event. */
  readonly onEvent?: (event: ReplyEvent) => void;
}

/** Short timeouts for tests: each phase is given up after thirty ticks. */
const quickPatience = { loading: 0.3, slowLoading: 0.1, reading: 0.3, readingPerToken: 0, writing: 0.3 };
const tickMs = 10;

/** A fake server that can fail, and everything needed to answer wishes with it. The server ends with the test. */
export class EngineFixture implements AnswerDependencies {
  readonly log: MemoryLog;
  readonly calibrations = new MemoryCalibrations();
  readonly engine: Engine;
  readonly model: ChosenModel;
  private seeds = 0;

  private constructor(
    private server: FakeOllama,
    setting: Setting,
  ) {
    this.model = { name: 'gemma3:4b', numCtx: 4096, ...setting.model };
    this.log = new MemoryLog(setting.entries);
    const client = new OllamaClient({ url: server.url, isLocal: true });
    const patience = { ...quickPatience, ...setting.patience };
    this.engine = setting.engine ?? new OllamaEngine(client, this.model, { tickMs, patience });
  }

  static async start(setting: Setting = {}): Promise<EngineFixture> {
    const models = [withTag(setting.model?.name ?? 'gemma3:4b')];
    const fixture = new EngineFixture(await FakeOllama.start({ models, ...setting.server }), setting);
    onTestFinished(() => fixture.ollama.stop());
    return fixture;
  }

  /** The current server. */
  get ollama(): FakeOllama {
    return this.server;
  }

  /** Starts a new server at the old one's port. */
  async restart(port = this.server.port): Promise<void> {
    await this.server.stop();
    this.server = await FakeOllama.start({ port, models: [withTag(this.model.name)] });
  }

  seed(): number {
    return ++this.seeds;
  }

  async ask(given: string | WishToAnswer, { signal, onEvent }: Asking = {}): Promise<Asked> {
    const wish = typeof given === 'string' ? { text: given } : given;
    const before = this.log.entries.length;
    const events: ReplyEvent[] = [];
    const emit = (event: ReplyEvent) => {
      events.push(event);
      onEvent?.(event);
    };
    const answer = await answerWish(wish, this, signal ?? new AbortController().signal, emit);
    return { answer, events, entries: this.log.entries.slice(before) };
  }

  /** The entries of one type, in order. */
  entries<Type extends Entry['type']>(type: Type): EntryOf<Type>[] {
    return this.log.entries.filter((entry): entry is EntryOf<Type> => entry.type === type);
  }
}

/** Fails if a socket stays open. */
export async function expectNoSockets({ ollama }: EngineFixture): Promise<void> {
  await eventually(() => expect(ollama.openSockets, 'open sockets').toBe(0));
}

/** Fails if the next wish is not answered with a program, whatever happened before. */
export async function expectNextWishWorks(fixture: EngineFixture): Promise<void> {
  fixture.ollama.clearFaults();
  fixture.ollama.queueReplies(soundReply);
  const { answer } = await fixture.ask('a calm lake');
  expect(answer).toMatchObject({ kind: 'program', program: { name: 'Calm lake' } });
}

/** Calibrations in memory. */
class MemoryCalibrations implements Calibrations {
  private readonly known = new Map<string, Calibration>();

  calibration(model: string): Calibration {
    return this.known.get(model) ?? uncalibrated;
  }

  setCalibration(model: string, calibration: Calibration): void {
    this.known.set(model, calibration);
  }
}

/** The codes of the notices among the events, in order. */
export function noticeCodes({ events }: Asked): string[] {
  return events.flatMap((event) => (event.type === 'notice' ? [event.notice.code] : []));
}

/** The types of the entries, in order. */
export function typesOf({ entries }: Asked): string[] {
  return entries.map(({ type }) => type);
}

const pattern = (name: string, params: object) => ({ type: 'pattern', name, params });

/** A program of two steps, with a note. */
export const soundReply = JSON.stringify({
  program: {
    name: 'Calm lake',
    steps: [
      {
        id: 'water',
        command: pattern('wave', { color: '#008080', color2: '#000080', speed: 6000 }),
        duration: 20_000,
      },
      { id: 'night', command: pattern('solid', { color: '#000040' }), duration: 5000 },
    ],
    loop: { count: 0, start_step: 'water', end_step: 'night' },
  },
  note: 'The owner likes water.',
});

/** JSON that is not a program. */
export const noProgram = '{"program":{"name":"Nothing","steps":[]}}';
