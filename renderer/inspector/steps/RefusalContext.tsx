import { createContext, useContext } from 'react';
import type { Refusal } from './refusal';

const RefusalContext = createContext<(refusal: Refusal) => void>(() => undefined);

/** Says why something that was entered cannot be: given by the tab, at whose head it stands. */
export const RefusalProvider = RefusalContext.Provider;

/** The way to say why something that was entered cannot be. */
export function useRefuse(): (refusal: Refusal) => void {
  return useContext(RefusalContext);
}
