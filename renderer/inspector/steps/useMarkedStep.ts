import { useEffect, useRef, type RefObject } from 'react';
import { stepAt } from '#shared/animation/schedule';
import { useMoments } from '../../stage/Playback';

/** Marks the row of the step that the stage shows, past React: the list's children are the steps, then the ending. */
export function useMarkedStep(list: RefObject<HTMLElement | null>): void {
  const shown = useRef(-1);

  function mark() {
    const row = list.current?.children[shown.current];
    for (const marked of list.current?.querySelectorAll('[data-playing]') ?? [])
      if (marked !== row) marked.removeAttribute('data-playing');
    row?.setAttribute('data-playing', 'true');
  }

  useMoments(({ shown: { program }, atMs }) => {
    const index = atMs === undefined ? -1 : stepAt(program, atMs).index;
    if (index === shown.current) return;
    shown.current = index;
    mark();
  });
  // Rows that were moved, or came anew, are marked as the last moment said.
  useEffect(mark);
}
