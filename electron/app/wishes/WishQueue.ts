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

/** So many wishes may wait. */
const maxWaiting = 20;

/** Takes wishes, one after another: what comes while one is being answered waits for its turn. */
export class WishQueue {
  #waiting: QueuedWish[] = [];
  #lastId = 0;
  #isBusy = false;
  /** How many changes of the conversation as a whole are under way or wait, and the last of them. */
  #changes = 0;
  #change: Promise<unknown> = Promise.resolve();
  #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(private readonly parts: WishDependencies) {}

  get state(): WishAreaState {
    return this.parts.answerProgress.state;
  }

  /** The wishes that wait. */
  get next(): readonly QueuedWish[] {
    return this.#waiting;
  }

  /** Takes a wish. Fails with EMPTY_INPUT, WISH_TOO_LONG, or TOO_MANY when many wait already. */
  async send(text: string): Promise<WishOutcome> {
    readWish(text);
    if (this.#isFree) return this.#start((signal) => performWish(text, this.parts, signal));
    if (this.#waiting.length >= maxWaiting)
      throw new LampwrightError('TOO_MANY', `${maxWaiting} wishes wait already. Let some be answered first.`);
    this.#setWaiting([...this.#waiting, { id: ++this.#lastId, text }]);
    return { outcome: 'next' };
  }

  /** A wish that waits is answered now; the one being answered is stopped. */
  async sendNow(id: number): Promise<WishOutcome> {
    const wish = this.#waiting.find((each) => each.id === id);
    if (!wish) throw new LampwrightError('NOT_FOUND', 'This wish does not wait any more.');
    this.#setWaiting([wish, ...this.#waiting.filter((each) => each !== wish)]);
    this.#stop.abort();
    return { outcome: 'next' };
  }

  drop(id: number): void {
    this.#setWaiting(this.#waiting.filter((each) => each.id !== id));
  }

  /** Stops what is being written; resolves when that is over. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /**
   * Does something to the conversation as a whole, such as opening another one: one after another, and no wish comes
   * between. `settle` stops what is being written; a wish that comes meanwhile is answered when all is done.
   */
  async runExclusively<Result>(
    work: (stopAndClear: () => Promise<void>) => Promise<Result>,
  ): Promise<Result> {
    this.#changes++;
    const waiting = this.#waiting;
    const turn = this.#change.then(() => work(() => this.settle(waiting)));
    this.#change = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#changes--;
      if (this.#changes === 0 && !this.#isBusy) this.#startNext();
    }
  }

  /** Stops what is being written; what waits is not sent any more, and said to be so. */
  async settle(waiting: readonly QueuedWish[] = this.#waiting): Promise<void> {
    const unsent = this.#waiting.filter((wish) => waiting.includes(wish)).map(({ text }) => quoteWish(text));
    this.#setWaiting(this.#waiting.filter((wish) => !waiting.includes(wish)));
    if (unsent.length > 0)
      this.parts.notice({ code: 'STOPPED', message: `Not sent any more: ${unsent.join(', ')}.` });
    await this.stop();
  }

  /** Once more, by whom it is asked of. Fails with the reason why there is no model where only that will do. */
  async retry(seq: number, by: Answerer): Promise<WishOutcome> {
    const { text, reading } = this.#wish(seq);
    const wish = { text, reading: engineReading(reading), instead: seq, isAnotherTake: true };
    return this.#startOver((signal) => startAnswer(wish, () => this.#engineFor(by), this.parts, signal));
  }

  /** Another answer in place of the one there is. Fails with NOTHING_THERE where only the composer could give one. */
  async anotherTake(seq: number): Promise<WishOutcome> {
    this.#wish(seq);
    const engine = await this.parts.engines.current();
    if (engine.kind === 'composer')
      throw new LampwrightError(
        'NOTHING_THERE',
        'The built-in composer has one answer to a wish. Say it in other words, or get the model.',
      );
    return this.retry(seq, 'anyone');
  }

  /** The wish was meant otherwise. Fails with the reason why there is no model where that is asked for. */
  async readAs(seq: number, as: OtherReading): Promise<WishOutcome> {
    const { text, reading } = this.#wish(seq);
    if (as === 'leave') return this.#startOver(() => this.#leaveAsIs(seq, text));
    const { engines } = this.parts;
    const chooseEngine = (): Promise<Engine> => (as === 'model' ? engines.model() : engines.current());
    const chosen =
      as === 'model' ? engineReading(reading) : readingByOwner(as === 'new' ? 'new' : 'follow-up');
    const wish = { text, reading: chosen, instead: seq };
    return this.#startOver((signal) => startAnswer(wish, chooseEngine, this.parts, signal));
  }

  /** Takes back one change of an instant edit, alone. Fails with TOO_LATE where that cannot be done any more. */
  async takeBack(edit: number, change: number): Promise<void> {
    await this.parts.conversation.appendBy((entries) => {
      const draft = withoutChange(entries, edit, change);
      if (draft) return [draft];
      throw new LampwrightError(
        'TOO_LATE',
        'This change can no longer be taken back alone. Go back to an earlier version instead.',
      );
    });
  }

  /** What a wish did is undone, and it counts as said in passing. */
  async #leaveAsIs(seq: number, text: string): Promise<StartedWish> {
    const { conversation } = this.parts;
    const { entries } = conversation;
    // All that was tried in its place goes with it.
    const place = placesOf(entries).get(seq) ?? seq;
    const before = versionHistory(entries.filter((entry) => entry.seq < place)).present;
    const { present } = versionHistory(entries);
    if (present && !before)
      throw new LampwrightError('NOTHING_THERE', 'There is nothing before this wish to go back to.');
    await conversation.append({ type: 'wish', text, instead: seq, reading: readingByOwner('remark') });
    if (before && before.seq !== present?.seq)
      await conversation.append({ type: 'restore', to: before.seq, how: 'jump' });
    return finishedWish();
  }

  async #engineFor(by: Answerer): Promise<Engine> {
    const { engines } = this.parts;
    if (by === 'composer') return composerEngine;
    if (by === 'anyone') return engines.current();
    await engines.checkNow();
    return engines.model();
  }

  #wish(seq: number): EntryOf<'wish'> {
    const entry = this.parts.conversation.entries.find((each) => each.seq === seq);
    if (entry?.type === 'wish') return entry;
    throw new LampwrightError('NOT_FOUND', 'There is no such wish in this conversation.');
  }

  /** Something about an earlier wish: it does not wait, since what it is about may be another thing by then. */
  async #startOver(work: (signal: AbortSignal) => Promise<StartedWish>): Promise<WishOutcome> {
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
    return !this.#isBusy && this.#changes === 0;
  }

  #startNext(): void {
    this.#isBusy = false;
    if (this.#changes > 0) return this.parts.answerProgress.end();
    const [first, ...others] = this.#waiting;
    if (!first) return this.parts.answerProgress.end();
    this.#setWaiting(others);
    this.#start((signal) => performWish(first.text, this.parts, signal)).then(
      ({ say }) => say !== undefined && this.parts.notice({ code: 'DONE', message: say }),
      (error: unknown) => {
        if (error instanceof LampwrightError) this.parts.notice(error);
        else this.parts.onFault(error);
      },
    );
  }

  #setWaiting(next: QueuedWish[]): void {
    this.#waiting = next;
    this.parts.answerProgress.nextChanged();
  }
}

function readingByOwner(intent: Reading['intent']): Reading {
  return { intent, confidence: 1, because: 'its owner said so' };
}

/** A wish that goes to an engine asks for something new, or for a change of what is there. */
function engineReading(reading: Reading | undefined): Reading {
  return reading?.intent === 'new' ? reading : readingByOwner(reading ? 'follow-up' : 'new');
}
