import { useStates, useView } from '../store/WindowStoreContext';
import { shownOf, type Shown } from './shown';

/** Something of what the stage shows; `select` gives the same object for the same show. */
export function useShown<Selected>(select: (shown: Shown) => Selected): Selected {
  const compared = useView((view) => view.compared);
  return useStates((states) => select(shownOf(states, compared)));
}
