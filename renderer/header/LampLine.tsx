import { lampWords } from '#shared/lamp/lampState';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { StatusPill } from './StatusPill';

/** How it stands with the lamp, and the next step. */
export function LampLine() {
  const state = useStates(({ lamp }) => lamp.state);
  const label = words.lamp.label;
  if (state.phase !== 'ready') {
    const { title, next } = lampWords(state);
    return <StatusPill label={label} tone="waiting" title={title} detail={next} />;
  }
  const { kind, name, path } = state.lamp;
  return kind === 'virtual' ? (
    <StatusPill label={label} tone="quiet" title={words.lamp.virtual} detail={words.lamp.virtualNext} />
  ) : (
    <StatusPill label={label} tone="good" title={name} detail={path} />
  );
}
