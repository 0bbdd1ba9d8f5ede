import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { defaultBudgetMa } from '#shared/animation/guards/currentEstimate';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { inColorOrder, ledCount } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { programChecksum } from '#shared/lamp/wire/crc';
import { uploadProgram } from '../../../../electron/lamp/link/uploadProgram';
import { smallModel } from '../../../../electron/lamp/virtual/LampModel';
import { type ByteFaults, seededRandom, type Random } from '../../../../electron/lamp/virtual/WireFaults';
import { VirtualLamp } from '../../../../electron/lamp/virtual/VirtualLamp';
import { VirtualWire } from '../../../../electron/lamp/virtual/VirtualWire';
import { FakeClock } from '../../../fakes/FakeClock';
import { askDirectly, statusOf } from './askDirectly';
import { outcomeOf, advanceToOutcome } from './outcomeOf';
import { programLargerThan, randomPrograms, redAndBlue } from './uploadSamples';
import { MeasuredLink } from './MeasuredLink';

/** Three attempts of half a second plus the time on the wire, however often a line is repeated within each. */
const longestRequestMs = 3 * 520;
/** No upload of these programs needs more than this many requests. */
const longestUploadMs = 15 * longestRequestMs;

interface Sample {
  readonly program: Program;
  readonly bytes: Uint8Array;
  readonly sum: string;
}

const samples = [
  redAndBlue,
  programLargerThan(100),
  programLargerThan(250),
  programLargerThan(380),
  programLargerThan(430),
  ...randomPrograms(20, smallModel.memoryBytes),
].map((program): Sample => {
  const bytes = encodeProgram(program);
  return { program, bytes, sum: programChecksum(bytes) };
});

/** One lamp on one cable, whose faults start and end on demand. */
class Trial {
  readonly clock = new FakeClock();
  readonly lamp = new VirtualLamp(this.clock, smallModel);
  readonly random: Random;
  isBad = false;
  hasRestarted = false;
  wire: VirtualWire;
  link: MeasuredLink;
  longestMs = 0;
  readonly #faults: { readonly toLamp: ByteFaults; readonly fromLamp: ByteFaults };

  constructor(readonly seed: number) {
    this.random = seededRandom(seed);
    this.#faults = { toLamp: this.#someFaults(), fromLamp: this.#someFaults() };
    this.wire = this.#plugIn();
    this.link = new MeasuredLink(this.wire, this.clock);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** The outcome of a promise, while time passes. */
  async end(promise: Promise<unknown>): Promise<unknown> {
    try {
      return await advanceToOutcome(this.clock, promise, longestUploadMs, 25);
    } catch (cause) {
      throw new Error(`${this.name}: did not settle`, { cause });
    }
  }

  upload({ bytes }: Sample): Promise<unknown> {
    return this.end(
      uploadProgram(this.link, { bytes, maxLineLength: smallModel.lineLength, positionMs: () => 0 }),
    );
  }

  /** Schedules an incident of the lamp or cable within the first half second; the returned function cancels it. */
  plan(): () => void {
    const happen = this.pick([
      () => {},
      () => {},
      () => this.wire.unplug(),
      () => this.wire.goSilent(this.random() * 2500),
      () => {
        this.hasRestarted = true;
        this.lamp.powerCycle('button');
      },
    ]);
    return this.clock.after(this.random() * 500, happen);
  }

  /** Ends the faults; a cable that was pulled is plugged in again. */
  async calm(): Promise<void> {
    this.isBad = false;
    this.wire.goSilent(0);
    this.longestMs = Math.max(this.longestMs, this.link.longestMs);
    // Delayed bytes belong to the faults, so wait until they have arrived.
    if (this.#faults.toLamp.delay !== 0) await this.end(this.wire.drain());
    if (this.#faults.fromLamp.delay !== 0) await this.clock.advance(3000);
    if (!(await this.#isUnplugged())) return;
    this.wire = this.#plugIn();
    this.link = new MeasuredLink(this.wire, this.clock);
  }

  get name(): string {
    return `seed ${this.seed}`;
  }

  async #isUnplugged(): Promise<boolean> {
    const error = await outcomeOf(this.wire.write(new Uint8Array()));
    return error instanceof LampwrightError;
  }

  #plugIn(): VirtualWire {
    // A random value of 1 triggers no fault.
    const random = () => (this.isBad ? this.random() : 1);
    const baud = this.seed % 20 === 0 ? { baud: 115_200 } : {};
    return new VirtualWire(this.lamp, {
      clock: this.clock,
      ...baud,
      faults: { random, ...this.#faults },
    });
  }

  #someFaults(): ByteFaults {
    const share = () => this.pick([0, 0, 0.0005, 0.002, 0.01]);
    return {
      drop: share(),
      garble: share(),
      duplicate: share(),
      delay: share() / 4,
      delayMs: this.random() * 800,
    };
  }
}

/** The light of a program at `ms` on an undisturbed lamp, in the order of its LEDs. */
function lightOf(program: Program | undefined, ms: number): Uint8Array {
  const { layout } = smallModel;
  const frame = program ? frameAt(program, layout, ms) : new Uint8Array(ledCount(layout) * 3);
  guardFrame(frame, { brightness: 255, budgetMa: defaultBudgetMa }, frame);
  return inColorOrder(frame, layout.colorOrder);
}

/** The lamp has one of these programs, or none if allowed, and shows exactly its light. */
function expectWhole(trial: Trial, allowed: readonly (Sample | undefined)[]): void {
  const { sum, size } = statusOf(trial.lamp);
  const held = allowed.find((sample) => sample?.sum === sum);
  expect(
    allowed.map((sample) => sample?.sum),
    `${trial.name}: the program held`,
  ).toContain(sum);
  expect(size, trial.name).toBe(held?.bytes.length ?? 0);
  const { ms, bytes } = trial.lamp.displayedFrame();
  expect(Buffer.compare(bytes, lightOf(held?.program, ms)), `${trial.name}: its light at ${ms} ms`).toBe(0);
}

async function runTrial(seed: number): Promise<{ isShown: boolean; longestMs: number }> {
  const trial = new Trial(seed);
  const { clock, lamp } = trial;
  const [old, fresh, last] = [trial.pick(samples), trial.pick(samples), trial.pick(samples)];
  expect(await trial.upload(old), `${trial.name}: before the faults`).toMatchObject({ ok: true });
  const isKept = trial.random() < 0.5;
  if (isKept) askDirectly(lamp, { do: 'keep' });
  await clock.advance(smallModel.keepMs + 100);

  trial.isBad = true;
  const cancel = trial.plan();
  const end = await trial.upload(fresh);
  cancel();
  const isShown = !(end instanceof Error);
  if (end instanceof Error)
    expect(end, trial.name).toMatchObject({ code: expect.stringMatching(/^LAMP_(SILENT|GONE|REFUSED)$/) });
  expect(trial.link.pending, trial.name).toBe(0);

  if (trial.random() < 0.5) {
    // A lamp out of step with the bytes needs a pause; one that restarted may hold a picture while fading in for 3 s.
    await clock.advance(trial.hasRestarted ? 4000 : 300);
    const afterRestart = isKept ? old : undefined;
    if (trial.hasRestarted) expectWhole(trial, [fresh, old, afterRestart]);
    else expectWhole(trial, isShown ? [fresh] : [fresh, old]);
  }

  await trial.calm();
  expect(await trial.upload(last), `${trial.name}: after the faults`).toMatchObject({ ok: true });
  await clock.advance(800);
  expectWhole(trial, [last]);
  trial.link.release();
  await trial.wire.close();
  await clock.advance(20_000);
  expect(clock.waiting, `${trial.name}: timers left`).toBe(0);
  return { isShown, longestMs: trial.longestMs };
}

/** The tests, as many cases as a quick or a long run has time for. */
export function describeFaults(cases: number): void {
  describe('uploads over a bad cable', () => {
    it(`leave the lamp with the old program or the new one, whole, and heal: ${cases} times`, async () => {
      let shown = 0;
      let longestMs = 0;
      for (let seed = 1; seed <= cases; seed++) {
        const trial = await runTrial(seed);
        shown += trial.isShown ? 1 : 0;
        longestMs = Math.max(longestMs, trial.longestMs);
      }
      expect(longestMs).toBeLessThanOrEqual(longestRequestMs);
      // Faults that every upload or none survives would prove nothing.
      expect(shown).toBeGreaterThan(cases * 0.3);
      expect(shown).toBeLessThan(cases * 0.95);
    });
  });
}
