import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { limitStreamedFrame } from '#shared/animation/guards/limitStreamedFrame';
import { programLengthMs, scheduleOf, stepAt } from '#shared/animation/Schedule';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { inColorOrder, ledCount } from '#shared/lamp/Layout';
import { schemaParts } from '#shared/program/Program';
import { momentParts, questionsOf, type Question } from './firmwareCases';
import { Twin } from './Twin';
import { needs } from '../../tools/needs';

const half = 2 ** 31;
const quarter = 2 ** 30;

/** Tells the twin what the next question is about, where that is not what the last one was about. */
class Asking {
  #last: Partial<Question> = {};

  constructor(private readonly twin: Twin) {}

  about(question: Question): void {
    if (question.program !== this.#last.program) this.twin.code(encodeProgram(question.program));
    if (question.layout !== this.#last.layout) this.twin.layout(question.layout);
    this.#last = question;
  }

  /** The questions whose answers are not as they should be, the answers all asked for in one run. */
  wrong<Answer>(
    questions: readonly Question[],
    ask: (question: Question) => () => Answer,
    isRight: (question: Question, answer: Answer) => boolean,
  ): Question[] {
    const answers = questions.map((question) => {
      this.about(question);
      return ask(question);
    });
    this.twin.run();
    return questions.filter((question, at) => {
      const answer = answers[at];
      return !answer || !isRight(question, answer());
    });
  }
}

/** How much is compared. */
export interface TwinAmount {
  /** Programs whose light is compared, each at 20 times on 3 layouts. */
  readonly programs: number;
  /** How often each pattern, element and kind of moment must be among the questions. */
  readonly leastOfEach: number;
  /** How many moments of endless programs must be beyond 32 bits. */
  readonly leastEndless: number;
}

/** Compares the firmware's light, built for this computer, with the app's. */
export function twinSuite({ programs, leastOfEach, leastEndless }: TwinAmount): void {
  describe('the firmware’s light, built for this computer', needs('g++'), () => {
    const folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
    let twin: Twin;

    beforeAll(() => {
      twin = new Twin(folder);
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it(`paints the very bytes of the app: ${programs} programs at 20 times on 3 layouts`, () => {
      const questions = questionsOf({ programs, times: 20, layouts: 3 });
      const wrong = new Asking(twin).wrong(
        questions,
        ({ ms }) => twin.frame(ms),
        ({ program, layout, ms }, painted) => Buffer.compare(painted, frameAt(program, layout, ms)) === 0,
      );
      expect(questions.length).toBe(programs * 60);
      expect(wrong.length, JSON.stringify(wrong[0])).toBe(0);
    });

    it('is asked for every pattern and element, every layer, fades, loops and endings', () => {
      const counts = new Map<string, number>();
      for (const { program, ms } of questionsOf({ programs, times: 20, layouts: 1 })) {
        for (const part of new Set(momentParts(program, ms))) counts.set(part, (counts.get(part) ?? 0) + 1);
      }
      const patterns = schemaParts.patterns.map(({ shape }) => shape.name.value);
      const elements = schemaParts.elements.map(({ shape }) => shape.type.value);
      const kinds = [
        'off',
        'render',
        'ambient',
        'over',
        'faded',
        'faded from black',
        'looped',
        'seam',
        'ended',
        'stays',
      ];
      for (const part of [...patterns, ...elements, ...kinds]) {
        expect(counts.get(part) ?? 0, part).toBeGreaterThanOrEqual(leastOfEach);
      }
    });

    it('guards frames as the app does', () => {
      const questions = questionsOf({ programs: programs * 0.15, times: 6, layouts: 3 });
      const settings = fc.sample(guards, { numRuns: questions.length, seed: 5 });
      const settingOf = new Map(questions.map((question, at) => [question, settings[at] ?? settings[0]]));
      const wrong = new Asking(twin).wrong(
        questions,
        (question) => {
          const { brightness, budgetMa } = scaled(question, settingOf.get(question));
          return twin.guarded(question.ms, brightness, budgetMa);
        },
        (question, { percent, bytes }) => {
          const frame = frameAt(question.program, question.layout, question.ms);
          const left = guardFrame(frame, scaled(question, settingOf.get(question)), frame);
          return (
            left === percent && Buffer.compare(inColorOrder(frame, question.layout.colorOrder), bytes) === 0
          );
        },
      );
      expect(wrong.length, JSON.stringify(wrong[0])).toBe(0);
    });

    it('limits the current of streamed frames as the app does', () => {
      const questions = questionsOf({ programs: programs * 0.15, times: 3, layouts: 3 });
      const settings = fc.sample(guards, { numRuns: questions.length, seed: 6 });
      const settingOf = new Map(questions.map((question, at) => [question, settings[at] ?? settings[0]]));
      const wrong = new Asking(twin).wrong(
        questions,
        (question) => twin.streamed(question.ms, scaled(question, settingOf.get(question)).budgetMa),
        (question, { percent, bytes }) => {
          const frame = frameAt(question.program, question.layout, question.ms);
          const left = limitStreamedFrame(frame, scaled(question, settingOf.get(question)).budgetMa);
          return left === percent && Buffer.compare(frame, bytes) === 0;
        },
      );
      expect(wrong.length, JSON.stringify(wrong[0])).toBe(0);
    });

    it('knows what is on, and when all is played', () => {
      const questions = questionsOf({ programs: programs * 0.6, times: 20, layouts: 1 });
      const wrong = new Asking(twin).wrong(
        questions,
        ({ ms }) => twin.moment(ms),
        ({ program, ms }, { index, previous, localMs, pass, isOver }) => {
          const moment = stepAt(program, ms);
          const isSame = moment.index === index && moment.previous === previous && moment.pass === pass;
          return isSame && moment.localMs === localMs && isOver === ms >= programLengthMs(program);
        },
      );
      expect(wrong.length, JSON.stringify(wrong[0])).toBe(0);
    });

    it('goes back in time without a change of light before its 32 bits are full', () => {
      const late = questionsOf({ programs: programs * 1.5, times: 20, layouts: 1 });
      let endless = 0;
      const wrong = new Asking(twin).wrong(
        late,
        ({ ms }) => twin.moment(ms),
        ({ program, layout, ms }, { folded }) => {
          if (ms < half) return folded === ms;
          const { rounds, loopStartMs, loopMs } = scheduleOf(program);
          if (loopMs > 0 && rounds === Infinity) {
            endless++;
            const isInSecondRound = folded >= loopStartMs + loopMs && folded < loopStartMs + 2 * loopMs;
            const light = Buffer.from(frameAt(program, layout, folded));
            return isInSecondRound && light.equals(frameAt(program, layout, ms));
          }
          const { index, localMs } = stepAt(program, ms);
          const isBack = localMs < half || stepAt(program, folded).localMs < half;
          // Not so far that a fade or a flash is seen again.
          const isFarEnough = folded === ms || stepAt(program, folded).localMs >= quarter;
          return (
            (ms - folded) % quarter === 0 && stepAt(program, folded).index === index && isBack && isFarEnough
          );
        },
      );
      expect(wrong.length, JSON.stringify(wrong[0])).toBe(0);
      expect(endless).toBeGreaterThanOrEqual(leastEndless);
    });

    it('asks whether to go on at least every 16 LEDs, and gives up when told to', () => {
      const questions = questionsOf({ programs: programs * 0.1, times: 2, layouts: 2 });
      const asking = new Asking(twin);
      const few = asking.wrong(
        questions,
        ({ ms }) => twin.yields(ms, 0xffff_ffff),
        ({ layout }, calls) => calls >= ledCount(layout) / 16,
      );
      expect(few).toEqual([]);
      const stubborn = asking.wrong(
        questions,
        ({ ms }) => twin.yields(ms, 0),
        (_question, calls) => calls === 0,
      );
      expect(stubborn).toEqual([]);
    });
  });
}

/** Brightness, and a budget per LED in hundredths of a mA: from less than dark LEDs draw to more than white ones do. */
const guards = fc.record({
  brightness: fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 1, 127, 128, 255)),
  share: fc.oneof(fc.integer({ min: 90, max: 6000 }), fc.integer({ min: 90, max: 400 }), fc.constant(100)),
});

function scaled({ layout }: Question, guard: { brightness: number; share: number } | undefined) {
  const { brightness, share } = guard ?? { brightness: 255, share: 400 };
  return { brightness, budgetMa: Math.min(Math.floor((ledCount(layout) * share) / 100), 0xffff) };
}
