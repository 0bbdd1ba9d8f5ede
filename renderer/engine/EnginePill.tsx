import type { EngineState } from '#shared/api/areas/engine';
import { PopoverBox } from '../controls/PopoverBox';
import { StatusPill, type Tone } from '../header/StatusPill';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { EngineDetails } from './EngineDetails';
import { modelName } from './modelName';
import { shareOf, type SetupStory } from './setupStory';
import { useSetupStory } from './useSetupStory';

/** Who answers wishes, in the title bar: the model by name and pace, or the built-in composer. The rest opens from it. */
export function EnginePill() {
  const engine = useStates((states) => states.engine);
  const { story } = useSetupStory();
  return (
    <PopoverBox
      label={words.engine.label}
      trigger={<StatusPill label={words.engine.label} {...pillOf(engine, story)} />}
    >
      <EngineDetails />
    </PopoverBox>
  );
}

/** What the pill says. A model whose words leave the machine is not taken for one at home. */
export function pillOf(
  engine: EngineState,
  story: SetupStory,
): { readonly tone: Tone; readonly title: string; readonly detail: string | undefined } {
  const { answering, ollama, isWarming, tokensPerSecond } = engine;
  const getting = story.phase === 'running' ? words.engine.getting(shareOf(story)) : undefined;
  if (answering.kind === 'composer') return { tone: 'waiting', title: words.engine.composer, detail: getting };
  const { title, base } = modelName(answering.name, ollama);
  const pace = tokensPerSecond === null ? undefined : words.engine.speed(tokensPerSecond);
  const now = getting ?? (isWarming ? words.engine.warming : pace);
  const detail = [base, now].filter((part) => part !== undefined).join(' · ');
  const tone = answering.warning === undefined ? 'good' : 'waiting';
  return { tone, title, detail: detail === '' ? undefined : detail };
}
