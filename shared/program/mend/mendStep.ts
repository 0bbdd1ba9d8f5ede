import { clamp } from '../clamp';
import { defaultDurationMs, limits } from '../limits';
import type { Command, Step } from '../Program';
import { became, quote } from '../text';
import { Fields, isRecord, takeFirst } from './Fields';
import { mendCommand, type CommandSource } from './mendCommand';
import type { Mending, Say } from './Mending';
import { mendPattern } from './mendPattern';
import { isEndless, readMs } from './readNumber';

/** A step repaired on its own: its id may still clash, and a `null` duration depends on what follows. */
export interface LooseStep {
  rawId: unknown;
  command: Command;
  duration: number | null;
  transition: number | undefined;
}

/** Fields found in a step or a command that belong to the whole program. */
export interface Lifted {
  loop?: unknown;
  on_complete?: unknown;
}

const durationNames = ['duration', 'duration_ms', 'length_ms'];
const transitionNames = ['transition', 'transition_ms', 'fade', 'crossfade', 'fade_in'];
const idNames = ['id', 'step_id'];
const commandKeys = [
  'command',
  'type',
  'pattern',
  'elements',
  'front',
  'ambient',
  'over',
  'layers',
  'effect',
];
const paramNames = ['color', 'color2', 'bgColor', 'speed', 'density', 'intensity', 'brightness'];

/** Repairs one step. `current` is the existing step with the same id, for replies that change only part of it. */
export function mendStep(
  raw: Record<string, unknown>,
  mending: Mending,
  say: Say,
  lifted: Lifted,
  current: Step | undefined,
): LooseStep | undefined {
  const fields = new Fields(raw);
  const source = commandSource(fields);
  const rawId = fields.take(...idNames, ...(isTitled(fields, source) ? ['name'] : []));
  const params = source.own.child('params');
  const holders = [...new Set([fields, source.own, ...(params ? [params] : [])])];
  lift(holders, lifted);
  if (!fields.has(...durationNames) && holders.some((holder) => holder.has(...durationNames))) {
    say('the duration was moved out of the command.');
  }
  const transition = mendTransition(takeFirst(holders, ...transitionNames), say);
  const duration = holders.find((holder) => holder.has(...durationNames))?.takeNullable(...durationNames);
  const hasCommand = source.own !== fields || commandKeys.some((key) => fields.has(key));
  const command =
    current && !hasCommand ? changed(current.command, fields, say) : mendCommand(source, mending, say);
  mending.collect(fields, source.own === fields ? undefined : source.own);
  if (!command) {
    say('nothing in it can be shown; it was left out.');
    return undefined;
  }
  // A follow-up without a duration changes only the fields it contains.
  const isPatch = current !== undefined && (duration === undefined || !hasCommand);
  return {
    rawId,
    command,
    duration: isPatch && duration === undefined ? current.duration : mendDuration(duration, say),
    transition: transition ?? (isPatch ? current.transition : undefined),
  };
}

/** True when the step's name serves as its id: it has no id, and the name is not its pattern's. */
function isTitled(fields: Fields, { own }: CommandSource): boolean {
  return own !== fields && own.has('name', 'elements', 'front') && typeof fields.peek('name') === 'string';
}

/** The current command with the parameters a follow-up writes into the step: `{"id":"sky","color":"red"}`. */
function changed(command: Command, fields: Fields, say: Say): Command {
  const newFields = fields.child('params') ?? fields;
  if (command.type !== 'pattern' || !newFields.has(...paramNames)) return command;
  const before = new Fields(command.params);
  return mendPattern(command.name, [newFields, before], say, false);
}

/** Moves fields that belong to the whole program to `lifted`. */
function lift(holders: readonly Fields[], lifted: Lifted): void {
  for (const name of ['loop', 'on_complete'] as const) {
    const holder = holders.find((fields) => (fields.peek(name) ?? false) !== false);
    if (holder && lifted[name] === undefined) lifted[name] = holder.take(name);
  }
}

/** The source of a step's command: an object, a word, or the step itself if its fields stand there. */
function commandSource(fields: Fields): CommandSource {
  const names = ['command', 'cmd', 'action', ...(isRecord(fields.peek('pattern')) ? ['pattern'] : [])];
  const raw = fields.take(...names);
  const isFlat = typeof raw === 'string' || typeof fields.peek('pattern') === 'string';
  const first: unknown = Array.isArray(raw) ? raw[0] : raw;
  if (isRecord(first)) {
    const own = fields.child(...names) ?? new Fields(first);
    return { own, around: [fields], isFlat };
  }
  return { own: fields, around: [], isFlat, ...(typeof raw === 'string' ? { word: raw } : {}) };
}

/** Repairs a duration. `raw` is undefined if it is missing; `null` means to stay. */
function mendDuration(raw: unknown, say: Say): number | null {
  if (raw === null) return null;
  if (isEndless(raw)) {
    say(`the duration ${quote(raw)} means to stay.`);
    return null;
  }
  const ms = readMs(raw);
  if (ms === undefined || ms <= 0) {
    const why = raw === undefined ? 'was missing' : `${quote(raw)} makes no sense`;
    say(`the duration ${why}; it is now ${defaultDurationMs} ms.`);
    return defaultDurationMs;
  }
  // Nobody wants a step of less than 20 ms: a small plain number is in seconds.
  const isSeconds = ms < limits.minDurationMs && typeof raw === 'number';
  const duration = clamp(Math.round(isSeconds ? ms * 1000 : ms), limits.minDurationMs, limits.passMs);
  if (duration !== raw) say(became('the duration', raw, duration, ' ms'));
  return duration;
}

function mendTransition(raw: unknown, say: Say): number | undefined {
  if (raw === undefined) return undefined;
  const value = isRecord(raw) ? (raw['duration'] ?? raw['ms']) : raw;
  const ms = readMs(value);
  if (ms === undefined || ms < 0) {
    say(`the transition ${quote(raw)} was left out.`);
    return undefined;
  }
  const transition = clamp(Math.round(ms), 0, limits.passMs);
  if (transition !== raw) say(became('the transition', raw, transition, ' ms'));
  return transition;
}
