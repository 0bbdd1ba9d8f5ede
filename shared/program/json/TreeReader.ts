import { Scanner, type Token } from './Scanner';
import { TreeBuilder, type Mend } from './TreeBuilder';

/** A value found in a text. */
export interface Tree {
  value: unknown;
  /** The text ended before the value did, and more than closing brackets is missing. */
  isCut: boolean;
  /** Brackets were missing or extra. */
  hadStrayBracket: boolean;
  hadStrayComma: boolean;
  hadComment: boolean;
  /** There were words without quotes, or quotes that JSON does not allow. */
  hadOddQuotes: boolean;
  /** Set when a bracket was misplaced: the number of steps that were settled before that. */
  soundSteps: number | undefined;
}

/** The limits per text: tokens on which a mend is tried, mends, and values. */
const trialTokens = 24;
const maxMends = 500;
const maxTrees = 50;

/**
 * Reads the JSON values in a text. `strict` stops at the first misplaced bracket; `mending` repairs it where it
 * shows. That may be late, so `by-keys` also checks the keys, from the step `checkKeysFrom` on, and finds the place
 * where a bracket went wrong while the brackets still seem to match.
 */
export class TreeReader {
  readonly scanner = new Scanner();
  builder = new TreeBuilder();
  /** True when a strict reader has stopped. */
  hasFault = false;
  /** True when a strict reader has read a program to its end. */
  isDone = false;
  private mendCount = 0;
  private soundSteps: number | undefined;
  private readonly finished: Tree[] = [];

  constructor(
    private readonly mode: 'strict' | 'mending' | 'by-keys',
    private readonly checkKeysFrom = 0,
  ) {}

  /** Reads the next part of the text. */
  push(text: string): void {
    this.scanner.push(text);
    this.readTokens();
  }

  /** Ends the text. Returns the values found, in order. */
  end(): Tree[] {
    this.scanner.end();
    this.readTokens();
    this.finishTree();
    return this.finished;
  }

  private readTokens(): void {
    while (!this.hasFault && !this.isDone) {
      const token = this.scanner.next();
      if (!token) return;
      const wasClosed = this.builder.isClosed;
      if (wasClosed) this.readAfterRoot(token);
      else if (this.checksKeyOf(token)) this.takeKey(token);
      else if (!this.builder.take(token)) this.putRight(token);
      if (this.builder.isClosed && !wasClosed) this.scanner.close();
    }
  }

  /** After the last bracket: another value, an extra bracket, or a key which shows that the value closed too early. */
  private readAfterRoot(token: Token): void {
    if (token.kind === 'open') {
      this.isDone = this.mode === 'strict' && this.builder.settledSteps > 0;
      if (this.isDone) return;
      this.finishTree();
      this.hasFault = this.finished.length >= maxTrees;
      this.builder.take(token);
    } else if (token.kind === 'key' && !this.builder.isWrapped) {
      this.countFault();
      this.builder.reopenRoot();
      this.builder.take(token);
    } else if (token.kind === 'close' && this.mode !== 'strict') this.countFault();
    else if (token.kind !== 'comma') this.scanner.leave();
  }

  private putRight(token: Token): void {
    this.countFault();
    if (!this.hasFault) this.builder.apply(this.bestMend(this.builder.mends(token), token), token);
  }

  /** Records a misplaced bracket. */
  private countFault(): void {
    if (this.mode === 'strict' || this.mendCount >= maxMends) this.hasFault = true;
    this.soundSteps ??= this.builder.settledSteps;
    this.mendCount++;
  }

  private checksKeyOf(token: Token): boolean {
    return this.mode === 'by-keys' && token.kind === 'key' && this.builder.settledSteps >= this.checkKeysFrom;
  }

  private takeKey(token: Token): void {
    const mends = this.builder.homesOf(token);
    const mend = this.bestMend([...mends, { kind: 'none' }], token);
    if (mend.kind !== 'none') {
      this.countFault();
      this.builder.apply(mend, token);
    } else if (!this.builder.take(token)) this.putRight(token);
  }

  private bestMend(mends: readonly Mend[], token: Token): Mend {
    if (mends.length === 1) return mends[0] ?? { kind: 'ignore' };
    const following = this.lookAhead();
    let best: Mend = { kind: 'ignore' };
    let lowestCost = Number.POSITIVE_INFINITY;
    for (const mend of mends) {
      const cost = costOf(mend) + costAfter(this.builder, mend, token, following);
      if (cost < lowestCost) [best, lowestCost] = [mend, cost];
    }
    return best;
  }

  private lookAhead(): Token[] {
    const ahead = this.scanner.fork();
    const tokens: Token[] = [];
    while (tokens.length < trialTokens) {
      const token = ahead.next();
      if (!token) break;
      tokens.push(token);
    }
    return tokens;
  }

  private finishTree(): void {
    if (!this.builder.hasBegun) return;
    const isOpen = this.builder.openFrames > 0;
    if (isOpen) this.soundSteps ??= this.builder.settledSteps;
    const isCut = this.builder.finish();
    this.finished.push({
      value: this.builder.root,
      isCut,
      hadStrayBracket: this.mendCount > 0 || (isOpen && !isCut),
      hadStrayComma: this.builder.sawStrayComma,
      hadComment: this.scanner.sawComment,
      hadOddQuotes: this.scanner.sawOddQuotes,
      soundSteps: this.soundSteps,
    });
    this.builder = new TreeBuilder();
    this.scanner.sawComment = false;
    this.scanner.sawOddQuotes = false;
    this.mendCount = 0;
    this.soundSteps = undefined;
  }
}

/** Each bracket added or removed costs one. */
function costOf(mend: Mend): number {
  if (mend.kind === 'none') return 0;
  return mend.kind === 'close' || mend.kind === 'reopen' ? mend.count : 1;
}

/** How badly the next tokens fit after a mend: misplaced keys, the next token that does not fit, brackets left open. */
function costAfter(builder: TreeBuilder, mend: Mend, token: Token, following: readonly Token[]): number {
  const trial = builder.fork();
  const misplacedBefore = trial.misplaced;
  trial.apply(mend, token);
  let cost = 0;
  for (const [index, next] of following.entries()) {
    if (trial.isClosed) {
      cost += following.slice(index).filter(({ kind }) => kind === 'close' || kind === 'key').length;
      break;
    }
    if (!trial.take(next)) {
      cost += 2 - index / trialTokens;
      break;
    }
  }
  const hasRunOut = following.length < trialTokens;
  return cost + trial.misplaced - misplacedBefore + (hasRunOut ? trial.openFrames / 2 : 0);
}
