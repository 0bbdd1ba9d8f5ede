import { useState } from 'react';
import { routes } from '#shared/api/contract';
import { useWindowStore } from '../store/WindowStoreContext';

/** Starts and pauses getting the model; `refusal` says why the app refused. */
export interface ModelSetupControls {
  readonly refusal: string | undefined;
  readonly start: () => void;
  readonly pause: () => void;
}

/** Controls for getting the model. The caller shows a refusal where the button is. */
export function useModelSetup(): ModelSetupControls {
  const { askQuietly } = useWindowStore();
  const [refusal, setRefusal] = useState<string | undefined>(undefined);

  async function request(route: typeof routes.engine.getModel): Promise<void> {
    setRefusal(undefined);
    const result = await askQuietly(route, undefined);
    if (!result.ok) setRefusal(result.failure.message);
  }

  return {
    refusal,
    start: () => void request(routes.engine.getModel),
    pause: () => void request(routes.engine.stopGettingModel),
  };
}
