import { useEffect, useRef, type RefObject } from 'react';
import { stepAt } from '#shared/animation/Schedule';
import { useStageMoments } from '../../stage/StagePlayback';

/**
 * Marks the row of the step on show, without React: the list's children are the steps, then the ending. No row is
 * marked while the stage shows another program than the rows, such as a compared version or a sketch.
 */
export function useMarkedStep(list: RefObject<HTMLElement | null>): void {
  const shownIndex = useRef(-1);

  function mark() {
    const row = list.current?.children[shownIndex.current];
    for (const marked of list.current?.querySelectorAll('[data-playing]') ?? [])
      if (marked !== row) marked.removeAttribute('data-playing');
    row?.setAttribute('data-playing', 'true');
  }

  useStageMoments(({ content: { kind, program }, atMs }) => {
    const isOtherProgram = kind === 'compared' || kind === 'sketch';
    const index = isOtherProgram || atMs === undefined ? -1 : stepAt(program, atMs).index;
    if (index === shownIndex.current) return;
    shownIndex.current = index;
    mark();
  });
  // Moved and new rows are marked according to the last moment.
  useEffect(mark);
}
