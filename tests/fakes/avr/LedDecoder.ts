import { cyclesPerMicrosecond } from './Atmega328p';

/** One frame: what the LEDs received between two pauses of the data line. */
export interface ShownFrame {
  /** In the order of the wire. */
  readonly bytes: Uint8Array;
  /** Bits after the last whole byte: the frame was cut off. */
  readonly strayBits: number;
  /** When the first pulse rose and when the last one fell. */
  readonly fromCycle: number;
  readonly toCycle: number;
}

/** The shortest and longest times measured, in cycles. */
export interface PulseTimes {
  readonly zero: readonly [number, number];
  readonly one: readonly [number, number];
  /** From rise to rise within a frame. */
  readonly period: readonly [number, number];
  /** Low time within a frame. */
  readonly low: readonly [number, number];
}

/** A pulse longer than the first is a 1; a pause longer than the second ends a frame. */
const oneFromCycles = 0.55 * cyclesPerMicrosecond;
const latchCycles = 50 * cyclesPerMicrosecond;

/** Reads the data line as WS2812 LEDs do: by the width of each pulse. */
export class LedDecoder {
  private readonly bytes: number[] = [];
  private byte = 0;
  private bits = 0;
  private risenAt = 0;
  private fallenAt = 0;
  private startedAt = 0;
  private isHigh = false;
  private readonly zero = new Range();
  private readonly one = new Range();
  private readonly period = new Range();
  private readonly low = new Range();

  constructor(private readonly onFrame: (frame: ShownFrame) => void) {}

  /** Records the level of the line at a cycle. Returns whether this started a frame. */
  level(isHigh: boolean, cycle: number): boolean {
    if (isHigh === this.isHigh) return false;
    this.isHigh = isHigh;
    if (isHigh) return this.rise(cycle);
    this.fall(cycle);
    return false;
  }

  /** Ends the frame if the line has been low long enough; otherwise returns how many cycles are missing. */
  settle(cycle: number): number {
    const missing = this.isHigh ? latchCycles : this.fallenAt + latchCycles - cycle;
    if (missing > 0) return missing;
    this.end();
    return 0;
  }

  get times(): PulseTimes {
    return { zero: this.zero.ends, one: this.one.ends, period: this.period.ends, low: this.low.ends };
  }

  private rise(cycle: number): boolean {
    const isFirst = this.bits === 0 && this.bytes.length === 0;
    if (isFirst) {
      this.startedAt = cycle;
    } else {
      this.period.add(cycle - this.risenAt);
      this.low.add(cycle - this.fallenAt);
    }
    this.risenAt = cycle;
    return isFirst;
  }

  private fall(cycle: number): void {
    const width = cycle - this.risenAt;
    const isOne = width > oneFromCycles;
    (isOne ? this.one : this.zero).add(width);
    this.fallenAt = cycle;
    this.byte = (this.byte << 1) | (isOne ? 1 : 0);
    if (++this.bits === 8) {
      this.bytes.push(this.byte);
      this.byte = 0;
      this.bits = 0;
    }
  }

  private end(): void {
    const frame = {
      bytes: Uint8Array.from(this.bytes),
      strayBits: this.bits,
      fromCycle: this.startedAt,
      toCycle: this.fallenAt,
    };
    this.bytes.length = 0;
    this.byte = 0;
    this.bits = 0;
    this.onFrame(frame);
  }
}

class Range {
  private min = Infinity;
  private max = 0;

  add(value: number): void {
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
  }

  get ends(): readonly [number, number] {
    return [this.min, this.max];
  }
}
