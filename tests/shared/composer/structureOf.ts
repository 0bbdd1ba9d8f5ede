import type { Step } from '#shared/program/Program';

const varying = new Set(['id', 'color', 'color2', 'bgColor', 'speed', 'density', 'duration', 'transition']);

/** What is left of steps without names, colours and times: scenes that share it are one scene in other clothes. */
export function structureOf(steps: readonly Step[]): string {
  return JSON.stringify(
    steps.map(({ command }) => command),
    (key, value: unknown) => (varying.has(key) ? undefined : value),
  );
}
