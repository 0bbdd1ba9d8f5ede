import type { EngineState } from '#shared/api/areas/engine';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { StatusPill } from './StatusPill';

/** Who answers wishes: the model by name, or the built-in composer and why. */
export function EngineLine() {
  const engine = useStates((states) => states.engine);
  const { answering } = engine;
  if (answering.kind === 'composer')
    return (
      <StatusPill
        label={words.engine.label}
        tone="waiting"
        title={words.engine.composer}
        detail={answering.because.message}
      />
    );
  return (
    <StatusPill
      label={words.engine.label}
      tone={answering.warning === undefined ? 'good' : 'waiting'}
      title={answering.name}
      detail={answering.warning ?? paceOf(engine)}
    />
  );
}

function paceOf({ isWarming, tokensPerSecond }: EngineState): string | undefined {
  if (isWarming) return words.engine.warming;
  return tokensPerSecond === null ? undefined : words.engine.speed(tokensPerSecond);
}
