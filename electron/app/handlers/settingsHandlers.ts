import type { SettingsChanges } from '#shared/api/areas/settingsArea';
import type { Handlers } from '#shared/api/contract';
import { readAddress } from '../../engine/ollama/OllamaAddress';
import { assertSuitable } from '../../engine/ollama/modelNames';

/** What is asked of the settings: what cannot be is refused (BAD_HOST, MODEL_UNSUITABLE, BAD_SETTING) before anything changes. */
export function settingsHandlers(apply: (changes: SettingsChanges) => Promise<void>): Handlers['settings'] {
  return {
    change: async ({ changes }) => {
      if (changes.engineHost !== undefined) readAddress(changes.engineHost);
      if (typeof changes.engineModel === 'string') assertSuitable(changes.engineModel);
      await apply(changes);
    },
  };
}
