import { cutStep } from '../json/TreeBuilder';
import { defaultDurationMs, limits } from '../limits';
import type { Program, Step } from '../Program';
import { clip, isPrintable, quote, toPrintable } from '../text';
import { isRecord } from './Fields';
import type { Mending } from './Mending';
import { mendStep, type Lifted, type LooseStep } from './mendStep';

/** Hopeless entries are passed over, but not for ever. */
const maxEntries = 4 * limits.steps;

/**
 * Collects the steps of a program in the order they are written. A step once settled never changes, whatever follows:
 * that is what lets the first steps be shown while the rest is still being written.
 */
export class StepList {
  readonly steps: Step[] = [];
  readonly lifted: Lifted = {};
  /** A bare id that names no current step. */
  unknownId: string | undefined;
  /** True when steps of the current program were kept by naming them. */
  hasKept = false;
  private readonly rawIds: string[] = [];
  private readonly usedIds = new Set<string>();
  private entries = 0;
  private passMs = 0;
  private isFull = false;

  constructor(
    private readonly mending: Mending,
    private readonly current: Program | undefined,
  ) {}

  /** The steps that no later entry can change: all but a last one that may stay. */
  get settled(): readonly Step[] {
    return this.steps.at(-1)?.duration === null ? this.steps.slice(0, -1) : this.steps;
  }

  /** Takes the next entry of the list. A list in the list counts as if its entries stood here. */
  add(raw: unknown, depth = 0): void {
    if (Array.isArray(raw) && depth < 2) {
      this.mending.say('A list inside the list of steps was taken apart.');
      for (const entry of raw.slice(0, maxEntries)) this.add(entry, depth + 1);
      return;
    }
    this.entries++;
    this.settleLast();
    if (this.isFull || raw === cutStep) return;
    if (this.steps.length >= limits.steps || this.entries > maxEntries) {
      this.isFull = true;
      this.mending.say(
        `Only the first ${this.steps.length} steps were kept; a program has at most ${limits.steps}.`,
      );
      return;
    }
    const loose = this.read(raw);
    if (loose) this.append(loose);
  }

  /** Another entry follows, or the loop comes back: a last step that would stay gets a duration after all. */
  settleLast(): void {
    const last = this.steps.at(-1);
    if (last?.duration !== null) return;
    this.mending.say(
      `to stay is not possible where others follow or the loop comes back; it takes ${defaultDurationMs} ms now.`,
      quote(last.id),
    );
    this.steps.pop();
    this.keep({ ...last, duration: defaultDurationMs });
  }

  /** The index of the first or last step that was written with this id; a number may also count the steps, `from` on. */
  indexOf(rawId: unknown, which: 'first' | 'last', from = 0): number | undefined {
    if (typeof rawId !== 'string' && typeof rawId !== 'number') return undefined;
    const id = String(rawId);
    const byRaw = which === 'first' ? this.rawIds.indexOf(id) : this.rawIds.lastIndexOf(id);
    if (byRaw !== -1) return byRaw;
    const byId = this.steps.findIndex((step) => step.id === id || simplify(step.id) === simplify(id));
    if (byId !== -1) return byId;
    return typeof rawId === 'number' && this.steps[rawId - from] ? rawId - from : undefined;
  }

  private read(raw: unknown): LooseStep | undefined {
    if (typeof raw === 'string') return this.readId(raw);
    const position = String(this.entries);
    if (!isRecord(raw)) {
      this.mending.say(`${quote(raw)} is not a step and was left out.`, position);
      return undefined;
    }
    const isWrapped = isRecord(raw['step']) && Object.keys(raw).length === 1;
    const inner = isRecord(raw['step']) && isWrapped ? raw['step'] : raw;
    if (isWrapped) this.mending.say('the step was taken out of the object around it.', position);
    const id = inner['id'];
    const place = typeof id === 'string' && id.trim() !== '' ? quote(id) : position;
    const kept = typeof id === 'string' ? this.findCurrent(id) : undefined;
    return mendStep(inner, this.mending, (sentence) => this.mending.say(sentence, place), this.lifted, kept);
  }

  /** A bare id: the step of the current program that it names is kept as it is. */
  private readId(id: string): LooseStep | undefined {
    const kept = this.findCurrent(id);
    if (kept) {
      this.hasKept = true;
      if (kept.id !== id) this.mending.say(`The step ${quote(id)} is called ${quote(kept.id)}.`);
      return { rawId: kept.id, command: kept.command, duration: kept.duration, transition: kept.transition };
    }
    if (this.current) this.unknownId ??= id;
    else this.mending.say(`${quote(id)} names no step that could be kept and was left out.`);
    return undefined;
  }

  private findCurrent(word: string): Step | undefined {
    if (!this.current) return undefined;
    const exact = this.current.steps.find((step) => step.id === word);
    if (exact) return exact;
    const alike = this.current.steps.filter((step) => simplify(step.id) === simplify(word));
    return alike.length === 1 ? alike[0] : undefined;
  }

  private append(loose: LooseStep): void {
    const id = this.uniqueId(loose.rawId);
    const { command, duration, transition } = loose;
    const before = this.steps.length;
    this.keep({ id, command, duration, ...(transition === undefined ? {} : { transition }) });
    if (this.steps.length === before) return;
    this.rawIds.push(
      typeof loose.rawId === 'string' || typeof loose.rawId === 'number' ? String(loose.rawId) : id,
    );
  }

  /** Fits the step into the 24 hours of a pass. */
  private keep(step: Step): void {
    if (step.duration === null) {
      this.steps.push(step);
      return;
    }
    const left = limits.passMs - this.passMs;
    const duration = Math.min(step.duration, left);
    if (duration < limits.minDurationMs) {
      this.isFull = true;
      this.mending.say(`The steps from ${quote(step.id)} on were left out: one pass takes at most 24 hours.`);
      return;
    }
    if (duration < step.duration) {
      this.mending.say('shortened, since one pass takes at most 24 hours.', quote(step.id));
    }
    this.passMs += duration;
    const { transition } = step;
    if (transition !== undefined && transition > duration) {
      this.mending.say('the transition was longer than the step and now takes all of it.', quote(step.id));
      this.steps.push({ ...step, duration, transition: duration });
    } else this.steps.push(step.duration === duration ? step : { ...step, duration });
  }

  private uniqueId(raw: unknown): string {
    const position = `step-${this.steps.length + 1}`;
    const written = typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';
    const clean = clip(toPrintable(written), limits.idLength).trim();
    const isSound = written.length <= limits.idLength && isPrintable(written);
    const wish = isSound ? written : clean || position;
    let id = wish;
    for (let twin = 2; this.usedIds.has(id); twin++) {
      const suffix = `-${twin}`;
      id = clip(wish, limits.idLength - suffix.length) + suffix;
    }
    this.usedIds.add(id);
    if (written === '') this.mending.say('this id was given, since there was none.', quote(id));
    else if (id !== wish) this.mending.say('this id was given, since another step had it first.', quote(id));
    else if (id !== raw) this.mending.say('the id is written like this now.', quote(id));
    return id;
  }
}

/** Ids that differ in case, spaces or dashes only are taken for the same. */
function simplify(id: string): string {
  return id.toLowerCase().replace(/[\s_-]+/g, '');
}
