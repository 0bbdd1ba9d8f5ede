import { useEffect, useRef, type RefObject } from 'react';
import { stepAt } from '#shared/animation/Schedule';
import { useStageMoments } from '../../stage/StagePlayback';

/**
 * Marks the row of the step that the stage shows, past React: the list's children are the steps, then the ending. None is
 * marked while the stage shows another program than the rows, as a version that is compared, or a sketch.
 */
export function useMarkedStep(list: RefObject<HTMLElement | null>): void {
  const shown = useRef(-1);

  function mark() {
    const row = list.current?.children[shown.current];
    for (const marked of list.current?.querySelectorAll('[data-playing]') ?? [])
      if (marked !== row) marked.removeAttribute('data-playing');
    row?.setAttribute('data-playing', 'true');
  }

  useStageMoments(({ content: { kind, program }, atMs }) => {
    const isOther = kind === 'compared' || kind === 'sketch';
    const index = isOther || atMs === undefined ? -1 : stepAt(program, atMs).index;
    if (index === shown.current) return;
    shown.current = index;
    mark();
  });
  // Rows that were moved, or came anew, are marked as the last moment said.
  useEffect(mark);
}
