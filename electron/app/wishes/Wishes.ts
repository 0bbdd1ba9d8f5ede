import type { Answerer, NextWish, OtherReading, Taken, WishState } from '#shared/api/areas/wish';
import { LampwrightError } from '#shared/api/errors';
import type { EntryOf, Reading } from '#shared/conversation/entry';
import { withoutChange } from '#shared/conversation/editRun';
import { placesOf } from '#shared/conversation/exchanges';
import { timeline } from '#shared/conversation/versions';
import { quoteWish, readWish } from '#shared/conversation/wishText';
import { composerEngine } from '../../engine/composerEngine';
import type { Engine } from '../../engine/Engine';
import { carryOut } from './carryOut';
import { startAnswer, type ReadWish } from './startAnswer';
import { done, type Started, type WishParts } from './WishParts';

/** So many wishes may wait. */
const mostWaiting = 20;

/** Takes wishes, one after another: what comes while one is being answered waits for its turn. */
export class Wishes {
  #next: NextWish[] = [];
  #lastId = 0;
  #isBusy = false;
  /** How many changes of the conversation as a whole are under way or wait, and the last of them. */
  #changes = 0;
  #change: Promise<unknown> = Promise.resolve();
  #stop = new AbortController();
  #rest: Promise<void> = Promise.resolve();

  constructor(private readonly parts: WishParts) {}

  get state(): WishState {
    return this.parts.writing.state;
  }

  /** The wishes that wait. */
  get next(): readonly NextWish[] {
    return this.#next;
  }

  /** Takes a wish. Fails with EMPTY_INPUT, WISH_TOO_LONG, or TOO_MANY when many wait already. */
  async send(text: string): Promise<Taken> {
    readWish(text);
    if (this.#isFree) return this.#begin((signal) => carryOut(text, this.parts, signal));
    if (this.#next.length >= mostWaiting)
      throw new LampwrightError(
        'TOO_MANY',
        `${mostWaiting} wishes wait already. Let some be answered first.`,
      );
    this.#setNext([...this.#next, { id: ++this.#lastId, text }]);
    return { outcome: 'next' };
  }

  /** A wish that waits is answered now; the one being answered is stopped. */
  async sendNow(id: number): Promise<Taken> {
    const wish = this.#next.find((each) => each.id === id);
    if (!wish) throw new LampwrightError('NOT_FOUND', 'This wish does not wait any more.');
    this.#setNext([wish, ...this.#next.filter((each) => each !== wish)]);
    this.#stop.abort();
    return { outcome: 'next' };
  }

  drop(id: number): void {
    this.#setNext(this.#next.filter((each) => each.id !== id));
  }

  /** Stops what is being written; resolves when that is over. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#rest;
  }

  /**
   * Does something to the conversation as a whole, such as opening another one: one after another, and no wish comes
   * between. `settle` stops what is being written; a wish that comes meanwhile is answered when all is done.
   */
  async between<Result>(work: (settle: () => Promise<void>) => Promise<Result>): Promise<Result> {
    this.#changes++;
    const waiting = this.#next;
    const turn = this.#change.then(() => work(() => this.settle(waiting)));
    this.#change = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#changes--;
      if (this.#changes === 0 && !this.#isBusy) this.#takeNext();
    }
  }

  /** Stops what is being written; what waits is not sent any more, and said to be so. */
  async settle(waiting: readonly NextWish[] = this.#next): Promise<void> {
    const unsent = this.#next.filter((wish) => waiting.includes(wish)).map(({ text }) => quoteWish(text));
    this.#setNext(this.#next.filter((wish) => !waiting.includes(wish)));
    if (unsent.length > 0)
      this.parts.notice({ code: 'STOPPED', message: `Not sent any more: ${unsent.join(', ')}.` });
    await this.stop();
  }

  /** Once more, by whom it is asked of. Fails with the reason why there is no model where only that will do. */
  async retry(seq: number, by: Answerer): Promise<Taken> {
    const { text, reading } = this.#wish(seq);
    return this.#again(async (signal) => {
      const engine = await this.#answerer(by);
      const wish: ReadWish = { text, reading: asked(reading), instead: seq, isAnotherTake: true };
      return startAnswer(wish, engine, this.parts, signal);
    });
  }

  /** Another answer in place of the one there is. Fails with NOTHING_THERE where only the composer could give one. */
  async anotherTake(seq: number): Promise<Taken> {
    this.#wish(seq);
    const engine = await this.parts.room.engine();
    if (engine.kind === 'composer')
      throw new LampwrightError(
        'NOTHING_THERE',
        'The built-in composer has one answer to a wish. Say it in other words, or get the model.',
      );
    return this.retry(seq, 'anyone');
  }

  /** The wish was meant otherwise. Fails with the reason why there is no model where that is asked for. */
  async readAs(seq: number, as: OtherReading): Promise<Taken> {
    const { text, reading } = this.#wish(seq);
    if (as === 'leave') return this.#again(() => this.#leave(seq, text));
    const { room } = this.parts;
    return this.#again(async (signal) => {
      const engine = as === 'model' ? await room.model() : await room.engine();
      const said = as === 'model' ? asked(reading) : saidToBe(as === 'new' ? 'new' : 'follow-up');
      return startAnswer({ text, reading: said, instead: seq }, engine, this.parts, signal);
    });
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
  async #leave(seq: number, text: string): Promise<Started> {
    const { conversation } = this.parts;
    const { entries } = conversation;
    // All that was tried in its place goes with it.
    const place = placesOf(entries).get(seq) ?? seq;
    const before = timeline(entries.filter((entry) => entry.seq < place)).present;
    const { present } = timeline(entries);
    if (present && !before)
      throw new LampwrightError('NOTHING_THERE', 'There is nothing before this wish to go back to.');
    await conversation.append({ type: 'wish', text, instead: seq, reading: saidToBe('remark') });
    if (before && before.seq !== present?.seq)
      await conversation.append({ type: 'restore', to: before.seq, how: 'jump' });
    return done();
  }

  async #answerer(by: Answerer): Promise<Engine> {
    const { room } = this.parts;
    if (by === 'composer') return composerEngine;
    if (by === 'anyone') return room.engine();
    await room.look();
    return room.model();
  }

  #wish(seq: number): EntryOf<'wish'> {
    const entry = this.parts.conversation.entries.find((each) => each.seq === seq);
    if (entry?.type === 'wish') return entry;
    throw new LampwrightError('NOT_FOUND', 'There is no such wish in this conversation.');
  }

  /** Something about an earlier wish: it does not wait, since what it is about may be another thing by then. */
  async #again(work: (signal: AbortSignal) => Promise<Started>): Promise<Taken> {
    if (this.#isFree) return this.#begin(work);
    throw new LampwrightError('BUSY', 'Something is being written. Stop it first, or wait until it is done.');
  }

  async #begin(work: (signal: AbortSignal) => Promise<Started>): Promise<Taken> {
    this.#isBusy = true;
    const { signal } = (this.#stop = new AbortController());
    const started = work(signal);
    this.#rest = started
      .then(({ rest }) => rest)
      .catch(() => undefined)
      .finally(() => this.#takeNext());
    return (await started).taken;
  }

  get #isFree(): boolean {
    return !this.#isBusy && this.#changes === 0;
  }

  #takeNext(): void {
    this.#isBusy = false;
    if (this.#changes > 0) return this.parts.writing.end();
    const [first, ...others] = this.#next;
    if (!first) return this.parts.writing.end();
    this.#setNext(others);
    this.#begin((signal) => carryOut(first.text, this.parts, signal)).then(
      ({ say }) => say !== undefined && this.parts.notice({ code: 'DONE', message: say }),
      (error: unknown) => {
        if (error instanceof LampwrightError) this.parts.notice(error);
        else this.parts.onFault(error);
      },
    );
  }

  #setNext(next: NextWish[]): void {
    this.#next = next;
    this.parts.writing.nextChanged();
  }
}

function saidToBe(intent: Reading['intent']): Reading {
  return { intent, confidence: 1, because: 'its owner said so' };
}

/** A wish that goes to an engine asks for something new, or for a change of what is there. */
function asked(reading: Reading | undefined): Reading {
  return reading?.intent === 'new' ? reading : saidToBe(reading ? 'follow-up' : 'new');
}
