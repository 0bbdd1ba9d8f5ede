import { colorWords } from '../colorWords';
import { describeCommand } from '../describeProgram';
import { diffPrograms } from '../diffPrograms';
import { durationWords } from '../durationWords';
import { passMs } from '../passMs';
import type { Program } from '../Program';
import type { Operation, Target } from './Operation';

/** Describes what an operation did to a program: `Slower: one pass 7.5 s → 11.3 s`. */
export function changeWords(operation: Operation, before: Program, after: Program): string {
  const target = targetWords(operation.target);
  const what = target ? `${titleOf(operation)}, ${target}` : titleOf(operation);
  const details = detailsOf(operation, before, after);
  const words = details ? `${what}: ${details}` : what;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function titleOf(operation: Operation): string {
  switch (operation.kind) {
    case 'pace':
      return degree(operation.times, 'slower', 'faster');
    case 'cycle':
      return `cycle of ${durationWords(operation.ms)}`;
    case 'light':
      return degree(operation.times, 'brighter', 'dimmer');
    case 'vividness':
      return degree(operation.times, 'more vivid', 'paler');
    case 'warmth':
      return operation.amount > 0 ? 'warmer' : 'cooler';
    case 'recolor':
      return operation.target?.like
        ? `${colorWords(operation.target.like)} turned ${colorWords(operation.color)}`
        : `turned ${colorWords(operation.color)}`;
    case 'exchange':
      return `${colorWords(operation.color)} and ${colorWords(operation.other)} swapped`;
    case 'tint':
      if (operation.times === 0) return `no ${colorWords(operation.color)}`;
      return `${operation.times > 1 ? 'more' : 'less'} ${colorWords(operation.color)}`;
    case 'density':
      return operation.times > 1 ? 'denser' : 'sparser';
    case 'set-density':
      return 'density';
    case 'swap-colors':
      return 'colours swapped';
    case 'reverse':
      return 'reversed';
    case 'repeat':
      return operation.count === 0
        ? 'loops for ever'
        : operation.count === 1
          ? 'plays once'
          : `plays ${operation.count} times`;
    case 'remove':
      return 'removed';
    case 'add-step':
      return `${describeCommand(operation.command)} added at the ${operation.at}`;
    case 'overlay':
      return `${describeCommand(operation.over)} laid over it`;
    case 'hold':
      return `held for ${durationWords(operation.ms)}`;
    case 'stretch':
      return operation.times > 1 ? 'longer' : 'shorter';
    case 'lengthen':
      return `${durationWords(Math.abs(operation.ms))} ${operation.ms > 0 ? 'longer' : 'shorter'}`;
    case 'total':
      return `one pass takes ${durationWords(operation.ms)}`;
    case 'fade':
      return operation.ms === 0 ? 'hard cuts' : `fades of ${durationWords(operation.ms)}`;
    case 'fade-times':
      return operation.times > 1 ? 'longer fades' : 'shorter fades';
    case 'write':
      return `the text is “${operation.content}”`;
  }
}

/** `slower`, or `2 × slower` if the factor is larger than usual. */
function degree(times: number, up: string, down: string): string {
  const factor = Math.round(Math.max(times, 1 / times) * 10) / 10;
  return factor >= 1.8 ? `${factor} × ${times > 1 ? up : down}` : times > 1 ? up : down;
}

function targetWords(target: Target | undefined): string {
  if (!target) return '';
  const { steps, layer, things, icons, ground, isExcept } = target;
  const named = [
    ...(steps ?? []).map((id) => `“${id}”`),
    ...(things ?? []).map((thing) =>
      thing === 'shape' ? 'the drawing' : thing === 'pulse' ? 'the flash' : `the ${thing}`,
    ),
    ...(icons ?? []).map((icon) => `the ${icon.replace('-', ' ')}`),
    ...(layer === 'ambient' ? ['the wall'] : layer === 'over' ? ['what lies on top'] : []),
    ...(ground === 'background' ? ['the background'] : []),
  ];
  const listed = named.length > 3 ? `${named.slice(0, 3).join(', ')} and more` : named.join(', ');
  return listed && isExcept ? `all but ${listed}` : listed;
}

/** The numbers: the length of a pass if that changed, otherwise the first difference. */
function detailsOf(operation: Operation, before: Program, after: Program): string {
  const [was, is] = [passMs(before.steps), passMs(after.steps)];
  if (timed.has(operation.kind)) {
    const [oldPass, newPass] = [durationWords(was), durationWords(is)];
    if (was > 0 && oldPass !== newPass) return `one pass ${oldPass} → ${newPass}`;
  }
  if (!figured.has(operation.kind)) return '';
  const [first = '', ...more] = diffPrograms(before, after);
  const steps = operation.target?.steps ?? [];
  // The title already names the step.
  const detail = steps.length === 1 ? first.replace(`“${steps[0] ?? ''}”: `, '') : first;
  return more.length > 0 ? `${detail} and ${more.length} more` : detail;
}

/** Operations that change how long a pass takes. */
const timed = new Set<Operation['kind']>(['pace', 'stretch', 'lengthen', 'hold', 'total']);

/** Operations whose title does not say how much changed. */
const figured = new Set<Operation['kind']>([
  'pace',
  'cycle',
  'light',
  'vividness',
  'warmth',
  'density',
  'set-density',
  'tint',
  'recolor',
]);
