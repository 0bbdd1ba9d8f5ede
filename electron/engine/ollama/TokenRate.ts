/** The rate is told from this many tokens on, over the last of them. */
const least = 3;
const lookedAt = 20;

/** How fast tokens come just now. Measured on a clock that nobody can set. */
export class TokenRate {
  tokens = 0;
  private readonly times: number[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** One more token. */
  count(): void {
    this.tokens++;
    this.times.push(this.now());
    if (this.times.length > lookedAt) this.times.shift();
  }

  get perSecond(): number | undefined {
    const [first] = this.times;
    const last = this.times.at(-1);
    if (first === undefined || last === undefined || this.times.length < least || last <= first)
      return undefined;
    return ((this.times.length - 1) / (last - first)) * 1000;
  }
}
