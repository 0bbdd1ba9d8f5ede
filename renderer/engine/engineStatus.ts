import type { EngineState } from '#shared/api/areas/engine';
import type { Status } from '../header/StatusPill';
import { words } from '../words/words';
import { modelName } from './modelName';
import { shareOf, type SetupStory } from './setupStory';

/** Who answers, in a word and a half. A model whose words leave the machine is not taken for one at home. */
export function engineStatus(engine: EngineState, story: SetupStory): Status {
  const { answering, ollama, isWarming, tokensPerSecond } = engine;
  const getting = story.phase === 'running' ? words.engine.getting(shareOf(story)) : undefined;
  if (answering.kind === 'composer')
    return { tone: 'waiting', title: words.engine.composer, detail: getting };
  const { title, base } = modelName(answering.name, ollama);
  const pace = tokensPerSecond === null ? undefined : words.engine.speed(tokensPerSecond);
  const now = getting ?? (isWarming ? words.engine.warming : pace);
  const said = [base, now].filter((part) => part !== undefined);
  return {
    tone: answering.warning === undefined ? 'good' : 'waiting',
    title,
    detail: said.length === 0 ? undefined : said.join(' · '),
  };
}
