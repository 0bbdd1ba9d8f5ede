import { cutStep } from '../json/TreeBuilder';
import { defaultDurationMs, limits } from '../limits';
import type { Program, Step } from '../Program';
import { clip, isPrintable, quote, toPrintable } from '../text';
import { isRecord } from './Fields';
import type { Mending } from './Mending';
import { mendStep, type Lifted, type LooseStep } from './mendStep';

/** Unusable entries are skipped, up to this many. */
const maxEntries = 4 * limits.steps;

/**
 * Collects the steps of a program in order. A settled step never changes, whatever follows, so the first steps can be
 * played while the rest is still being written.
 */
export class StepList {
  readonly steps: Step[] = [];
  readonly lifted: Lifted = {};
  /** A bare id that matches no current step. */
  unknownId: string | undefined;
  /** True when the reply reuses steps of the current program by id. */
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

  /** The steps that no later entry can change: all except a last one that may stay. */
  get settled(): readonly Step[] {
    return this.steps.at(-1)?.duration === null ? this.steps.slice(0, -1) : this.steps;
  }

  /** Adds the next entry of the list. The entries of a nested list are added one by one. */
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

  /** Gives a last step that would stay a duration, because another entry follows or the loop continues from it. */
  settleLast(): void {
    const last = this.steps.at(-1);
    if (last?.duration !== null) return;
    this.mending.say(
      `to stay is not possible where others follow or the loop comes back; it takes ${defaultDurationMs} ms now.`,
      quote(last.id),
    );
    this.steps.pop();
    this.pushFitted({ ...last, duration: defaultDurationMs });
  }

  /** The index of the first or last step written with this id. A number may also be a position, counted from `from`. */
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

  /** Reads a bare id: the current step with this id is reused unchanged. */
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
    this.pushFitted({ id, command, duration, ...(transition === undefined ? {} : { transition }) });
    if (this.steps.length === before) return;
    this.rawIds.push(
      typeof loose.rawId === 'string' || typeof loose.rawId === 'number' ? String(loose.rawId) : id,
    );
  }

  /** Adds the step, shortened to fit the 24 hours of a pass. */
  private pushFitted(step: Step): void {
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

/** Normalizes an id: those that differ only in case, spaces or dashes are the same. */
function simplify(id: string): string {
  return id.toLowerCase().replace(/[\s_-]+/g, '');
}
