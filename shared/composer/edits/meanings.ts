import type { Operation, Target } from '../../program/edit/Operation';
import { hasGlyphs } from '../../program/glyphs';
import { limits } from '../../program/limits';
import { recolored } from '../../program/commandEdits';
import { type Pattern, programSchema } from '../../program/Program';
import { addedStepMs } from '../../program/edit/stepEdits';
import { byDegree, byTimes, withTarget } from './measures';
import type { Slots } from './slots';
import type { Quality } from './vocabulary';

/** What sentences mean, as operations. Each gives none where its slots do not make sense together. */

type Meant = Operation | undefined;

/** A quality by a degree; `sign` −1 turns it round, as in “too fast”. */
export function measured(slots: Slots, sign: 1 | -1 = 1): Meant {
  const quality = qualityIn(slots);
  if (!quality) return undefined;
  return byDegree({ ...quality, sign: turned(quality.sign, sign) }, slots.DEGREE ?? 1, targetIn(slots));
}

/** “twice as bright”, “half the speed”, “dim it to 30 %”. */
export function exactly(slots: Slots): Meant {
  const quality = qualityIn(slots);
  const times = slots.FACTOR ?? slots.PERCENT;
  if (!quality || quality.axis === 'warmth' || times === undefined || times <= 0) return undefined;
  // “to 30 %” counts from what is there; “half as slow” is faster.
  const isTo = slots.PERCENT !== undefined;
  const factor = isTo || quality.sign > 0 ? times : 1 / times;
  return byTimes(quality.axis, isTo && quality.axis === 'pace' ? 1 / times : factor, targetIn(slots));
}

/** “by a third”, “30 % slower”: a share on top of it, or off it. */
export function share(slots: Slots): Meant {
  const quality = slots.COMPARATIVE ?? (slots.NOUN && { ...slots.NOUN, sign: turned(slots.NOUN.sign, -1) });
  const part = slots.PERCENT ?? slots.FACTOR;
  if (!quality || quality.axis === 'warmth' || part === undefined || part <= 0) return undefined;
  if (part >= 1 && quality.sign < 0 && quality.axis !== 'pace') return undefined;
  const up = 1 + part;
  const down = quality.axis === 'pace' ? 1 / up : 1 - part;
  return byTimes(quality.axis, quality.sign > 0 ? up : down, targetIn(slots));
}

export function cycle(slots: Slots): Meant {
  const { TIME } = slots;
  if (TIME === undefined || TIME < limits.minSpeedMs || TIME > limits.maxSpeedMs) return undefined;
  return withTarget({ kind: 'cycle', ms: TIME }, targetIn(slots));
}

export function each({ TIME }: Slots): Meant {
  return TIME === undefined ? undefined : holdFor(TIME, undefined);
}

export function hold(slots: Slots): Meant {
  const target = targetIn(slots);
  if (slots.TIME === undefined || !target) return undefined;
  return holdFor(slots.TIME, target);
}

function holdFor(ms: number, target: Target | undefined): Meant {
  if (ms < limits.minDurationMs || ms > limits.passMs) return undefined;
  return withTarget({ kind: 'hold', ms }, target);
}

/** “2 seconds longer” needs what is there now: it stretches by as much as the usual step has. */
export function longerBy(slots: Slots): Meant {
  const { TIME, COMPARATIVE } = slots;
  const target = targetIn(slots);
  if (TIME === undefined || !target || (COMPARATIVE && COMPARATIVE.axis !== 'length')) return undefined;
  return withTarget({ kind: 'lengthen', ms: COMPARATIVE?.sign === -1 ? -TIME : TIME }, target);
}

export function total(slots: Slots): Meant {
  const { TIME, COMPARATIVE } = slots;
  if (TIME === undefined || TIME < limits.minDurationMs || TIME > limits.passMs) return undefined;
  if (COMPARATIVE?.axis === 'pace') return cycle(slots);
  if (COMPARATIVE && COMPARATIVE.axis !== 'length') return undefined;
  return { kind: 'total', ms: TIME };
}

export function repeat({ COUNT, NUMBER }: Slots): Meant {
  const count = COUNT ?? NUMBER;
  if (count === undefined || !Number.isInteger(count) || count > limits.loopCount) return undefined;
  return { kind: 'repeat', count };
}

export function fade(slots: Slots): Meant {
  const { COMPARATIVE, TIME, DEGREE = 1 } = slots;
  const target = targetIn(slots);
  if (COMPARATIVE) {
    if (COMPARATIVE.axis !== 'length' && COMPARATIVE.axis !== 'pace') return undefined;
    return { kind: 'fade-times', times: 1.6 ** (COMPARATIVE.sign * DEGREE) };
  }
  return withTarget({ kind: 'fade', ms: Math.min(TIME ?? 1000, limits.passMs) }, target);
}

export function recolor(slots: Slots): Meant {
  return slots.COLOR === undefined
    ? undefined
    : withTarget({ kind: 'recolor', color: slots.COLOR }, targetIn(slots));
}

export function swapColor(slots: Slots): Meant {
  const { COLOR, COLOR2 } = slots;
  if (COLOR === undefined || COLOR2 === undefined) return undefined;
  return { kind: 'recolor', color: COLOR2, target: { ...targetIn(slots), like: COLOR } };
}

/** “swap the red and the blue”: each becomes the other. */
export function exchange({ COLOR, COLOR2 }: Slots): Meant {
  return COLOR === undefined || COLOR2 === undefined
    ? undefined
    : { kind: 'exchange', color: COLOR, other: COLOR2 };
}

/** More (1), less (−1) or none (0) of a colour. */
export function tint(slots: Slots, sign: 1 | -1 | 0): Meant {
  const { COLOR, DEGREE = 1 } = slots;
  if (COLOR === undefined) return undefined;
  const times = sign === 0 ? 0 : 1.6 ** (sign * DEGREE);
  return withTarget({ kind: 'tint', color: COLOR, times }, targetIn(slots));
}

/** More or less of a part: its density where it has one, else its light. */
export function amount(slots: Slots, sign: 1 | -1): Meant {
  const target = targetIn(slots);
  if (!target) return undefined;
  const { DEGREE = 1, FACTOR } = slots;
  const times = Math.min(Math.max(FACTOR ?? 1.6 ** (sign * DEGREE), 1 / 64), 64);
  const isCounted = target.things?.some((thing) => thing === 'sparkle' || thing === 'rain');
  if (isCounted || target.steps) return { kind: 'density', times, target };
  if (target.like) return { kind: 'tint', color: target.like, times };
  return FACTOR === undefined
    ? { kind: 'light', times: 1.35 ** (sign * DEGREE), target }
    : { kind: 'light', times, target };
}

export function removal(slots: Slots): Meant {
  const target = targetIn(slots);
  if (!target || target.ground) return undefined;
  return { kind: 'remove', target };
}

export function addStep(slots: Slots, at: 'start' | 'end'): Meant {
  const pattern = patternIn(slots);
  return pattern && { kind: 'add-step', command: pattern, at, duration: addedStepMs(pattern) };
}

export function overlay(slots: Slots): Meant {
  const pattern = patternIn(slots);
  if (pattern?.name !== 'sparkle' && pattern?.name !== 'rain' && pattern?.name !== 'comet') return undefined;
  return { kind: 'overlay', over: pattern };
}

export function write({ QUOTED }: Slots): Meant {
  const content = QUOTED?.slice(0, limits.textLength);
  return content !== undefined && content !== '' && hasGlyphs(content)
    ? { kind: 'write', content }
    : undefined;
}

function patternIn({ PATTERN, COLOR }: Slots): Pattern | undefined {
  if (!PATTERN || COLOR === undefined) return PATTERN;
  const params = recolored(PATTERN.params, (color, field) => (field === 'color' ? COLOR : color));
  const [step] = programSchema.parse({
    name: 'Added',
    steps: [{ id: 'added', command: { ...PATTERN, params }, duration: null }],
  }).steps;
  return step?.command.type === 'pattern' ? step.command : PATTERN;
}

function qualityIn({ COMPARATIVE, ADJECTIVE, NOUN }: Slots): Quality | undefined {
  return COMPARATIVE ?? ADJECTIVE ?? NOUN;
}

function targetIn({ TARGET, TARGET2 }: Slots): Target | undefined {
  if (TARGET && TARGET2) return { ...TARGET, ...TARGET2 };
  return TARGET ?? TARGET2 ?? undefined;
}

function turned(sign: 1 | -1, by: 1 | -1): 1 | -1 {
  return sign === by ? 1 : -1;
}
