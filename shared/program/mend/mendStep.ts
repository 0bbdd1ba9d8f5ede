import { defaultDurationMs, limits } from '../limits';
import type { Command, Step } from '../schema';
import { quote } from '../text';
import { Fields, isRecord, takeFirst } from './Fields';
import { mendCommand, type CommandSource } from './mendCommand';
import type { Mending, Say } from './Mending';
import { clamp, isEndless, readMs } from './readNumber';

/** A step as far as it can be mended alone: its id may still clash, and what follows decides on a `null` duration. */
export interface LooseStep {
  rawId: unknown;
  command: Command;
  duration: number | null;
  transition: number | undefined;
}

/** What stood in a step or a command and belongs to the whole program. */
export interface Lifted {
  loop?: unknown;
  on_complete?: unknown;
}

const durationNames = ['duration', 'duration_ms', 'durationMs', 'length_ms'];
const transitionNames = ['transition', 'transition_ms', 'transitionMs', 'fade', 'crossfade', 'fade_in'];
const idNames = ['id', 'step_id', 'stepId'];

/** Mends one step. `kept` is the current step of the same id, for replies that change only part of it. */
export function mendStep(
  raw: Record<string, unknown>,
  mending: Mending,
  say: Say,
  lifted: Lifted,
  kept: Step | undefined,
): LooseStep | undefined {
  const fields = new Fields(raw);
  const rawId = fields.take(...idNames);
  const source = commandSource(fields);
  const inner = [source.own, source.own.child('params')].filter(
    (part) => part !== undefined && part !== fields,
  );
  const holders = [fields, ...inner].filter((part) => part !== undefined);

  const loop = fields.take('loop') ?? source.own.take('loop');
  const onComplete = fields.take('on_complete') ?? source.own.take('on_complete');
  if (loop !== undefined && loop !== false) {
    lifted.loop ??= loop;
    say('its loop was lifted to the program.');
  }
  if (onComplete !== undefined) {
    lifted.on_complete ??= onComplete;
    say('its on_complete was lifted to the program.');
  }
  if (!kept && holders.slice(1).some((part) => part.has(...durationNames))) {
    say('its duration was moved out of the command.');
  }
  const transition = mendTransition(takeFirst(holders, ...transitionNames), say);
  const writtenDuration = readDuration(holders);
  const isPatch =
    kept !== undefined && !fields.has('command', 'type', 'pattern', 'params', 'elements', 'front');
  const command = isPatch ? kept.command : mendCommand(source, mending, say);
  mending.collect(fields, source.own === fields ? undefined : source.own);
  if (!command) {
    say('it says nothing the lamp can show; it was left out.');
    return undefined;
  }
  const isTimed = writtenDuration.isThere || !isPatch;
  return {
    rawId,
    command,
    duration: isTimed ? mendDuration(writtenDuration, say) : kept.duration,
    transition: transition ?? (isPatch ? kept.transition : undefined),
  };
}

/** A command may be an object, a word, or missing, with its fields in the step. */
function commandSource(fields: Fields): CommandSource {
  const raw = fields.take('command', 'cmd', 'action');
  const isFlat = typeof raw === 'string' || typeof fields.peek('pattern') === 'string';
  const first: unknown = Array.isArray(raw) ? raw[0] : raw;
  if (isRecord(first)) {
    const own = fields.child('command', 'cmd', 'action') ?? new Fields(first);
    return { own, around: [fields], isFlat };
  }
  return { own: fields, around: [], isFlat, ...(typeof raw === 'string' ? { word: raw } : {}) };
}

interface WrittenDuration {
  isThere: boolean;
  value: unknown;
}

/** `null` counts as written: it means to stay. */
function readDuration(holders: readonly Fields[]): WrittenDuration {
  for (const holder of holders) {
    if (!holder.has(...durationNames)) continue;
    return { isThere: true, value: holder.take(...durationNames) ?? null };
  }
  return { isThere: false, value: undefined };
}

function mendDuration({ isThere, value }: WrittenDuration, say: Say): number | null {
  if (isThere && value === null) return null;
  if (isEndless(value)) {
    say(`the duration ${quote(value)} means to stay.`);
    return null;
  }
  const ms = readMs(value);
  if (ms === undefined || ms <= 0) {
    const why = isThere ? `${quote(value)} cannot be meant` : 'was missing';
    say(`the duration ${why}; it is now ${defaultDurationMs} ms.`);
    return defaultDurationMs;
  }
  // Nobody writes a step of under 20 ms: a small plain number is meant in seconds.
  const isSeconds = ms < limits.minDurationMs && typeof value === 'number';
  const duration = clamp(Math.round(isSeconds ? ms * 1000 : ms), limits.minDurationMs, limits.passMs);
  if (duration !== value) say(`the duration ${quote(value)} became ${duration} ms.`);
  return duration;
}

function mendTransition(raw: unknown, say: Say): number | undefined {
  if (raw === undefined || raw === false) return undefined;
  const value = isRecord(raw) ? (raw['duration'] ?? raw['ms']) : raw;
  const ms = readMs(value);
  if (ms === undefined || ms < 0) {
    say(`the transition ${quote(raw)} was left out.`);
    return undefined;
  }
  const transition = clamp(Math.round(ms), 0, limits.passMs);
  if (transition !== raw) say(`the transition ${quote(raw)} became ${transition} ms.`);
  return transition;
}
