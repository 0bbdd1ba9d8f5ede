import { useState } from 'react';
import { routes } from '#shared/api/contract';
import { useWindowStore } from '../store/WindowStoreContext';

/** The ways to begin getting the model and to pause it; `refusal` says why the app would not. */
export interface ModelSetupControls {
  readonly refusal: string | undefined;
  readonly start: () => void;
  readonly pause: () => void;
}

/** Getting the model, asked for from one place of the page: what the app refuses is said there. */
export function useModelSetup(): ModelSetupControls {
  const { askQuietly } = useWindowStore();
  const [refusal, setRefusal] = useState<string | undefined>(undefined);

  async function request(route: typeof routes.engine.getModel): Promise<void> {
    setRefusal(undefined);
    const asked = await askQuietly(route, undefined);
    if (!asked.ok) setRefusal(asked.failure.message);
  }

  return {
    refusal,
    start: () => void request(routes.engine.getModel),
    pause: () => void request(routes.engine.stopGettingModel),
  };
}
