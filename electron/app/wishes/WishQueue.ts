import type {
  Answerer,
  QueuedWish,
  OtherReading,
  WishOutcome,
  WishAreaState,
} from '#shared/api/areas/wishArea';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { EntryOf, Reading } from '#shared/conversation/Entry';
import { withoutChange } from '#shared/conversation/editRun';
import { placesOf } from '#shared/conversation/exchanges';
import { versionHistory } from '#shared/conversation/versionHistory';
import { quoteWish, readWish } from '#shared/conversation/wishText';
import { composerEngine } from '../../engine/composerEngine';
import type { Engine } from '../../engine/Engine';
import { performWish } from './performWish';
import { startAnswer } from './startAnswer';
import { finishedWish, type StartedWish, type WishDependencies } from './WishDependencies';

/** At most this many wishes can be queued. */
const maxQueued = 20;

/** Answers wishes one after another. A wish sent while another is being answered is queued. */
export class WishQueue {
  #queued: QueuedWish[] = [];
  #lastId = 0;
  #isBusy = false;
  /** How many calls of `runExclusively` are running or waiting, and the last of them. */
  #exclusiveCount = 0;
  #lastExclusive: Promise<unknown> = Promise.resolve();
  #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(private readonly deps: WishDependencies) {}

  get state(): WishAreaState {
    return this.deps.answerProgress.state;
  }

  /** The queued wishes. */
  get queued(): readonly QueuedWish[] {
    return this.#queued;
  }

  /** Starts or queues a wish. Fails with EMPTY_INPUT, WISH_TOO_LONG, or TOO_MANY if the queue is full. */
  async send(text: string): Promise<WishOutcome> {
    readWish(text);
    if (this.#isFree) return this.#start((signal) => performWish(text, this.deps, signal));
    if (this.#queued.length >= maxQueued)
      throw new LampwrightError('TOO_MANY', `${maxQueued} wishes wait already. Let some be answered first.`);
    this.#setQueued([...this.#queued, { id: ++this.#lastId, text }]);
    return { outcome: 'queued' };
  }

  /** Stops the wish being answered and starts a queued one next. Fails with NOT_FOUND. */
  async sendNow(id: number): Promise<WishOutcome> {
    const wish = this.#queued.find((each) => each.id === id);
    if (!wish) throw new LampwrightError('NOT_FOUND', 'This wish is no longer waiting.');
    this.#setQueued([wish, ...this.#queued.filter((each) => each !== wish)]);
    this.#stop.abort();
    return { outcome: 'queued' };
  }

  drop(id: number): void {
    this.#setQueued(this.#queued.filter((each) => each.id !== id));
  }

  /** Stops the current answer; resolves once it has ended. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /**
   * Runs work on the conversation as a whole, such as opening another one. Such work runs one after another, and no wish
   * starts meanwhile: new ones are queued. `stopAndClear` ends the current answer and drops the wishes queued before.
   */
  async runExclusively<Result>(
    work: (stopAndClear: () => Promise<void>) => Promise<Result>,
  ): Promise<Result> {
    this.#exclusiveCount++;
    const queued = this.#queued;
    const turn = this.#lastExclusive.then(() => work(() => this.settle(queued)));
    this.#lastExclusive = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#exclusiveCount--;
      if (this.#exclusiveCount === 0 && !this.#isBusy) this.#startNext();
    }
  }

  /** Stops the current answer and drops queued wishes, with a notice that names them. */
  async settle(queued: readonly QueuedWish[] = this.#queued): Promise<void> {
    const unsent = this.#queued.filter((wish) => queued.includes(wish)).map(({ text }) => quoteWish(text));
    this.#setQueued(this.#queued.filter((wish) => !queued.includes(wish)));
    if (unsent.length > 0)
      this.deps.notice({ code: 'STOPPED', message: `Not sent any more: ${unsent.join(', ')}.` });
    await this.stop();
  }

  /** Answers an earlier wish again. If `by` asks for the model and none is ready, fails with the reason. */
  async retry(seq: number, by: Answerer): Promise<WishOutcome> {
    const { text, reading } = this.#wish(seq);
    const wish = { text, reading: engineReading(reading), replaces: seq, isAnotherTake: true };
    return this.#startIfFree((signal) => startAnswer(wish, () => this.#engineFor(by), this.deps, signal));
  }

  /** Replaces an answer by another one. Fails with NOTHING_THERE if only the composer is available: it would repeat itself. */
  async anotherTake(seq: number): Promise<WishOutcome> {
    this.#wish(seq);
    const engine = await this.deps.engines.current();
    if (engine.kind === 'composer')
      throw new LampwrightError(
        'NOTHING_THERE',
        'The built-in composer has one answer to a wish. Say it in other words, or get the model.',
      );
    return this.retry(seq, 'anyone');
  }

  /** Treats an earlier wish in another way. If that needs the model and none is ready, fails with the reason. */
  async readAs(seq: number, as: OtherReading): Promise<WishOutcome> {
    const { text, reading } = this.#wish(seq);
    if (as === 'leave') return this.#startIfFree(() => this.#leaveAsIs(seq, text));
    const { engines } = this.deps;
    const chooseEngine = (): Promise<Engine> => (as === 'model' ? engines.model() : engines.current());
    const newReading =
      as === 'model' ? engineReading(reading) : readingByOwner(as === 'new' ? 'new' : 'follow-up');
    const wish = { text, reading: newReading, replaces: seq };
    return this.#startIfFree((signal) => startAnswer(wish, chooseEngine, this.deps, signal));
  }

  /** Takes back a single change of an instant edit. Fails with TOO_LATE if that is no longer possible. */
  async takeBack(edit: number, change: number): Promise<void> {
    await this.deps.conversation.appendBy((entries) => {
      const draft = withoutChange(entries, edit, change);
      if (draft) return [draft];
      throw new LampwrightError(
        'TOO_LATE',
        'This change can no longer be taken back alone. Go back to an earlier version instead.',
      );
    });
  }

  /** Undoes what a wish did, and records the wish as a remark. */
  async #leaveAsIs(seq: number, text: string): Promise<StartedWish> {
    const { conversation } = this.deps;
    const { entries } = conversation;
    // `place` is the seq of the first attempt, so later attempts at the same wish are undone too.
    const place = placesOf(entries).get(seq) ?? seq;
    const before = versionHistory(entries.filter((entry) => entry.seq < place)).present;
    const { present } = versionHistory(entries);
    if (present && !before)
      throw new LampwrightError('NOTHING_THERE', 'There is nothing before this wish to go back to.');
    await conversation.append({ type: 'wish', text, replaces: seq, reading: readingByOwner('remark') });
    if (before && before.seq !== present?.seq)
      await conversation.append({ type: 'restore', to: before.seq, how: 'jump' });
    return finishedWish();
  }

  async #engineFor(by: Answerer): Promise<Engine> {
    const { engines } = this.deps;
    if (by === 'composer') return composerEngine;
    if (by === 'anyone') return engines.current();
    await engines.checkNow();
    return engines.model();
  }

  #wish(seq: number): EntryOf<'wish'> {
    const entry = this.deps.conversation.entries.find((each) => each.seq === seq);
    if (entry?.type === 'wish') return entry;
    throw new LampwrightError('NOT_FOUND', 'There is no such wish in this conversation.');
  }

  /** Starts work on an earlier wish. It is never queued, since the conversation may have changed by then: fails with BUSY. */
  async #startIfFree(work: (signal: AbortSignal) => Promise<StartedWish>): Promise<WishOutcome> {
    if (this.#isFree) return this.#start(work);
    throw new LampwrightError('BUSY', 'Something is being written. Stop it first, or wait until it is done.');
  }

  async #start(work: (signal: AbortSignal) => Promise<StartedWish>): Promise<WishOutcome> {
    this.#isBusy = true;
    const { signal } = (this.#stop = new AbortController());
    const started = work(signal);
    this.#running = started
      .then(({ finished }) => finished)
      .catch(() => undefined)
      .finally(() => this.#startNext());
    return (await started).receipt;
  }

  get #isFree(): boolean {
    return !this.#isBusy && this.#exclusiveCount === 0;
  }

  #startNext(): void {
    this.#isBusy = false;
    if (this.#exclusiveCount > 0) return this.deps.answerProgress.end();
    const [first, ...others] = this.#queued;
    if (!first) return this.deps.answerProgress.end();
    this.#setQueued(others);
    this.#start((signal) => performWish(first.text, this.deps, signal)).then(
      ({ say }) => say !== undefined && this.deps.notice({ code: 'DONE', message: say }),
      (error: unknown) => {
        if (error instanceof LampwrightError) this.deps.notice(error);
        else this.deps.onFault(error);
      },
    );
  }

  #setQueued(queued: QueuedWish[]): void {
    this.#queued = queued;
    this.deps.answerProgress.queueChanged();
  }
}

function readingByOwner(intent: Reading['intent']): Reading {
  return { intent, confidence: 1, because: 'its owner said so' };
}

/** An engine answers a wish either as something new or as a follow-up. */
function engineReading(reading: Reading | undefined): Reading {
  return reading?.intent === 'new' ? reading : readingByOwner(reading ? 'follow-up' : 'new');
}
