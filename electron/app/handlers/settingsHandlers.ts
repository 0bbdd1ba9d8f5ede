import type { SettingsChanges } from '#shared/api/areas/settingsArea';
import type { Handlers } from '#shared/api/contract';
import { readAddress } from '../../engine/ollama/OllamaAddress';
import { assertSuitable } from '../../engine/ollama/modelNames';

/** The handlers for the settings. Invalid values fail with BAD_HOST, MODEL_UNSUITABLE or BAD_SETTING and change nothing. */
export function settingsHandlers(apply: (changes: SettingsChanges) => Promise<void>): Handlers['settings'] {
  return {
    change: async ({ changes }) => {
      if (changes.engineHost !== undefined) readAddress(changes.engineHost);
      if (typeof changes.engineModel === 'string') assertSuitable(changes.engineModel);
      await apply(changes);
    },
  };
}
