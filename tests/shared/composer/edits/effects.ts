import { expect, it } from 'vitest';
import { instantEdit } from '#shared/composer/edits/instantEdit';
import { hueDistance, isNearWhite, shadeOf } from '#shared/program/colorMath';
import { operationSchema, type Operation } from '#shared/program/edit/Operation';
import type { Program } from '#shared/program/Program';
import { factsOf, type Fact } from './factsOf';

/** What must become of a fact: its new value, or how it must compare. */
export type Check = Fact | ((before: Fact, after: Fact) => boolean);
export type Effect = Readonly<Record<string, Check>>;

export const light = (color: Fact) => shadeOf(String(color)).l;
export const up: Check = (before, after) => Number(after) > Number(before);
export const down: Check = (before, after) => Number(after) < Number(before);
export const lighter: Check = (before, after) => light(after) > light(before);
export const darker: Check = (before, after) => light(after) < light(before);
export const hue =
  (wanted: string): Check =>
  (_, after) =>
    Math.abs(hueDistance(shadeOf(String(after)).h, shadeOf(wanted).h)) < 8;
const nearer =
  (pole: number): Check =>
  (before, after) => {
    const [was, is] = [before, after].map((color) => shadeOf(String(color)));
    if (!was || !is) return false;
    return was.c < 0.07 || Math.abs(hueDistance(is.h, pole)) < Math.abs(hueDistance(was.h, pole));
  };
export const [warmer, cooler] = [nearer(62), nearer(245)];
export const duller: Check = (before, after) => shadeOf(String(after)).c < shadeOf(String(before)).c;
export const notWhite: Check = (_, after) => !isNearWhite(shadeOf(String(after)));
export const differs: Check = () => true;

/** The same for several facts. */
export function all(check: Check, ...facts: string[]): Effect {
  return Object.fromEntries(facts.map((fact) => [fact, check]));
}

/** Wishes, several to a line, exactly what they change, and the edit before, if they speak of it. */
export type EffectTable = readonly (readonly [wishes: string, effect: Effect, last?: readonly Operation[]])[];

/** One test for each wish of a table. */
export function itDoes(table: EffectTable, program: Program): void {
  for (const [wishes, effect, last] of table) {
    it.each(wishes.split(' / '))(`%s → ${Object.keys(effect).join(', ')}`, (wish) => {
      expectEffect(program, wish, effect, last);
    });
  }
}

/** A wish must be an instant edit that changes exactly these facts. */
function expectEffect(before: Program, wish: string, effect: Effect, last: readonly Operation[] = []): void {
  const edit = instantEdit(wish, before, last);
  expect(edit, 'not read as an instant edit').toBeDefined();
  if (!edit) return;
  for (const operation of edit.operations) expect(operationSchema.parse(operation)).toEqual(operation);
  expect(edit.changes).toHaveLength(edit.operations.length);
  const [was, is] = [factsOf(before), factsOf(edit.program)];
  const changed = [...was.keys()].filter((fact) => was.get(fact) !== is.get(fact));
  expect(changed.filter((fact) => isOfBoth(fact, before, edit.program)).toSorted()).toEqual(
    Object.keys(effect).toSorted(),
  );
  for (const [fact, check] of Object.entries(effect)) {
    const [old = 'none', now = 'none'] = [was.get(fact), is.get(fact)];
    if (typeof check === 'function') expect(check(old, now), `${fact}: ${old} → ${now}`).toBe(true);
    else expect(now, fact).toBe(check);
  }
}

/** False for what went with its step. */
function isOfBoth(fact: string, ...programs: readonly Program[]): boolean {
  const [id] = fact.split('.');
  return !fact.includes('.') || programs.every(({ steps }) => steps.some((step) => step.id === id));
}
