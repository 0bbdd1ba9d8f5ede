import type { Operation } from '../program/edit/operation';
import { layersOf } from '../program/commandEdits';
import type { Command, Step } from '../program/schema';
import { limits } from '../program/limits';
import type { Act } from './Act';
import type { Subject } from './lexicon';
import type { Accent, Scene } from './scenes/Scene';
import { programSchema } from '../program/schema';
import { applyEdit } from '../program/edit/applyEdit';

interface ColorPlace {
  readonly value: string;
  readonly name?: string;
  readonly at: number;
}

/** Several subjects as one act: the first that can stand alone is the ground, the others join it. */
export function joined(subjects: readonly Subject[], colors: readonly ColorPlace[]): Act {
  const distinct = subjects
    .filter(({ scene }, index) => subjects.findIndex((other) => other.scene === scene) === index)
    .slice(0, 3);
  const base = distinct.find(({ scene }) => !canJoin(scene)) ?? distinct[0];
  if (!base) return { name: 'Light', steps: [] };
  const others = distinct.filter((subject) => subject !== base);
  const colorsOf = (subject: Subject) =>
    colors.filter(({ at }) => subjectBehind(at, distinct, base) === subject);
  let act: Act = recolored(base.scene, colorsOf(base));
  for (const other of others) act = withAccent(act, other.scene, colorsOf(other));
  return { ...act, name: nameOf(base, others, colors) };
}

/** A colour belongs to the next subject within three words; else to the ground of it all. */
function subjectBehind(at: number, subjects: readonly Subject[], base: Subject): Subject {
  const next = subjects.filter((subject) => subject.at > at).sort((a, b) => a.at - b.at)[0];
  return next && next.at - at <= 3 ? next : base;
}

function canJoin({ accent }: Scene): boolean {
  return accent !== undefined;
}

/** A scene in the colours of a wish: one colours all of it, two share it out between what is bright and what is dark. */
function recolored(scene: Scene, colors: readonly ColorPlace[]): Act {
  const [first, second] = colors;
  if (!first) return scene;
  const operations: Operation[] = [{ kind: 'recolor', color: first.value }];
  if (second) operations.push({ kind: 'recolor', color: second.value, target: { ground: 'background' } });
  const program = programSchema.parse({
    name: 'Scene',
    steps: scene.steps.map((step) => ({ ...step, duration: step.duration })),
  });
  return { ...scene, steps: applyEdit(program, operations).program.steps };
}

/** An act with what another scene has to add: laid over each step, else as steps of its own in front of the round. */
export function withAccent(act: Act, scene: Scene, colors: readonly ColorPlace[]): Act {
  const accent = colored(scene.accent ?? { steps: scene.steps }, colors);
  if ('over' in accent) {
    const steps = act.steps.map((step) => ({ ...step, command: overlaid(step.command, accent.over) }));
    const isLaid = steps.some((step, index) => step.command !== act.steps[index]?.command);
    if (isLaid) return { ...act, steps };
    return appended(act, [
      { id: scene.words[0]?.slice(0, 20) ?? 'more', command: accent.over, duration: 3000, transition: 500 },
    ]);
  }
  return appended(act, accent.steps);
}

/** Steps more at the end of the round. */
function appended(act: Act, steps: readonly Step[]): Act {
  const room = limits.steps - act.steps.length;
  const taken = new Set(act.steps.map(({ id }) => id));
  const added = steps.slice(0, room).map((step) => {
    let id = step.id;
    for (let number = 2; taken.has(id); number++) id = `${step.id.slice(0, 18)} ${number}`;
    taken.add(id);
    return { ...step, id, duration: step.duration ?? 4000 };
  });
  const before = act.steps.map((step) =>
    step.duration === null ? { ...step, duration: Math.max(5000, step.transition ?? 0) } : step,
  );
  return { ...act, steps: [...before, ...added], loopCount: act.loopCount ?? 0 };
}

function overlaid(command: Command, over: Extract<Accent, { over: unknown }>['over']): Command {
  if (command.type === 'off') return command;
  if (command.type !== 'layers') return { type: 'layers', front: command, over };
  return command.over || command.front.type === 'off' ? command : { ...command, over };
}

function colored(accent: Accent, [color]: readonly ColorPlace[]): Accent {
  if (!color) return accent;
  const steps: Step[] =
    'over' in accent ? [{ id: 'over', command: accent.over, duration: null }] : [...accent.steps];
  const lasting = steps.map((step, index) => ({
    ...step,
    duration: step.duration ?? (index === steps.length - 1 ? null : 3000),
  }));
  const program = programSchema.parse({ name: 'Accent', steps: lasting });
  const edited = applyEdit(program, [
    {
      kind: 'recolor',
      color: color.value,
      target: { steps: lasting.map(({ id }) => id), ground: 'foreground' },
    },
  ]).program;
  if (!('over' in accent)) return { steps: edited.steps };
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
