import { describe, expect, it } from 'vitest';
import type { States } from '#shared/api/contract';
import { defaultLayout } from '#shared/lamp/Layout';
import { applyEvent } from '../../../renderer/store/applyEvent';
import { programOf } from '../sampleStates';

const item = (id: string, name: string) => ({
  id,
  program: programOf(name),
  layout: defaultLayout,
  tags: [],
  savedAt: 1,
});

/** The window's library after each of these events, which come over a wire. */
function librariesAfter(...libraries: States['library'][]): (States['library'] | undefined)[] {
  let states = {};
  return libraries.map((library) => {
    const after = applyEvent(states, { area: 'library', state: structuredClone(library) });
    states = after;
    return after.library;
  });
}

describe('the library in the window', () => {
  it('keeps the programs that did not change the same objects when one of them did', () => {
    const [before, after] = librariesAfter(
      [item('a', 'A'), item('b', 'B')],
      [item('c', 'C'), item('a', 'A'), item('b', 'Renamed')],
    );
    expect(after?.[1]).toBe(before?.[0]);
    expect(after?.[2]?.program.name).toBe('Renamed');
    expect(after?.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('is the same list when it is sent again, and another one when something was deleted or moved', () => {
    const both = [item('a', 'A'), item('b', 'B')];
    const [before, again, turned, fewer] = librariesAfter(
      both,
      both,
      both.toReversed(),
      both.toReversed().slice(0, 1),
    );
    expect(again).toBe(before);
    expect(fewer).toEqual(both.slice(1));
    expect(turned).toEqual(both.toReversed());
  });
});
