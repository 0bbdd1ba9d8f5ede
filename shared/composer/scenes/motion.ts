import { once } from '../../once';
import { step } from '../../program/commands';
import type { Command, Step } from '../../program/Program';
import { scene, type Scene } from './Scene';

/** How drawn things move: steps that melt into each other, and scenes that go round. */

/** A scene that is there at once and goes round without a cut: its first step comes again as the last, faded in. */
export function round(
  name: string,
  words: string,
  draw: () => readonly Step[],
  extras: Pick<Scene, 'accent'> = {},
): Scene {
  const steps = once(() => closed(draw()));
  return scene(name, words, steps, {
    ...extras,
    get loopFrom() {
      return steps()[1]?.id;
    },
  });
}

/** The steps, with the first one again behind the others; it is there at once only the first time. */
function closed(steps: readonly Step[]): readonly Step[] {
  const [first, ...others] = steps;
  if (!first || others.length === 0) return steps;
  const { transition, ...shown } = first;
  return [shown, ...others, { ...shown, id: `${first.id} again`, ...(transition && { transition }) }];
}

/** Steps of one length; each fades in over `fade`, all its length unless told, so that what moves glides. */
export function film(id: string, commands: readonly Command[], ms: number, fade = ms): Step[] {
  return commands.map((command, at) => step(`${id} ${at + 1}`, command, ms, fade));
}

/** `count` things, each made from its place and its share of the way, 0 to just below 1. */
export function series<Thing>(count: number, make: (at: number, share: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, at) => make(at, at / count));
}

/**
 * Steps that flow into each other. The last one shows what the first does: from there the loop goes on with the second,
 * so that it is entered by a cross-fade, while the very first frame does not come out of the dark.
 */
export function cycle(
  name: string,
  frames: number,
  ms: number,
  draw: (at: number) => Command,
  fade = ms,
): Step[] {
  return Array.from({ length: frames + 1 }, (_, at) =>
    step(`${name} ${at + 1}`, draw(at % frames), ms, at === 0 ? 0 : fade),
  );
}
