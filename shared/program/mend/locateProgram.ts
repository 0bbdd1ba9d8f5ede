import { limits } from '../limits';
import { Fields, isRecord, takeFirst } from './Fields';
import type { Mending } from './Mending';
import { findElement, findPattern, meansOff } from './vocabulary';

/** The raw fields of a program, wherever they were found. */
export interface Located {
  name: unknown;
  steps: readonly unknown[];
  loop: unknown;
  loopFields: Fields | undefined;
  onComplete: unknown;
  onCompleteFields: Fields | undefined;
  note: unknown;
  /** All objects the fields were taken from, to report what is left over in them. */
  holders: readonly Fields[];
  /** The JSON path of the list of steps, for errors. */
  path: string;
  /** The value is one step or one command, not a program. */
  isFragment: boolean;
}

const maxWrappers = 8;

/** Finds a program in a value: wrapped, bare, wrapped twice, a list of steps, one step, one command. */
export function locateProgram(raw: unknown, mending: Mending): Located | undefined {
  const holders: Fields[] = [];
  let value = raw;
  let path = '$';
  for (let depth = 0; depth <= maxWrappers; depth++) {
    if (Array.isArray(value)) {
      if (depth === 0 || holders.length > 0) mending.say('The list of steps was put into a program.');
      return gather(holders, value, path, false);
    }
    if (!isRecord(value)) return undefined;
    const steps = stepsOf(value);
    const wrapper = wrapperOf(value, steps !== undefined);
    const isWrapped = wrapper !== undefined && (!steps || holdsFirstSteps(value, wrapper));
    if (steps && !isWrapped) {
      const fields = new Fields(value);
      if (!Array.isArray(fields.peek('steps'))) mending.say('The steps were put into a list.');
      fields.take('steps', 'step');
      const beside = fields.child('program');
      return gather([fields, ...(beside ? [beside] : []), ...holders], steps, `${path}.steps`, false);
    }
    if (wrapper === undefined) {
      if (Object.hasOwn(value, 'steps'))
        return gather([new Fields(value), ...holders], [], `${path}.steps`, false);
      return locateFragment(value, holders, path, mending);
    }
    const fields = new Fields(value);
    fields.take(wrapper);
    holders.unshift(fields);
    if (depth > 0) mending.say('The program was wrapped twice; it was unwrapped.');
    else if (wrapper !== 'program') mending.say(`The program stood in “${wrapper}”; it was taken out.`);
    value = value[wrapper];
    path += `.${wrapper}`;
  }
  return undefined;
}

/** A value without steps: one step, one command, or nothing usable. */
function locateFragment(
  value: Record<string, unknown>,
  holders: readonly Fields[],
  path: string,
  mending: Mending,
): Located | undefined {
  if (isRecord(value['command']) || typeof value['command'] === 'string' || Object.hasOwn(value, 'pattern')) {
    mending.say('A single step was put into a program.');
    const { name, ...step } = value;
    const isTitled = holders.length > 0 && typeof name === 'string';
    const located = gather(holders, [isTitled ? step : value], path, true);
    return isTitled ? { ...located, name } : located;
  }
  if (!looksLikeCommand(value)) return undefined;
  mending.say('A single command was put into a program.');
  return gather(holders, [{ command: value, duration: null }], path, true);
}

function gather(
  holders: readonly Fields[],
  steps: readonly unknown[],
  path: string,
  isFragment: boolean,
): Located {
  const loopFields = childAnywhere(holders, ['loop', 'loops']);
  const onCompleteFields = childAnywhere(holders, ['on_complete', 'onComplete']);
  const places = [...holders, loopFields, onCompleteFields].filter((place) => place !== undefined);
  return {
    name: takeFirst(holders, 'name', 'title') ?? nameUnderProgram(holders),
    steps,
    loop: takeFirst(holders, 'loop', 'repeat', 'loops'),
    loopFields,
    // With a bracket missing, `on_complete` ends up inside the loop.
    onComplete: takeFirst(places, 'on_complete', 'onComplete'),
    onCompleteFields: onCompleteFields ?? loopFields?.child('on_complete'),
    note:
      holders.map((holder) => holder.take('note')).find((note) => note !== undefined) ??
      takeFirst(places, 'note'),
    holders,
    path,
    isFragment,
  };
}

/** The name in `"program":"Sunset"`, with the steps beside it. */
function nameUnderProgram(holders: readonly Fields[]): unknown {
  const holder = holders.find((fields) => typeof fields.peek('program') === 'string');
  holder?.renamed.push('“program” as “name”');
  return holder?.take('program');
}

function childAnywhere(holders: readonly Fields[], names: readonly string[]): Fields | undefined {
  return holders.map((holder) => holder.child(...names)).find((child) => child !== undefined);
}

function stepsOf(value: Record<string, unknown>): unknown[] | undefined {
  const steps = valueUnder(value, 'steps') ?? (Array.isArray(value['step']) ? value['step'] : undefined);
  if (Array.isArray(steps)) return steps.length > 0 ? steps : undefined;
  if (!isRecord(steps)) return undefined;
  if (Object.hasOwn(steps, 'command')) return [steps];
  const entries = Object.entries(steps).slice(0, limits.steps + 1);
  return entries.map(([id, step]) => (isRecord(step) ? { id, ...step } : step));
}

/** The value of a key, ignoring case. */
function valueUnder(value: Record<string, unknown>, key: string): unknown {
  if (Object.hasOwn(value, key)) return value[key];
  const alike = Object.keys(value).slice(0, 16).find((name) => name.toLowerCase() === key); // prettier-ignore
  return alike === undefined ? undefined : value[alike];
}

/**
 * The key of the object that holds the program: `program`, or, where there are no steps, any other key with steps in
 * its value.
 */
function wrapperOf(value: Record<string, unknown>, hasSteps: boolean): string | undefined {
  const program = Object.hasOwn(value, 'program') ? value['program'] : undefined;
  if (isRecord(program) || (Array.isArray(program) && program.length > 0)) return 'program';
  if (hasSteps) return undefined;
  for (const key of Object.keys(value).slice(0, 16)) {
    const inner = value[key];
    if (
      key !== 'steps' &&
      isRecord(inner) &&
      (Object.hasOwn(inner, 'steps') || Object.hasOwn(inner, 'program'))
    )
      return key;
  }
  return undefined;
}

/** Of two lists of steps the first one counts: it may already be playing in the preview. */
function holdsFirstSteps(value: Record<string, unknown>, wrapper: string): boolean {
  const keys = Object.keys(value);
  if (keys.indexOf(wrapper) > keys.indexOf('steps')) return false;
  let inner = value[wrapper];
  for (let depth = 0; depth < maxWrappers && isRecord(inner) && !stepsOf(inner); depth++)
    inner = inner['program'];
  return Array.isArray(inner) || (isRecord(inner) && stepsOf(inner) !== undefined);
}

/** A name alone does not make a command: programs are called “Rainbow” too. */
function looksLikeCommand(value: Record<string, unknown>): boolean {
  const has = (...keys: string[]) => keys.some((key) => Object.hasOwn(value, key));
  if (has('elements', 'front', 'ambient', 'params')) return true;
  const { type, name } = value;
  if (typeof type === 'string') return Boolean(findPattern(type) ?? findElement(type) ?? meansOff(type));
  return (
    typeof name === 'string' && findPattern(name) !== undefined && has('color', 'colors', 'speed', 'duration')
  );
}
