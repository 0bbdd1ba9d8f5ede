import { lampWords, type LampState, type LampWords } from '#shared/lamp/lampState';
import { words } from '../words/words';

/** How it stands with the lamp, and the next step to take. A lamp that is there is called by its name. */
export function lampHeadline(state: LampState): LampWords {
  if (state.phase !== 'ready') return lampWords(state);
  const { kind, name } = state.lamp;
  return kind === 'virtual'
    ? { title: words.lamp.virtual, next: words.lamp.virtualState }
    : { title: name, next: words.lamp.details.plays };
}
