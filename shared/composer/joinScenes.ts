import type { Operation } from '../program/edit/Operation';
import { layersOf } from '../program/commandEdits';
import type { Step } from '../program/Program';
import { accented } from './accents';
import type { Act } from './Act';
import { hasColor } from './hasColor';
import { buildProgram } from './buildProgram';
import type { Subject } from './lexicon';
import type { Accent, Scene } from './scenes/Scene';
import { applyEdit } from '../program/edit/applyEdit';
import type { Word } from './words/readWords';

interface ColorPlace {
  readonly value: string;
  readonly name?: string;
  readonly at: number;
}

/** Several subjects as one act. */
export interface Joined {
  readonly act: Act;
  /** What colours the act as a whole, still to be done. */
  readonly operations: readonly Operation[];
  readonly shown: readonly Subject[];
  /** What neither joins the others nor is asked for beside them. */
  readonly leftOut: readonly Subject[];
}

/** What is seen in the dark only: a scene that it joins is shown at night. */
const nightly = new Set([
  'Starry sky',
  'Northern lights',
  'Meteor shower',
  'Moonlight',
  'Fireflies',
  'Thunderstorm',
]);
const atNight: readonly Operation[] = [
  { kind: 'light', times: 0.45 },
  { kind: 'warmth', amount: -0.3 },
];

/** So many subjects are shown together. */
const most = 3;

/** Several subjects as one act: the first that can only stand alone is the ground, the others join it: over it sooner than behind it. */
export function joined(
  subjects: readonly Subject[],
  colors: readonly ColorPlace[],
  words: readonly Word[],
): Joined {
  const distinct = subjects.filter(
    ({ scene }, index) => subjects.findIndex((other) => other.scene === scene) === index,
  );
  const base =
    distinct.find(({ scene }) => !canJoin(scene)) ??
    distinct.find(({ scene }) => scene.accent && 'over' in scene.accent) ??
    distinct[0];
  if (!base) return { act: { name: 'Light', steps: [] }, operations: [], shown: [], leftOut: [] };
  const others = distinct
    .filter((subject) => subject !== base && (canJoin(subject.scene) || isLinked(base, subject, words)))
    .slice(0, most - 1);
  const shown = [base, ...others];
  const colorsOf = (subject: Subject) =>
    colors.filter(({ at }) => subjectBehind(at, shown, base) === subject);
  const coloring = recoloring(base.scene, colorsOf(base));
  const name = nameOf(base, others, colors);
  const leftOut = distinct.filter((subject) => !shown.includes(subject));
  if (others.length === 0) return { act: { ...base.scene, name }, operations: coloring, shown, leftOut };
  const isNight = others.some(({ scene }) => nightly.has(scene.name)) && !nightly.has(base.scene.name);
  const changes = [...coloring, ...(isNight ? atNight : [])];
  let act: Act = { ...base.scene, steps: applyEdit(buildProgram(base.scene, []), changes).program.steps };
  for (const other of others) act = withAccent(act, other.scene, colorsOf(other));
  return { act: { ...act, name }, operations: [], shown, leftOut };
}

/** True where “with”, “and” and the like stand between two subjects and no new sentence begins. */
function isLinked(base: Subject, other: Subject, words: readonly Word[]): boolean {
  const [first, second] = base.at < other.at ? [base, other] : [other, base];
  const between = words.slice(first.at + first.length, second.at);
  const isOneClause = words.slice(first.at, second.at).every(({ mark }) => !/[.;,!?]/.test(mark));
  return (
    isOneClause &&
    between.length <= 5 &&
    between.some(({ text }) =>
      /^(?:with|and|plus|over|in|on|at|under|behind|above|before|beside|near|by)$/.test(text),
    )
  );
}

/** A colour belongs to the next subject within three words; else to the ground of it all. */
function subjectBehind(at: number, subjects: readonly Subject[], base: Subject): Subject {
  const next = subjects.filter((subject) => subject.at > at).sort((a, b) => a.at - b.at)[0];
  return next && next.at - at <= 3 ? next : base;
}

function canJoin({ accent }: Scene): boolean {
  return accent !== undefined;
}

/**
 * One colour colours all of a scene, two share it out between what is bright and what is dark; none where the scene has
 * them all by nature.
 */
function recoloring(scene: Scene, colors: readonly ColorPlace[]): Operation[] {
  const [first, second] = colors;
  if (!first || (second && colors.every(({ value }) => hasColor(scene, value)))) return [];
  const all: Operation = { kind: 'recolor', color: first.value };
  return second ? [all, { kind: 'recolor', color: second.value, target: { ground: 'background' } }] : [all];
}

/** An act with what another scene has to add; the act itself where there is no room for it. */
export function withAccent(act: Act, scene: Scene, colors: readonly ColorPlace[]): Act {
  const accent = colored(scene.accent ?? { steps: scene.steps }, colors);
  return accented(act, accent, scene.words[0]?.slice(0, 20) ?? 'more');
}

function colored(accent: Accent, [color]: readonly ColorPlace[]): Accent {
  if (!color) return accent;
  const steps: Step[] =
    'over' in accent ? [{ id: 'over', command: accent.over, duration: null }] : [...accent.steps];
  const lasting = steps.map((step, index) => ({
    ...step,
    duration: step.duration ?? (index === steps.length - 1 ? null : 3000),
  }));
  const program = buildProgram({ name: 'Accent', steps: lasting }, []);
  const edited = applyEdit(program, [
    {
      kind: 'recolor',
      color: color.value,
      target: { steps: lasting.map(({ id }) => id), ground: 'foreground' },
    },
  ]).program;
  if (!('over' in accent)) return { ...accent, steps: edited.steps };
  const over = edited.steps[0] && layersOf(edited.steps[0].command)[0]?.layer;
  return over && over.type !== 'off' ? { over } : accent;
}

/** `Green fireplace`, `Ocean with stars`. */
function nameOf(base: Subject, others: readonly Subject[], colors: readonly ColorPlace[]): string {
  const tint = colors
    .filter(({ at }) => subjectBehind(at, [base, ...others], base) === base)
    .map(({ name = '' }) => name);
  const plain = [...new Set(tint)].join(' and ');
  const name =
    plain === ''
      ? base.scene.name
      : `${plain} ${base.scene.name.charAt(0).toLowerCase()}${base.scene.name.slice(1)}`;
  const more = others.map(({ scene }) => scene.name.toLowerCase()).join(' and ');
  const full = more === '' ? name : `${name} with ${more}`;
  return full.charAt(0).toUpperCase() + full.slice(1);
}
