import { beforeAll } from 'vitest';

/** Gives the test's document a canvas that accepts every call and draws nothing: happy-dom has none. */
export function fakeCanvas(): void {
  beforeAll(() => {
    const context = new Proxy({}, { get: () => () => context, set: () => true });
    HTMLCanvasElement.prototype.getContext = ((kind: string) =>
      kind === '2d' ? context : null) as HTMLCanvasElement['getContext'];
  });
}
