import { beforeAll } from 'vitest';

/** Gives the file's document a canvas that takes every stroke and shows none: happy-dom has no canvas of its own. */
export function fakeCanvas(): void {
  beforeAll(() => {
    const context = new Proxy({}, { get: () => () => context, set: () => true });
    HTMLCanvasElement.prototype.getContext = ((kind: string) =>
      kind === '2d' ? context : null) as HTMLCanvasElement['getContext'];
  });
}
