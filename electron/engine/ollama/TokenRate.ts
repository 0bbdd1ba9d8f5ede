/** The rate is computed over the last `maxSamples` tokens, once there are `minSamples`. */
const minSamples = 3;
const maxSamples = 20;

/** The current speed of tokens. Uses a monotonic clock, so setting the system time does not disturb it. */
export class TokenRate {
  tokens = 0;
  private readonly times: number[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Counts one token. */
  count(): void {
    this.tokens++;
    this.times.push(this.now());
    if (this.times.length > maxSamples) this.times.shift();
  }

  get perSecond(): number | undefined {
    const [first] = this.times;
    const last = this.times.at(-1);
    if (first === undefined || last === undefined || this.times.length < minSamples || last <= first)
      return undefined;
    return ((this.times.length - 1) / (last - first)) * 1000;
  }
}
